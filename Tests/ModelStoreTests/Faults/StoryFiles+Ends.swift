import Foundation
import ModelStore

extension StoryFiles {
    /// As a process leaves the file that ends before it closes it.
    func fillLeavingLog() throws {
        let copy = folder.appendingPathComponent("copy")
        do {
            let context = try context()
            try StoryObjects.insert(context)
            try StoryObjects.change(context)
            try context.save()
            try keep(in: copy)
        }
        try restore(from: copy)
    }

    /// As a process leaves two files that ends between their commits.
    func fillLeavingInterruptedSave() throws {
        try fill()
        let copy = folder.appendingPathComponent("copy")
        let isArmed = Switch()
        do {
            let trace = TraceSettings { statement in
                guard isArmed.isOn, statement.sql == "COMMIT" else { return }
                isArmed.isOn = false
                try? keep(in: copy)
            }
            let context = try ModelContext(container(trace: trace))
            try StoryObjects.change(context)
            isArmed.isOn = true
            try context.save()
        }
        try restore(from: copy)
    }

    private func keep(in copy: URL) throws {
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: false)
        for name in try names() where !name.hasSuffix("-shm") {
            try FileManager.default.copyItem(
                at: folder.appendingPathComponent(name),
                to: copy.appendingPathComponent(name)
            )
        }
    }

    private func restore(from copy: URL) throws {
        for name in try names() {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: copy.path) {
            try FileManager.default.moveItem(
                at: copy.appendingPathComponent(name),
                to: folder.appendingPathComponent(name)
            )
        }
        try FileManager.default.removeItem(at: copy)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "copy" }
    }
}
