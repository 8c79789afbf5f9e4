import { getPublicDocuments } from '../../contract/sitemap/public-documents.ts'
import type { LiveContent } from '../content/live-content.ts'
import type { TermsBook } from '../content/terms-book.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { listPublicDocuments } from './public-documents.ts'

/** Mounts the list of public documents for the sitemaps, made at most once a minute. */
export function mountSitemap(
  api: Api,
  { clock }: Platform,
  { content, terms }: { content: LiveContent; terms: TermsBook },
): void {
  const list = readEachMinute(clock, () => listPublicDocuments(content, terms))
  api.mount(getPublicDocuments, list)
}
