import type { I18n } from '@lingui/core'
import {
  addWords,
  type Languages,
  languageOf,
  type NamespaceWords,
} from '../../contract/words/languages.ts'

export interface Translate {
  <Id extends WordId>(id: Id, ...args: WordArgs<Id>): string
  /** Returns whether there is such a message, in the document's language or in English. */
  has(id: string): boolean
  /** Returns the tag of a message's language, for lists inside it: English if the document's language lacks it. */
  tagOf(id: WordId): string
}

/** Appears where a value such as "10 декабря 2026 г." ends a sentence. */
const doublePeriod = /([^.])\.\.(?!\.)/g

/** How long, in milliseconds, until messages that failed to load are requested again. */
const remembered = 2000

/**
 * The messages of one document in one language. Records the namespaces a page used, so that the server sends exactly
 * those with it. In the browser, a missing namespace is fetched while React suspends.
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

  readonly t: Translate = Object.assign(
    <Id extends WordId>(id: Id, ...args: WordArgs<Id>) =>
      this.languageOf(id)
        ._(id, args[0] as Record<string, unknown> | undefined)
        .replace(doublePeriod, '$1.'),
    {
      has: (id: string) => id in this.languageOf(id).messages,
      tagOf: (id: WordId) => this.languageOf(id).locale,
    },
  )

  /**
   * Returns the Lingui instance that has the id. Throws a promise for React while its namespace loads, and the error
   * if it failed, so that only the part of the page that needs it shows the error (S8.4).
   */
  languageOf(id: string): I18n {
    const namespace = id.slice(0, id.indexOf('.'))
    this.used.add(namespace)
    if (!this.#loaded.has(namespace)) throw this.#failure(namespace) ?? this.#load(namespace)
    return languageOf(this.#languages, id)
  }

  /** Resolves when a namespace is loaded. For code outside of rendering, where React can't suspend. */
  async ready(namespace: string): Promise<void> {
    if (!this.#loaded.has(namespace)) await this.#load(namespace)
  }

  /** Forgets failed loads, so that they're tried again. */
  retry(): void {
    this.#failed.clear()
  }

  /** Returns the same error for repeated renders, which React requires. */
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

/**
 * Every message id with its parameters (`null` for none). Filled by the generated files in `ids/`,
 * one per namespace, so that a missing message or parameter is a type error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface WordParams {}

export type WordId = keyof WordParams & string

/** `[]` for messages without parameters, `[params]` for the others. */
export type WordArgs<Id extends WordId> = WordParams[Id] extends null ? [] : [WordParams[Id]]
