import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { defaultLocale, defaultTag } from '../default-locale.ts'
import type { Locale } from '../locales.ts'

/** One namespace: its messages in a language, and the English ones it lacks. */
export interface NamespaceWords {
  own: Messages
  english: Messages
}

/** Lingui for a language and for the English fallback, each with its own plural rules. */
export interface Languages {
  own: I18n
  english: I18n
}

/** Returns whether a language is the fallback. */
export const isEnglish = (locale: Locale): boolean => locale.code === defaultLocale

export const openLanguages = (locale: Locale): Languages => ({
  own: setupI18n({ locale: locale.tag, messages: { [locale.tag]: {} } }),
  english: setupI18n({ locale: defaultTag, messages: { [defaultTag]: {} } }),
})

export function addWords({ own, english }: Languages, words: NamespaceWords): void {
  own.load(own.locale, words.own)
  english.load(english.locale, words.english)
}

/** Returns a namespace with the English messages that the language lacks. */
export function withEnglish(own: Messages, english: Messages): NamespaceWords {
  const missing = Object.entries(english).filter(([id]) => !(id in own))
  return { own, english: Object.fromEntries(missing) }
}

/** Returns the Lingui instance that has a message: English if the language itself lacks it. */
export const languageOf = ({ own, english }: Languages, id: string): I18n =>
  id in own.messages ? own : english
