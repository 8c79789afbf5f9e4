import {
  countIssueRecipients,
  getIssueMail,
  getIssueProgress,
  testIssue,
} from '../../../contract/desk/issues.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { ContentService } from '../../content/content-service.ts'
import type { StaffIssues } from '../../newsletter/issue/staff-issues.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { hours } from '../../platform/duration.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import type { Desk } from '../mount-desk.ts'

/** Enough for trying an issue in many mail programs. */
const testsPerPerson = { name: 'newsletter-test', times: 30, within: hours(1) }

/** Mounts what staff see of the sending of newsletter issues. Publishing one plans it. */
export function mountDeskIssues(
  api: Api,
  { db, cache }: Pick<Platform, 'db' | 'cache'>,
  { access, log, content, issues }: Desk & { content: ContentService; issues: StaffIssues },
): void {
  /** Returns a version of an issue. Throws CONTENT_NOT_FOUND, also for documents of other kinds. */
  async function version(id: string, number: number) {
    const { document } = await content.read(id)
    if (document.kind !== 'issue') throw new CatalogueError('CONTENT_NOT_FOUND')
    return content.version(id, number)
  }

  api.mount(getIssueProgress, async ({ params: { contentId } }) => {
    await version(contentId, 1)
    return { progress: await issues.progress(contentId) }
  })
  api.mount(countIssueRecipients, async ({ params: { contentId: id, version: number } }) => {
    const { visibility } = await version(id, number)
    return { recipients: await issues.countRecipients(id, visibility) }
  })
  api.mount(getIssueMail, async ({ params: { contentId, version: number }, query }) =>
    issues.preview(await version(contentId, number), query.lang),
  )
  api.mount(testIssue, async (call) => {
    const { id: staffId } = await access.allow(call, 'content.edit')
    const { contentId: id, version: number } = call.params
    const { lang, emails } = call.body
    const issue = await version(id, number)
    await spend(cache, testsPerPerson, staffId)
    await inTransaction(db, async (tx) => {
      await issues.sendTest(tx, issue, { language: lang, emails })
      // Addresses can't be erased from the log.
      const after = { version: number, test: emails.length }
      const target = { kind: 'content', id } as const
      await log.record(tx, { staffId, act: 'content.edit', target, after })
    })
    return { sent: emails.length }
  })
}
