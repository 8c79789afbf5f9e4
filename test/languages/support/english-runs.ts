import { type Catalogue, catalogueOf } from '../../words/catalogues.ts'

/** Fewer words in a row can be the same in two languages, or a name. */
const shortestRun = 3

const word = /[A-Za-z]+(?:[’'-][A-Za-z]+)*/g
const wordsOf = (text: string): string[] => text.match(word) ?? []

/** The parts of an ICU message between its placeholders and tags, as words; of plural forms, each. */
const literals = (message: string): string[][] =>
  message
    .split(/[{}#]|<[^>]*>/)
    .filter((part) => !/^\s*\w+\s*,/.test(part))
    .map(wordsOf)
    .filter((words) => words.length >= shortestRun)

/** Staff's pages stay English. */
const isForTravellers = ([id]: readonly [string, string]): boolean => !id.startsWith('desk')

const english = new Map([...catalogueOf('en')].filter(isForTravellers))
const messageId = /\b[a-z][a-z0-9-]*\.[a-z0-9-]+\b/g

/** Words of English that other languages written in Latin letters hardly have. */
const common = new Set(
  'the and of your you with this that are was for from have has will not they their which'.split(
    ' ',
  ),
)

/** Returns whether a text reads as English by its commonest words, whoever wrote it. */
function readsAsEnglish(text: string): boolean {
  const words = wordsOf(text)
  if (words.length < 8) return false
  return words.filter((each) => common.has(each.toLowerCase())).length / words.length > 0.25
}

/**
 * Returns what finds faults in the texts of a page in a language: ids of messages instead of their texts, three or more words in a
 * row that an English message has and the language's `own` messages don't, and longer texts that read as English.
 */
export function textFaultsIn(
  language: string,
  own: Catalogue = catalogueOf(language),
): (texts: readonly string[]) => string[] {
  const ownRuns = new Set([...own.values()].flatMap(literals).map((words) => words.join(' ')))
  const runs = new Map<string, string[][]>()
  for (const [id, message] of language === 'en' ? [] : english) {
    if (own.get(id) === message) continue
    for (const words of literals(message)) {
      if (ownRuns.has(words.join(' '))) continue
      const start = words.slice(0, shortestRun).join(' ')
      runs.set(start, [...(runs.get(start) ?? []), words])
    }
  }
  function runIn(text: string): string | undefined {
    const words = wordsOf(text)
    for (let at = 0; at + shortestRun <= words.length; at += 1) {
      const found = runs
        .get(words.slice(at, at + shortestRun).join(' '))
        ?.find((run) => run.every((each, index) => words[at + index] === each))
      if (found) return found.join(' ')
    }
    return undefined
  }
  return (texts) =>
    texts.flatMap((text) => {
      const faults = [...(text.match(messageId) ?? [])]
        .filter((id) => english.has(id))
        .map((id) => `key ${id}`)
      const run = runIn(text)
      if (run) faults.push(`English: ${run}`)
      else if (language !== 'en' && readsAsEnglish(text)) {
        faults.push(`reads as English: ${text.slice(0, 80)}`)
      }
      return faults
    })
}
