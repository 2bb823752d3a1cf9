/// A run of lines of the old text and the run of the new text that stands in its place; one may be empty.
struct LineChange: Hashable {
    /// The lines that are gone.
    var old: Range<Int>
    /// The lines that are new.
    var new: Range<Int>
}

/// Finds what changed between two lists of lines, as few lines as can be found within a bound on the work.
///
/// This is the greedy algorithm in linear space of Eugene W. Myers, "An O(ND) Difference Algorithm and Its
/// Variations" (1986): look for the middle of a shortest edit path from both ends, then do the same for both halves.
/// A stretch for which the work runs out is taken as changed altogether.
struct LineDiff {
    private let old: [Int]
    private let new: [Int]
    private var isRemoved: [Bool]
    private var isAdded: [Bool]
    private var forward: [Int]
    private var backward: [Int]
    private var steps: Int

    /// The changes in order; between two of them there is at least one line that stays.
    ///
    /// `steps` bounds the comparisons made.
    static func changes<Line: Hashable>(from old: [Line], to new: [Line], steps: Int) -> [LineChange] {
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let oldNumbers = old.map(number)
        let newNumbers = new.map(number)
        let lines = SharedLines(oldNumbers, newNumbers)
        var diff = LineDiff(lines.old.map { oldNumbers[$0] }, lines.new.map { newNumbers[$0] }, steps: steps)
        diff.compare(diff.old.indices, diff.new.indices)
        let isRemoved = lines.widened(diff.isRemoved, lines.old, count: old.count)
        let isAdded = lines.widened(diff.isAdded, lines.new, count: new.count)
        return slidDown(runs(isRemoved, isAdded), oldNumbers, newNumbers)
    }

    private init(_ old: [Int], _ new: [Int], steps: Int) {
        self.old = old
        self.new = new
        self.steps = steps
        isRemoved = Array(repeating: false, count: old.count)
        isAdded = Array(repeating: false, count: new.count)
        forward = Array(repeating: 0, count: 2 * (old.count + new.count) + 3)
        backward = forward
    }

    private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var (low, high) = (oldRange.lowerBound, oldRange.upperBound)
        var (newLow, newHigh) = (newRange.lowerBound, newRange.upperBound)
        while low < high, newLow < newHigh, old[low] == new[newLow] { (low, newLow) = (low + 1, newLow + 1) }
        while low < high, newLow < newHigh, old[high - 1] == new[newHigh - 1] {
            (high, newHigh) = (high - 1, newHigh - 1)
        }
        if low < high, newLow < newHigh, let middle = middle(low..<high, newLow..<newHigh) {
            // Both ends differ, so the path has two edits or more and each half has fewer.
            compare(low..<middle.start.old, newLow..<middle.start.new)
            compare(middle.end.old..<high, middle.end.new..<newHigh)
        } else {
            for line in low..<high { isRemoved[line] = true }
            for line in newLow..<newHigh { isAdded[line] = true }
        }
    }

    private typealias Point = (old: Int, new: Int)

    /// The two stretches in which a middle is looked for.
    private struct Box {
        let old: Range<Int>
        let new: Range<Int>

        /// How many more old lines than new ones there are: the diagonal on which the far corner lies.
        var delta: Int { old.count - new.count }

        /// The diagonals that paths of so many edits reach without leaving the box.
        func diagonals(_ edits: Int) -> StrideThrough<Int> {
            stride(
                from: -edits + 2 * max(0, edits - new.count), through: edits - 2 * max(0, edits - old.count),
                by: 2)
        }
    }

    /// The run of equal lines in the middle of a shortest path, or nil when the work has run out.
    private mutating func middle(
        _ oldRange: Range<Int>, _ newRange: Range<Int>
    ) -> (start: Point, end: Point)? {
        let box = Box(old: oldRange, new: newRange)
        forward[center + 1] = 0
        backward[center + 1] = 0
        for edits in 0...(oldRange.count + newRange.count + 1) / 2 {
            if let found = advance(box, edits) ?? retreat(box, edits) { return found }
            if steps < 0 { return nil }
        }
        return nil
    }

    private var center: Int { old.count + new.count + 1 }

    /// Takes the paths from the near corner one edit further; the run on which one meets a path from the far corner.
    private mutating func advance(_ box: Box, _ edits: Int) -> (start: Point, end: Point)? {
        for diagonal in box.diagonals(edits) {
            let start = Self.start(on: diagonal, edits, forward, center)
            var end = start
            while end.old < box.old.count, end.new < box.new.count,
                old[box.old.lowerBound + end.old] == new[box.new.lowerBound + end.new]
            {
                end = (end.old + 1, end.new + 1)
            }
            forward[center + diagonal] = end.old
            steps -= 1 + end.old - start.old
            guard !box.delta.isMultiple(of: 2), abs(diagonal - box.delta) < edits,
                end.old + backward[center + box.delta - diagonal] >= box.old.count
            else { continue }
            let corner = (old: box.old.lowerBound, new: box.new.lowerBound)
            return (
                (corner.old + start.old, corner.new + start.new), (corner.old + end.old, corner.new + end.new)
            )
        }
        return nil
    }

    /// Takes the paths from the far corner one edit back; the run on which one meets a path from the near corner.
    private mutating func retreat(_ box: Box, _ edits: Int) -> (start: Point, end: Point)? {
        for diagonal in box.diagonals(edits) {
            let start = Self.start(on: diagonal, edits, backward, center)
            var end = start
            while end.old < box.old.count, end.new < box.new.count,
                old[box.old.upperBound - 1 - end.old] == new[box.new.upperBound - 1 - end.new]
            {
                end = (end.old + 1, end.new + 1)
            }
            backward[center + diagonal] = end.old
            steps -= 1 + end.old - start.old
            guard box.delta.isMultiple(of: 2), abs(diagonal - box.delta) <= edits,
                end.old + forward[center + box.delta - diagonal] >= box.old.count
            else { continue }
            let corner = (old: box.old.upperBound, new: box.new.upperBound)
            return (
                (corner.old - end.old, corner.new - end.new), (corner.old - start.old, corner.new - start.new)
            )
        }
        return nil
    }

    /// Where a path with one more edit enters a diagonal, as far along as possible.
    private static func start(on diagonal: Int, _ edits: Int, _ reached: [Int], _ center: Int) -> Point {
        let below = reached[center + diagonal - 1]
        let above = reached[center + diagonal + 1]
        let isInsertion = diagonal == -edits || (diagonal != edits && below < above)
        let old = isInsertion ? above : below + 1
        return (old, old - diagonal)
    }

    private static func runs(_ isRemoved: [Bool], _ isAdded: [Bool]) -> [LineChange] {
        var changes: [LineChange] = []
        var (old, new) = (0, 0)
        while old < isRemoved.count || new < isAdded.count {
            let start = (old, new)
            while old < isRemoved.count, isRemoved[old] { old += 1 }
            while new < isAdded.count, isAdded[new] { new += 1 }
            if (old, new) != start { changes.append(LineChange(old: start.0..<old, new: start.1..<new)) }
            (old, new) = (old + 1, new + 1)
        }
        return changes
    }

    /// Moves pure insertions and removals as far down as they go, which often ends them where a block ends.
    private static func slidDown(_ changes: [LineChange], _ old: [Int], _ new: [Int]) -> [LineChange] {
        var result: [LineChange] = []
        for index in changes.indices.reversed() {
            var change = changes[index]
            while true {
                let limit =
                    result.last.map { ($0.old.lowerBound, $0.new.lowerBound) } ?? (old.count, new.count)
                if change.old.upperBound == limit.0, change.new.upperBound == limit.1,
                    let next = result.popLast()
                {
                    change.old = change.old.lowerBound..<next.old.upperBound
                    change.new = change.new.lowerBound..<next.new.upperBound
                } else if change.new.isEmpty, change.old.upperBound < limit.0,
                    old[change.old.lowerBound] == old[change.old.upperBound]
                {
                    change.slide()
                } else if change.old.isEmpty, change.new.upperBound < limit.1,
                    new[change.new.lowerBound] == new[change.new.upperBound]
                {
                    change.slide()
                } else {
                    break
                }
            }
            result.append(change)
        }
        return result.reversed()
    }
}

extension LineChange {
    fileprivate mutating func slide() {
        old = old.lowerBound + 1..<old.upperBound + 1
        new = new.lowerBound + 1..<new.upperBound + 1
    }
}

/// The lines that occur in both texts; a line that does not is certain to be a change.
private struct SharedLines {
    let old: [Int]
    let new: [Int]

    init(_ oldNumbers: [Int], _ newNumbers: [Int]) {
        let inOld = Set(oldNumbers)
        let inNew = Set(newNumbers)
        old = oldNumbers.indices.filter { inNew.contains(oldNumbers[$0]) }
        new = newNumbers.indices.filter { inOld.contains(newNumbers[$0]) }
    }

    /// The marks of all lines, from the marks of the shared ones.
    func widened(_ marks: [Bool], _ shared: [Int], count: Int) -> [Bool] {
        var all = Array(repeating: true, count: count)
        for (mark, line) in zip(marks, shared) { all[line] = mark }
        return all
    }
}
