import { defaultLocale } from '../../contract/default-locale.ts'

/** A value that differs between two versions; undefined where one doesn't have it. */
export interface Difference {
  /** `bodies.en.hero.title`, `visibility.countries.0`. */
  path: string
  before: unknown
  after: unknown
}

/** Returns the values that differ between two versions, by path. */
export function compareVersions(before: unknown, after: unknown, path = ''): Difference[] {
  if (!isTree(before) || !isTree(after)) {
    return Object.is(before, after) || isEmptyPair(before, after) ? [] : [{ path, before, after }]
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) =>
    compareVersions(before[name], after[name], path ? `${path}.${name}` : name),
  )
}

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const isEmptyPair = (one: unknown, other: unknown) => one === undefined && other === undefined

type Bodies = { number: number; bodies: Readonly<Record<string, unknown>> }

/** Returns the languages of the last version that haven't changed since its English did: to be translated again. */
export function outdatedLanguages(versions: readonly Bodies[]): string[] {
  const last = versions.at(-1)
  if (!last) return []
  const changedAt = (language: string) => {
    const changes = versions.filter(({ bodies }, index) => {
      const earlier = versions[index - 1]?.bodies[language]
      return compareVersions(earlier, bodies[language]).length > 0
    })
    return changes.at(-1)?.number ?? 0
  }
  const english = changedAt(defaultLocale)
  return Object.keys(last.bodies).filter((language) => changedAt(language) < english)
}
