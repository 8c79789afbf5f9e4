import type { ContentStanding } from '../../../contract/content/content-terms.ts'
import type { DeskDocument, IssueState } from '../../../contract/desk/contents.ts'
import { useT } from '../../locale/language.ts'
import { Badge } from '../../ui/page/badge.tsx'
import { standingTones } from './content-acts.ts'

interface ContentStandingProps {
  document: Pick<DeskDocument, 'liveVersion' | 'nextVersion' | 'lastVersion'>
  standing: ContentStanding
  /** How far an issue of the newsletter is sent; null for other documents. */
  sending: IssueState | null
}

/** Renders what a document is for visitors, and which versions they see, will see, and don't see yet. */
export function ContentStandingBadge({ document, standing, sending }: ContentStandingProps) {
  const t = useT()
  const { liveVersion, nextVersion, lastVersion } = document
  if (sending) {
    const tone = sending === 'sent' ? 'sea' : sending === 'planned' ? 'amber' : 'neutral'
    return <Badge tone={tone}>{t(`desk-content.issue-${sending}`)}</Badge>
  }
  const newest = Math.max(liveVersion ?? 0, nextVersion ?? 0)
  const hasDraft = newest > 0 && lastVersion > newest
  const live = standing === 'live' ? liveVersion : null
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={standingTones[standing]}>
        {live !== null
          ? t('desk-content.live-version', { version: live })
          : t(`desk-content.standing-${standing}`)}
      </Badge>
      {live !== null && nextVersion !== null && (
        <Badge tone="amber">{t('desk-content.scheduled-version', { version: nextVersion })}</Badge>
      )}
      {hasDraft && (
        <Badge tone="amber">{t('desk-content.draft-version', { version: lastVersion })}</Badge>
      )}
    </span>
  )
}
