import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { defaultLocale, type Locale } from '../../contract/locales.ts'
import type { WordArgs, WordId } from './word-params.ts'

export type Translate = <Id extends WordId>(id: Id, ...args: WordArgs<Id>) => string

/** One namespace: its messages in the page's language, and the English ones for what that does not have. */
export interface NamespaceWords {
  own: Messages
  english: Messages
}

/** Lingui for a language and for the English behind it, which counts and spells by its own rules. */
export interface Languages {
  own: I18n
  english: I18n
}

const english = 'en-GB'
/** Milliseconds in which words that didn't load are not asked for again. */
const remembered = 2000

export const openLanguages = (locale: Locale): Languages => ({
  own: setupI18n({ locale: locale.tag, messages: { [locale.tag]: {} } }),
  english: setupI18n({ locale: english, messages: { [english]: {} } }),
})

export function addWords({ own, english }: Languages, words: NamespaceWords): void {
  own.load(own.locale, words.own)
  english.load(english.locale, words.english)
}

/**
 * The words of one document in one language. It notes which namespaces a page used, so that the server
 * sends exactly those along; in the browser a namespace that is missing is fetched while React waits.
 */
export class WordStore {
  readonly used = new Set<string>()
  readonly #languages: Languages
  readonly #loaded: Set<string>
  readonly #waiting = new Map<string, Promise<void>>()
  readonly #failed = new Map<string, { error: unknown; at: number }>()
  readonly #fetchWords: (namespace: string) => Promise<NamespaceWords>

  constructor(
    languages: Languages,
    loaded: Iterable<string>,
    fetchWords: (namespace: string) => Promise<NamespaceWords>,
  ) {
    this.#languages = languages
    this.#loaded = new Set(loaded)
    this.#fetchWords = fetchWords
  }

  readonly t: Translate = (id, ...args) =>
    this.languageOf(id)._(id, args[0] as Record<string, unknown> | undefined)

  /**
   * Lingui in the language that has the id. Throws the promise React waits for when its words are not there yet, and
   * the error when they couldn't be loaded: the part that needs them says so in its own place (S8.4).
   */
  languageOf(id: string): I18n {
    const namespace = id.slice(0, id.indexOf('.'))
    this.used.add(namespace)
    if (!this.#loaded.has(namespace)) throw this.#failure(namespace) ?? this.#load(namespace)
    const { own, english } = this.#languages
    return id in own.messages ? own : english
  }

  /** Waits for the words of a namespace, for who reads them outside of rendering, where nobody waits. */
  async ready(namespace: string): Promise<void> {
    if (!this.#loaded.has(namespace)) await this.#load(namespace)
  }

  /** Forgets which words didn't load, so that they are asked for again. */
  retry(): void {
    this.#failed.clear()
  }

  /** React asks several times in a row and has to get the same answer. */
  #failure(namespace: string): unknown {
    const failed = this.#failed.get(namespace)
    return failed && Date.now() - failed.at < remembered ? failed.error : undefined
  }

  #load(namespace: string): Promise<void> {
    const waiting = this.#waiting.get(namespace)
    if (waiting) return waiting
    const load = this.#fetchWords(namespace)
      .then(
        (words) => {
          addWords(this.#languages, words)
          this.#loaded.add(namespace)
        },
        (error: unknown) => {
          console.error(`words of ${namespace} did not load`, error)
          this.#failed.set(namespace, { error, at: Date.now() })
        },
      )
      .finally(() => this.#waiting.delete(namespace))
    this.#waiting.set(namespace, load)
    return load
  }
}

/** Whether a language is the one that the others fall back to. */
export const isEnglish = (locale: Locale): boolean => locale.code === defaultLocale
