/**
 * Returns two lists side by side: what both have in one row, in the order of both, and what only one has with undefined on the
 * other side. Finds the longest common part; lists whose lengths multiply to more than `limit` share only their ends.
 */
export function aligned<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (one: T, other: T) => boolean,
  limit = 4_000_000,
): [before: T | undefined, after: T | undefined][] {
  const rows: [T | undefined, T | undefined][] = []
  let start = 0
  while (start < before.length && start < after.length) {
    if (!isSame(before[start] as T, after[start] as T)) break
    rows.push([before[start], after[start]])
    start++
  }
  let end = 0
  while (end < before.length - start && end < after.length - start) {
    if (!isSame(before.at(-1 - end) as T, after.at(-1 - end) as T)) break
    end++
  }
  const was = before.slice(start, before.length - end)
  const is = after.slice(start, after.length - end)
  rows.push(...(was.length * is.length > limit ? allDiffer(was, is) : common(was, is, isSame)))
  for (let left = end; left > 0; left--) rows.push([before.at(-left), after.at(-left)])
  return rows
}

const allDiffer = <T>(was: readonly T[], is: readonly T[]): [T | undefined, T | undefined][] => [
  ...was.map((each): [T, undefined] => [each, undefined]),
  ...is.map((each): [undefined, T] => [undefined, each]),
]

function common<T>(
  was: readonly T[],
  is: readonly T[],
  isSame: (one: T, other: T) => boolean,
): [T | undefined, T | undefined][] {
  const width = is.length + 1
  // At `place`, the length of the longest common part of what follows in both.
  const lengths = new Uint32Array((was.length + 1) * width)
  const place = (row: number, column: number) => row * width + column
  const at = (row: number, column: number) => lengths[place(row, column)] ?? 0
  for (let row = was.length - 1; row >= 0; row--) {
    for (let column = is.length - 1; column >= 0; column--) {
      lengths[place(row, column)] = isSame(was[row] as T, is[column] as T)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const rows: [T | undefined, T | undefined][] = []
  let [row, column] = [0, 0]
  while (row < was.length || column < is.length) {
    const both = row < was.length && column < is.length
    if (both && isSame(was[row] as T, is[column] as T)) rows.push([was[row++], is[column++]])
    else if (column === is.length || (both && at(row + 1, column) >= at(row, column + 1))) {
      rows.push([was[row++], undefined])
    } else rows.push([undefined, is[column++]])
  }
  return rows
}
