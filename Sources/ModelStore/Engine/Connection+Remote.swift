import Foundation

extension Connection {
    func beginWriting(to remote: any RemoteDatabase) throws {
        try remote.begin(.writing(steps, isAlone: writesAlone))
    }
}
