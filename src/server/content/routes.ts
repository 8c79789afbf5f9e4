import { getCampaign } from '../../contract/content/campaign.ts'
import { getPage } from '../../contract/content/page.ts'
import { getTerms } from '../../contract/content/terms.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { addDemonstration, type DemonstrationDocument } from './add-demonstration.ts'
import { createContentService } from './content-service.ts'
import { createLiveContent, type LiveContent } from './live-content.ts'
import { publishDue } from './publish-due.ts'
import type { TermsBook } from './terms-book.ts'

/** Mounts written documents, and returns their reader. Stores the sandbox's first, if there are any. */
export async function mountContent(
  api: Api,
  platform: Platform,
  terms: TermsBook,
  demonstration: readonly DemonstrationDocument[] = [],
): Promise<LiveContent> {
  const live = createLiveContent(platform)
  await addDemonstration(platform.db, createContentService(platform), demonstration)
  publishDue(platform)
  api.mount(getCampaign, async ({ params: { slug }, query }) => {
    const seen = await live.see('campaign', slug, query)
    if (!seen) throw new CatalogueError('CONTENT_NOT_FOUND')
    return seen
  })
  api.mount(getPage, async ({ params: { slug }, query }) => {
    const page = await live.find('page', slug, query)
    if (!page) throw new CatalogueError('CONTENT_NOT_FOUND')
    return { seen: page.seen, savedAt: page.savedAt }
  })
  api.mount(getTerms, async ({ params: { slug }, query }) => {
    const found = await terms.read(slug, query)
    if (!found) throw new CatalogueError('CONTENT_NOT_FOUND')
    return found
  })
  return live
}
