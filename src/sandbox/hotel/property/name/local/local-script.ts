/**
 * How the names and streets of some countries' hotels, which are generated in Latin letters, are written there. Lists of words have
 * the Latin one before the local one: `Hana 花, Sakura_no_Ki 桜の木`.
 */
export interface LocalScript {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** The code of the language. */
  language: string
  /** What stands between words. */
  space: '' | ' '
  /** Where a name has its word for a hotel. */
  hotelFirst: boolean
  words: ReadonlyMap<string, string>
  /** Streets: in the local pattern, `{1}` is the local word for the first group, `{#1}` the group itself. */
  streets: readonly (readonly [RegExp, string])[]
  /** Returns an address in the local order, in which a part may be ''. */
  address(parts: Record<'city' | 'area' | 'street', string>): string
}

/** Reads lists of words. An underscore is a space. */
export const wordList = (...lists: readonly string[]): Map<string, string> =>
  new Map(
    lists.flatMap((list) =>
      list.split(/,\s*/).map((entry): [string, string] => {
        const [latin = '', local = ''] = entry.trim().split(' ')
        return [latin.replaceAll('_', ' '), local.replaceAll('_', ' ')]
      }),
    ),
  )

/** Returns a text of known words in local letters; undefined if it has another one, or nothing is left of it. */
export function inLocalWords(text: string, script: LocalScript): string | undefined {
  const words = wordsOf(text, script.words)
  if (!words) return undefined
  const hotel = words.indexOf(script.words.get('Hotel') ?? '')
  const [kind] = hotel < 0 ? [] : words.splice(hotel, 1)
  const all = script.hotelFirst ? [kind, ...words] : [...words, kind]
  return all.filter(Boolean).join(script.space) || undefined
}

function wordsOf(text: string, known: ReadonlyMap<string, string>): string[] | undefined {
  const words: string[] = []
  for (let rest = text; rest; ) {
    const number = /^\d+/.exec(rest)?.[0]
    const next = number ?? longestAt(rest, known)
    if (!next) return undefined
    words.push(number ?? known.get(next) ?? '')
    rest = rest.slice(next.length).trimStart()
  }
  return words
}

/** Returns the longest known word that a text begins with. */
function longestAt(text: string, known: ReadonlyMap<string, string>): string | undefined {
  let longest = ''
  for (const word of known.keys()) {
    const isWhole = /^$|[ -]/.test(text.charAt(word.length))
    if (word.length > longest.length && isWhole && text.startsWith(word)) longest = word
  }
  return longest || undefined
}

/** Returns a street with its number in local letters; undefined if a word of it isn't known. */
export function inLocalStreet(street: string, script: LocalScript): string | undefined {
  for (const [pattern, local] of script.streets) {
    const groups = pattern.exec(street)
    if (!groups) continue
    const texts = groups.slice(1).map((group) => inLocalWords(group, script))
    const isKnown = texts.every((text, index) => text || !local.includes(`{${index + 1}}`))
    if (!isKnown) return undefined
    return local
      .replace(/\{(\d)\}/g, (_, index) => texts[index - 1] ?? '')
      .replace(/\{#(\d)\}/g, (_, index) => groups[index] ?? '')
  }
  return undefined
}
