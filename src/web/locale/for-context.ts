import type { RouterContextProvider } from 'react-router'
import { languageContext } from './language.ts'
import { type PagePath, pageUrl, type Query } from './url.ts'
import type { Translate } from './word-store.ts'

type Context = Readonly<RouterContextProvider>

/** Words for loaders and actions: page titles, messages beside fields. */
export const tFor = (context: Context): Translate => context.get(languageContext).words.t

/** URLs for redirects, in the visitor's language. */
export function urlFor(context: Context): (path: PagePath, query?: Query) => string {
  const { locale } = context.get(languageContext)
  return (path, query) => pageUrl(locale.code, path, query)
}
