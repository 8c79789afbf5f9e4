import { getCampaign } from '../../contract/content/campaign.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { addDemonstration, type DemonstrationDocument } from './add-demonstration.ts'
import { createContentService } from './content-service.ts'
import { createLiveContent, type LiveContent } from './live-content.ts'
import { publishDue } from './publish-due.ts'

/** Mounts written documents, and returns their reader. Stores the sandbox's first, if there are any. */
export async function mountContent(
  api: Api,
  platform: Platform,
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
  return live
}
