import type { Catalogue } from './catalogues.ts'

/**
 * Returns the English texts of several messages that are translated in several ways, with their translations. Messages that
 * `isExcused` may differ from the others.
 */
export function textsVaried(
  own: Catalogue,
  english: Catalogue,
  isExcused: (id: string) => boolean,
): Map<string, readonly string[]> {
  const translations = new Map<string, Set<string>>()
  for (const [id, message] of own) {
    const original = english.get(id)
    if (original === undefined || isExcused(id)) continue
    translations.set(original, (translations.get(original) ?? new Set()).add(message))
  }
  return new Map(
    [...translations].filter(([, each]) => each.size > 1).map(([text, each]) => [text, [...each]]),
  )
}

/** The English texts of a translation, by what they are without what many languages leave out. */
type Originals = ReadonlyMap<string, string>

/** Returns the translations that stand for several English texts, with these texts. */
export function textsShared(own: Catalogue, english: Catalogue): ReadonlyMap<string, Originals> {
  const originals = new Map<string, Map<string, string>>()
  for (const [id, message] of own) {
    const original = english.get(id)
    // Former terms repeat today's, in the words of their day.
    if (original === undefined || id.startsWith('former-terms.')) continue
    const texts = originals.get(message) ?? new Map<string, string>()
    originals.set(message, texts.set(bare(original), original))
  }
  return new Map([...originals].filter(([, texts]) => texts.size > 1))
}

/** Returns the translations whose English texts don't all stand in one of the `allowed` lists, or in lists that overlap. */
export function textsConfused(
  shared: ReadonlyMap<string, Originals>,
  allowed: readonly (readonly string[])[],
): Map<string, readonly string[]> {
  const lists = allowed.map((each) => new Set(each.map(bare)))
  return new Map(
    [...shared]
      .filter(([, texts]) => meanings([...texts.keys()], lists) > 1)
      .map(([message, texts]) => [message, [...texts.values()]]),
  )
}

/** Returns how many groups texts fall into, where a list joins all texts that it has. */
function meanings(texts: readonly string[], lists: readonly ReadonlySet<string>[]): number {
  let groups = texts.map((text) => [text])
  for (const list of lists) {
    const joined = groups.filter((group) => group.some((text) => list.has(text)))
    if (joined.length > 1) {
      groups = [...groups.filter((group) => !joined.includes(group)), joined.flat()]
    }
  }
  return groups.length
}

/** A text without what many languages leave out: capitals, articles, possessives, plurals and the final stop. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/\b(?:the|your|my|an?|this|that|some|all|are|is)\b ?/g, '')
    .replace(/s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
