import { createContext, useCallback, useContext } from 'react'
import type { RouterContextProvider } from 'react-router'
import { createContext as createRouterContext } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locales.ts'
import { type PagePath, pageUrl, type Query } from './url.ts'
import type { Translate, WordStore } from './word-store.ts'

/** The language of a document or request, and its messages. */
export interface Language {
  locale: Locale
  words: WordStore
}

/** For components. Both entries provide it, so the default is never read. */
export const LanguageContext = createContext<Language>(undefined as unknown as Language)

/** When the document was made, by the server's clock, in milliseconds: also in browsers whose clocks are wrong. */
export const NowContext = createContext(0)

/** For loaders and actions, set by `handler.ts` for each request. */
export const languageContext = createRouterContext<Language>()

/** Returns the visitor's language. */
export const useLocale = (): Locale => useContext(LanguageContext).locale

/** Returns the time by which dates are told apart in words, such as whether a day needs its year. */
export const useNow = (): number => useContext(NowContext)

/** Returns the document's messages, for code that loads or retries them; `useT` reads them. */
export const useWords = (): WordStore => useContext(LanguageContext).words

/** Returns the translation function: `const t = useT(); t('flight-results.stops', { count: 1 })`. */
export const useT = (): Translate => useWords().t

/** Returns the visitor's message for an error code; every code has one in `error.json`. */
export const errorText = (t: Translate, code: ErrorCode): string => t(`error.${code}`)

type Context = Readonly<RouterContextProvider>

/** Returns the translation function for loaders and actions: page titles, field errors. */
export const tFor = (context: Context): Translate => context.get(languageContext).words.t

/** Returns the URL builder for redirects, in the visitor's language. */
export function urlFor(context: Context): (path: PagePath, query?: Query) => string {
  const { locale } = context.get(languageContext)
  return (path, query) => pageUrl(locale.code, path, query)
}

/**
 * Returns the URL builder in the visitor's language: `const url = useUrl(); url('flight/search', { adult: 2 })`. It's
 * the same function until the language changes, so that effects can depend on it.
 */
export function useUrl(): (path: PagePath, query?: Query) => string {
  const { code } = useLocale()
  return useCallback((path, query) => pageUrl(code, path, query), [code])
}
