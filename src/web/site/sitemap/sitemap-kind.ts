import type { Endpoint, ResultOf } from '../../../contract/endpoint.ts'
import type { PagePath } from '../../locale/url.ts'
import type { CallInput } from '../../session/front-api/call.ts'

/** A page that search engines should know, in one or more languages. */
export interface ListedPage {
  /** The codes of the locales in which its main content is written. */
  locales: readonly string[]
  /** Returns its address in one of these, without the locale. */
  pathIn: (locale: string) => PagePath
  /** The day or moment of the last change of what it says; null if it isn't known. */
  changedAt: string | null
}

/** Calls the front API for nobody in particular. Throws if the call fails. */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResultOf<E>>

/** A kind of pages, which has sitemaps of its own in each language. */
export interface SitemapKind {
  /** Its name in the addresses of sitemaps: small letters and hyphens. */
  name: string
  /** Returns all pages of the kind, always in the same order. Called at most once in some minutes. */
  list: (ask: Ask) => Promise<readonly ListedPage[]>
}
