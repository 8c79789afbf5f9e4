import type { ContentBody } from '../../../contract/content/content-kinds.ts'
import type { Visibility } from '../../../contract/content/content-version.ts'
import type { IssueState } from '../../../contract/desk/contents.ts'
import type { IssueProgress } from '../../../contract/desk/issues.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { wordsOf } from '../../platform/words.ts'
import { type IssueContents, issueContentsSchema } from './issue-contents.ts'
import { issueMail } from './issue-mail.ts'
import {
  addIssue,
  changeIssue,
  countLeft,
  countSendings,
  findIssue,
  issueStatesById,
  lockIssue,
} from './issue-store.ts'

/** What an issue says, by language, and whom it's for: a version of its document. */
export interface WrittenIssue {
  visibility: Pick<Visibility, 'countries' | 'languages'>
  bodies: Readonly<Record<string, unknown>>
}

/**
 * What staff do with the sending of issues. Changes happen in the caller's transaction; who got an issue never gets it again,
 * whatever is done with it.
 */
export interface StaffIssues {
  /**
   * Plans an issue, or what is left of a stopped or refused one, with what it says now. Throws INVALID_STATE while it's being
   * sent, and once it was.
   */
  plan(tx: Transaction, issue: WrittenIssue & { id: string; sendAt: Date }): Promise<void>
  /** Stops a planned issue or one that is being sent; does nothing to others. */
  stop(tx: Transaction, id: string): Promise<void>
  /** Returns how far an issue is; null if it was never planned. */
  progress(id: string): Promise<IssueProgress | null>
  /** Returns how many subscribers an issue would be sent to now: not those who have it already. */
  countRecipients(id: string, to: WrittenIssue['visibility']): Promise<number>
  /** Returns the states of all issues that were planned, by id. */
  states(): Promise<ReadonlyMap<string, IssueState>>
  /** Returns an issue's mail for a reader of a language. */
  preview(issue: WrittenIssue, language: string): { subject: string; html: string }
  /** Sends an issue's mail to these addresses, marked as a test. */
  sendTest(
    tx: Transaction,
    issue: WrittenIssue,
    to: { language: string; emails: readonly string[] },
  ): Promise<void>
}

export function createStaffIssues({
  db,
  outbox,
  config,
}: Pick<Platform, 'db' | 'outbox' | 'config'>): StaffIssues {
  /** Returns the mail for nobody: its links lead nowhere. */
  const mailFor = (issue: WrittenIssue, language: string) => {
    const reader = { uuid: newId(), language }
    return issueMail(contentsOf(issue), reader, config.PUBLIC_ORIGIN)
  }

  return {
    async plan(tx, { id, sendAt, ...issue }) {
      const { countries, languages } = issue.visibility
      const written = { contents: contentsOf(issue), countries, languages, sendAt }
      if (await addIssue(tx, { id, state: 'planned', ...written })) return
      const known = await lockIssue(tx, id)
      if (known) await changeIssue(tx, known, 'planned', { ...written, problem: null })
    },
    async stop(tx, id) {
      const issue = await lockIssue(tx, id)
      if (issue?.state === 'planned' || issue?.state === 'sending') {
        await changeIssue(tx, issue, 'stopped')
      }
    },
    states: () => issueStatesById(db),
    async progress(id) {
      const issue = await findIssue(db, id)
      if (!issue) return null
      const { state, sendAt, finishedAt, problem } = issue
      const { written, left, bounced } = await countSendings(db, issue)
      return {
        state,
        sendAt: sendAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
        problem,
        recipients: written + left,
        written,
        bounced,
      }
    },
    async countRecipients(id, { countries, languages }) {
      const onlyTo = (await findIssue(db, id))?.onlyTo ?? []
      return countLeft(db, { id, countries, languages, onlyTo })
    },
    preview(issue, language) {
      const mail = mailFor(issue, language)
      return { subject: mail.says(language).subject, html: outbox.htmlOf(mail) }
    },
    async sendTest(tx, issue, { language, emails }) {
      const mail = mailFor(issue, language)
      for (const to of new Set(emails)) {
        await outbox.write(tx, {
          ...mail,
          says(inLanguage) {
            const { subject, blocks } = mail.says(inLanguage)
            const note = wordsOf('newsletter-mail', inLanguage)('test-note')
            return { subject, blocks: [{ kind: 'note', text: note }, ...blocks] }
          },
          // Nobody waits for a test behind an issue that is being sent.
          isBulk: false,
          key: `newsletter-test:${newId()}`,
          to,
        })
      }
    },
  }
}

/** Returns what an issue says in the form in which it's sent. */
const contentsOf = ({ bodies }: WrittenIssue): IssueContents =>
  issueContentsSchema.parse(
    Object.fromEntries(
      Object.entries(bodies).map(([language, body]) => {
        // The content store has checked it.
        const { title: subject, blocks } = body as ContentBody<'issue'>
        return [language, { subject, blocks }]
      }),
    ),
  )
