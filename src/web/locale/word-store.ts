import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { WordArgs, WordId } from './word-params.ts'

export type Translate = <Id extends WordId>(id: Id, ...args: WordArgs<Id>) => string

/**
 * The words of one document in one language. It notes which namespaces a page used, so that the server
 * sends exactly those along; in the browser a namespace that is missing is fetched while React waits.
 */
export class WordStore {
  readonly used = new Set<string>()
  readonly i18n: I18n
  readonly #loaded: Set<string>
  readonly #waiting = new Map<string, Promise<void>>()
  readonly #fetchWords: (namespace: string) => Promise<Messages>

  constructor(i18n: I18n, loaded: Iterable<string>, fetchWords: (ns: string) => Promise<Messages>) {
    this.i18n = i18n
    this.#loaded = new Set(loaded)
    this.#fetchWords = fetchWords
  }

  readonly t: Translate = (id, ...args) => {
    this.need(id)
    return this.i18n._(id, args[0] as Record<string, unknown> | undefined)
  }

  /** Throws the promise React waits for when the id's namespace has not arrived yet. */
  need(id: string): void {
    const namespace = id.slice(0, id.indexOf('.'))
    this.used.add(namespace)
    if (!this.#loaded.has(namespace)) throw this.#load(namespace)
  }

  #load(namespace: string): Promise<void> {
    const waiting = this.#waiting.get(namespace)
    if (waiting) return waiting
    const load = this.#fetchWords(namespace)
      // Without its words a page shows ids, which is better than no page (S8.4).
      .catch((error: unknown): Messages => {
        console.error(`words of ${namespace} did not load`, error)
        return {}
      })
      .then((messages) => {
        this.i18n.load(this.i18n.locale, messages)
        this.#loaded.add(namespace)
      })
    this.#waiting.set(namespace, load)
    return load
  }
}

/** Lingui's instance for one language; `tag` sets its plural rules and number formats. */
export const makeI18n = (tag: string, messages: Messages): I18n =>
  setupI18n({ locale: tag, messages: { [tag]: { ...messages } } })
