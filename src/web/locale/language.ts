import { createContext, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Locale } from '../../contract/locales.ts'
import type { Translate, WordStore } from './word-store.ts'

/** The language of a document or request, and its words. */
export interface Language {
  locale: Locale
  words: WordStore
}

/** For components. Both entries provide it, so the default is never read. */
export const LanguageContext = createContext<Language>(undefined as unknown as Language)

/** For loaders and actions, set by `handler.ts` for each request. */
export const languageContext = createRouterContext<Language>()

/** The visitor's language. */
export const useLocale = (): Locale => useContext(LanguageContext).locale

/** The document's words, for what loads or retries them; `useT` reads them. */
export const useWords = (): WordStore => useContext(LanguageContext).words

/** `const t = useT(); t('flight-results.stops', { count: 1 })`. */
export const useT = (): Translate => useWords().t
