import ModelStore
import TestSupport
import Testing

/// Chains of objects are longer than any stack of calls, and than what SQLite deletes by itself.
struct ChainTests {
    @Test func aChainInMemoryIsDeleted() throws {
        try onSmallStack { try ChainRun(2000).deleteLinksInMemory() }
    }

    @Test func aNewChainIsDeleted() throws {
        try onSmallStack { try ChainRun(2000).deleteNewLinks() }
    }

    @Test func aChainInTheFileIsDeleted() throws {
        try onSmallStack { try ChainRun(2000).deleteStoredLinks() }
    }

    @Test func aRingIsDeleted() throws {
        try onSmallStack { try ChainRun(2000).deleteRing() }
    }

    @Test func aTreeInMemoryIsDeleted() throws {
        try onSmallStack { try ChainRun(2000).deleteTreeInMemory() }
    }

    @Test func aTreeInTheFileIsDeleted() throws {
        try onSmallStack { try ChainRun(2000).deleteStoredTree() }
    }

    @Test func aTreeThatIsLeftToTheDatabaseIsDeleted() throws {
        try onSmallStack { try ChainRun(2000).deleteUnreadTree() }
    }

    @Test func aGraphThatIsLeftToTheDatabaseIsDeleted() throws {
        try onSmallStack { try ChainRun(2000).deleteUnreadGraph() }
    }

    @Test func aChainOfTwoClassesIsDeleted() throws {
        try onSmallStack { try ChainRun(2000).deleteRoomsAndDoors() }
    }

    @Test func manyCascadesAreSettled() throws {
        try onSmallStack { try ChainRun(2000).settleManyCascades() }
    }

    @Test func aDeletedChainIsRolledBack() throws {
        try onSmallStack { try ChainRun(2000).rollBackDeletion() }
    }

    @Test func listsOfAChainAreReadAgain() throws {
        try onSmallStack { try ChainRun(2000).renewListsWithSnapshots() }
    }

    @Test func chainsAreDropped() throws {
        try onSmallStack { try ChainRun(2000).dropChains() }
    }

    @Test func aChainThatDeniesIsDropped() throws {
        try onSmallStack { try ChainRun(10_000).dropDeniedSteps() }
    }

    @Test func chainsAreCopied() throws {
        try onSmallStack { try ChainRun(2000).copyChains() }
    }
}

/// Some of it with 100,000 objects, where the environment asks for it.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct ChainLongTests {
    @Test func chainsAreDeleted() throws {
        try onSmallStack {
            let run = try ChainRun(100_000)
            try run.deleteLinksInMemory()
            try run.deleteStoredTree()
            try run.deleteUnreadGraph()
        }
    }

    @Test func chainsAreDroppedAndCopied() throws {
        try onSmallStack {
            let run = try ChainRun(100_000)
            try run.dropChains()
            try run.copyChains()
        }
    }
}
