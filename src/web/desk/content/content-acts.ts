import { detailIdOf, jobAddress } from '../../../contract/career/job-id.ts'
import type {
  ContentKindName,
  ContentStanding,
  ContentState,
} from '../../../contract/content/content-terms.ts'
import { infoPageOf } from '../../content/info-pages.ts'
import type { PagePath } from '../../locale/url.ts'

/** What staff do with a document on its page. `publish` is at once, `schedule` later; `test` mails an issue to a few. */
export const contentActs = ['publish', 'schedule', 'unschedule', 'end', 'restore', 'test'] as const
export type ContentAct = (typeof contentActs)[number]

/** What is told after something was done: an act, or saving in the editor. */
export const toldActs = [...contentActs, 'save', 'create', 'remove-language'] as const
export type ToldAct = (typeof toldActs)[number]

/** Returns how an act is called: publishing an issue of the newsletter sends it. */
export const actWord = <Act extends ToldAct>(act: Act, kind: ContentKindName) =>
  kind !== 'issue' ? act : act === 'publish' ? 'send' : act === 'end' ? 'stop' : act

/** How a document's standing looks beside its name. */
export const standingTones = {
  draft: 'neutral',
  scheduled: 'amber',
  live: 'sea',
  ended: 'neutral',
} as const satisfies Record<ContentStanding, string>

/** What can be done next, besides saving and publishing. The server's transition table has the last word. */
export const mayEnd = (state: ContentState): boolean =>
  state === 'scheduled' || state === 'published'

/** Returns where visitors see a document; undefined if it has no page of its own. `says` is its live version. */
export function liveAddress(
  { kind, slug }: { kind: ContentKindName; slug: string },
  says: { facts: Readonly<Record<string, unknown>>; title: string },
): PagePath | undefined {
  switch (kind) {
    case 'campaign':
      return `campaign/${slug}`
    case 'page':
      return infoPageOf(slug) ?? `info/${slug}`
    case 'article':
      return `help/${slug}`
    case 'job': {
      const ids = { jobId: String(says.facts.job), jobDetailId: detailIdOf(slug) }
      return `careers/job-details/${jobAddress({ ...ids, title: says.title })}`
    }
    default:
      return undefined
  }
}

/** In the place of an id: a document that doesn't exist yet. */
export const newId = 'new'

/** Returns what confirms that a version is published although some of its languages are older. */
export const olderIn = (number: number, older: readonly string[]): string =>
  `${number} ${older.join(' ')}`
