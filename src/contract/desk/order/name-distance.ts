import type { OrderChange } from './order-change.ts'

interface Name {
  title: string
  givenName: string
  surname: string
}

/** How many letters one person may correct alone: a typing error, and not another traveller. */
export const lettersAlone = 3

/** Returns a name without case, accents, blanks and hyphens, which airlines don't tell people apart by. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** Returns how many letters have to be added, removed or replaced. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/**
 * Returns whether a correction needs nobody else: another title, case, accents, given name and surname swapped, or at
 * most three letters, if those aren't most of a name. `LI` to `WU` is somebody else.
 */
export function isSmallCorrection(before: Name, after: Name): boolean {
  const [given, family] = [folded(before.givenName), folded(before.surname)]
  const [newGiven, newFamily] = [folded(after.givenName), folded(after.surname)]
  if (given === newFamily && family === newGiven) return true
  const pairs = [
    [given, newGiven],
    [family, newFamily],
  ] as const
  const changed = pairs.map(([one, other]) => ({
    letters: distance(one, other),
    length: Math.max(one.length, other.length),
  }))
  const sum = changed.reduce((total, { letters }) => total + letters, 0)
  return sum <= lettersAlone && changed.every(({ letters, length }) => letters * 2 <= length)
}

/**
 * Returns what a traveller was called before one person's corrections, newest first in `changes`: several small ones aren't
 * to make a large one.
 */
export function nameBeforeAlone(
  changes: readonly Pick<OrderChange, 'state' | 'names' | 'decidedBy'>[],
  now: Name,
): Name {
  let name = now
  for (const { state, decidedBy, names } of changes) {
    if (state !== 'approved' || !names || !isNamed(names.after, name)) continue
    if (decidedBy) break
    name = names.before
  }
  return name
}

const isNamed = (one: Name, other: Name): boolean =>
  one.givenName === other.givenName && one.surname === other.surname
