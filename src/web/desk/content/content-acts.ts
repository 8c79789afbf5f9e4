import { detailIdOf, jobAddress } from '../../../contract/career/job-id.ts'
import type {
  ContentKindName,
  ContentStanding,
  ContentState,
} from '../../../contract/content/content-terms.ts'
import type { DeskContent } from '../../../contract/desk/contents.ts'
import { infoPageOf } from '../../content/info-pages.ts'
import type { PagePath } from '../../locale/url.ts'
import type { Translate } from '../../locale/word-store.ts'

/** What staff do with a document on its page. `publish` is at once, `schedule` later; `test` mails an issue to a few. */
export const contentActs = ['publish', 'schedule', 'unschedule', 'end', 'restore', 'test'] as const
export type ContentAct = (typeof contentActs)[number]

/**
 * What is told after something was done: an act, or saving in the editor. `dated`: the version was saved with other dates first,
 * so another one than the chosen one was published or scheduled.
 */
export const toldActs = [
  ...contentActs,
  'publish-dated',
  'schedule-dated',
  'save',
  'create',
  'remove-language',
] as const
export type ToldAct = (typeof toldActs)[number]

/** Returns how an act is called: publishing an issue of the newsletter sends it. */
export const actWord = <Act extends ToldAct>(act: Act, kind: ContentKindName) =>
  kind !== 'issue' ? act : act === 'publish' ? 'send' : act === 'end' ? 'stop' : act

/** Publishing or scheduling a version. `send` and `plan` are the same for an issue: both mail it, now or later. */
export type ReleaseWord = 'publish' | 'schedule' | 'send' | 'plan'

/** Returns what releasing a version is called. */
export const releaseWord = (act: 'publish' | 'schedule', kind: ContentKindName): ReleaseWord =>
  kind === 'issue' ? (act === 'publish' ? 'send' : 'plan') : act

const toldOfIssue = ['save', 'create', 'restore', 'remove-language'] as const

/** What is told with the number of the version that was released. */
const releases = ['publish', 'publish-dated', 'schedule', 'schedule-dated'] as const
type Release = (typeof releases)[number]

const isRelease = (told: ToldAct): told is Release => releases.some((each) => each === told)

/** Returns how anything else is told: an issue isn't seen by visitors, but mailed. */
function toldWord(told: Exclude<ToldAct, Release>, kind: ContentKindName) {
  const own = kind === 'issue' && toldOfIssue.find((each) => each === told)
  return own ? (`${own}-issue` as const) : actWord(told, kind)
}

/** Returns the sentence that tells what was done with a document, which is as it is since. */
export function toldText(
  told: ToldAct,
  { kind, liveVersion, nextVersion, nextAt, lastVersion }: DeskContent['document'],
  { t, timeOf }: { t: Translate; timeOf: (instant: string) => string },
): string {
  if (!isRelease(told)) return t(`desk-content.told-${toldWord(told, kind)}`)
  const isLater = told.startsWith('schedule')
  if (kind === 'issue') {
    return t(isLater ? 'desk-content.told-schedule-issue' : 'desk-content.told-send')
  }
  // Its time may have come since.
  if (isLater && nextVersion !== null && nextAt !== null) {
    const what = { version: nextVersion, time: timeOf(nextAt) }
    return told === 'schedule'
      ? t('desk-content.told-schedule', what)
      : t('desk-content.told-schedule-dated', what)
  }
  const version = liveVersion ?? lastVersion
  return told.endsWith('dated')
    ? t('desk-content.told-publish-dated', { version })
    : t('desk-content.told-publish', { version })
}

/** Returns how something is called in a document's history. */
export const didWord = (what: DeskContent['history'][number]['what'], kind: ContentKindName) =>
  kind === 'issue' && (what === 'published' || what === 'ended') ? (`${what}-issue` as const) : what

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

/**
 * Returns what confirms that a version is published although some of its languages are older, or some that are live aren't
 * in it.
 */
export const olderIn = (
  number: number,
  older: readonly string[],
  missing: readonly string[] = [],
): string => [`${number} ${older.join(' ')}`, ...missing].join(' -')
