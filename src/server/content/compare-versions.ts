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

/**
 * Returns, by the number of each version, its languages that haven't changed since its English did: to be translated again.
 * The versions are in order. A restored version is like the one that it repeats, although its English is the newest again.
 */
export function outdatedLanguages(versions: readonly Bodies[]): Map<number, string[]> {
  const changedAt = new Map<string, number>()
  const outdated = new Map<number, string[]>()
  let earlier: Bodies['bodies'] = {}
  const before: Bodies[] = []
  for (const { number, bodies } of versions) {
    const isSame = (language: string, other: Bodies) =>
      compareVersions(other.bodies[language], bodies[language]).length === 0
    const sameEnglish = before.filter((other) => isSame(defaultLocale, other))
    const languages = Object.keys(bodies)
    for (const language of languages) {
      const changes = compareVersions(earlier[language], bodies[language])
      if (changes.length > 0) changedAt.set(language, number)
    }
    const since = bodies[defaultLocale] === undefined ? 0 : (changedAt.get(defaultLocale) ?? 0)
    outdated.set(
      number,
      languages.filter((language) => {
        const repeated = sameEnglish.find((other) => isSame(language, other))
        if (repeated) return outdated.get(repeated.number)?.includes(language)
        return (changedAt.get(language) ?? 0) < since
      }),
    )
    before.push({ number, bodies })
    earlier = bodies
  }
  return outdated
}
