import { existsSync, readFileSync } from 'node:fs'
import type { Messages } from '@lingui/core'
import { defaultLocale } from '../../contract/default-locale.ts'
import { type Locale, localeByCode, locales } from '../../contract/locales.ts'
import { compileWords } from '../../contract/words/compile-words.ts'
import { addWords, languageOf, openLanguages, withEnglish } from '../../contract/words/languages.ts'

/** One namespace's messages in one language, for mails, documents and pages rendered by the server itself. */
export interface Say {
  (key: string, values?: Record<string, string | number>): string
  /** The code of the language that the words are in: English where a namespace isn't translated yet. */
  readonly language: string
  /** The code of the reader's own language, whether or not it has these words. */
  readonly locale: string
  /** The reader's own tag, for dates and amounts, whatever language the words are in: pages show the same. */
  readonly tag: string
  /** Returns whether there is such a message, in that language or in English. */
  has(key: string): boolean
}

/** The namespaces that a text's messages are from. One with messages of both kinds is in both lists. */
export interface WordsUsed {
  /** In the reader's language. */
  own: string[]
  /** In English, because the reader's language lacks the message. */
  english: string[]
}

/** A message as it was written. */
interface NotedWords {
  namespace: string
  isOwn: boolean
  words: string
}

/** What is noted at the moment: a text is written without waiting, so there's only one at a time. */
let noted: { locale: string; all: NotedWords[] } | undefined

/**
 * Returns what `write` returns, and a function that says where the messages in its text came from. Messages that aren't in the
 * text don't count, nor do those for somebody else, such as a property's staff.
 */
export function notingWords<T>(
  wanted: string,
  write: () => T,
): { written: T; usedIn(text: string): WordsUsed } {
  const all: NotedWords[] = []
  noted = { locale: (localeByCode(wanted) ?? locales[0]).code, all }
  try {
    const written = write()
    return {
      written,
      usedIn(text) {
        const found = all.filter(({ words }) => words !== '' && text.includes(words))
        const namespaces = (isOwn: boolean) => [
          ...new Set(found.filter((each) => each.isOwn === isOwn).map((each) => each.namespace)),
        ]
        return { own: namespaces(true).sort(), english: namespaces(false).sort() }
      },
    }
  } finally {
    noted = undefined
  }
}

/**
 * Returns the messages of a folder's catalogues. A missing message is English with English plurals, next to dates and
 * amounts in the reader's own form, as on pages. So is a catalogue that is missing or can't be read, which `report` learns once.
 */
export function openCatalogues(
  folder: URL,
  report: (problem: string) => void = (problem) => process.emitWarning(problem),
): (namespace: string, wanted: string) => Say {
  const opened = new Map<string, Say>()

  return function wordsOf(namespace: string, wanted: string): Say {
    const locale = localeByCode(wanted) ?? locales[0]
    const id = `${locale.code}/${namespace}`
    const known = opened.get(id)
    if (known) return known
    const own = tryToRead(locale.code, namespace)
    const words = withEnglish(own ?? {}, read(defaultLocale, namespace) ?? {})
    const say = sayIn(locale, own ? locale.code : defaultLocale, namespace, words)
    opened.set(id, say)
    return say
  }

  function tryToRead(code: string, namespace: string): Messages | undefined {
    if (code === defaultLocale) return read(code, namespace)
    try {
      const own = read(code, namespace)
      if (own || !read(defaultLocale, namespace)) return own
      report(`messages of ${namespace} in ${code} are missing`)
    } catch (error) {
      report(`messages of ${namespace} in ${code} cannot be read: ${error}`)
    }
    return undefined
  }

  function read(code: string, namespace: string): Messages | undefined {
    const file = new URL(`${code}/${namespace}.json`, folder)
    if (!existsSync(file)) return undefined
    return compileWords(namespace, JSON.parse(readFileSync(file, 'utf8')))
  }
}

function sayIn(
  locale: Locale,
  language: string,
  namespace: string,
  words: ReturnType<typeof withEnglish>,
): Say {
  const languages = openLanguages(locale)
  addWords(languages, words)
  return Object.assign(
    (key: string, values?: Record<string, string | number>) => {
      const id = `${namespace}.${key}`
      const found = languageOf(languages, id)
      const words = found._(id, values)
      if (noted?.locale === locale.code) {
        noted.all.push({ namespace, isOwn: found === languages.own, words })
      }
      return words
    },
    {
      language,
      locale: locale.code,
      tag: locale.tag,
      has: (key: string) => {
        const id = `${namespace}.${key}`
        return id in languageOf(languages, id).messages
      },
    },
  )
}

/** Returns a namespace's messages in a language, by their keys within the namespace. */
export const wordsOf = openCatalogues(new URL('../../../locale/', import.meta.url))
