import type { RecordKind, RecordStanding } from '../../../contract/desk/record-kinds.ts'
import type { DeskRecord } from '../../../contract/desk/records.ts'
import type { Translate } from '../../locale/word-store.ts'

/** What of a saved record decides how saving it is told. */
export interface SavedRecord {
  kind: RecordKind
  standing: RecordStanding
  startsAt: string | null
  /** Whether it lacks what it would show. */
  isEmpty: boolean
}

/** Returns what of a record decides how saving it is told. */
export const savedOf = ({ kind, value }: DeskRecord, standing: RecordStanding): SavedRecord => ({
  kind,
  standing,
  startsAt: 'startsAt' in value ? value.startsAt : null,
  isEmpty: kind === 'message' && value.imgMobile === null && value.imgDesktop === null,
})

/** Returns the sentence that tells that a record was saved, and what visitors, travellers or support get of it now. */
export function savedText(
  { kind, standing, startsAt, isEmpty }: SavedRecord,
  { t, timeOf }: { t: Translate; timeOf: (instant: string) => string },
): string {
  const isOn = standing !== 'off'
  switch (kind) {
    case 'flag':
    case 'reply':
    case 'affiliate':
      return t(isOn ? `desk-record.saved-${kind}` : `desk-record.saved-${kind}-off`)
    case 'promo':
      if (standing === 'on') return t('desk-record.saved-promo')
      if (standing !== 'not_begun') return t(`desk-record.saved-promo-${standing}`)
      return t('desk-record.saved-promo-not_begun', { time: timeOf(startsAt ?? '') })
    case 'deal':
      if (standing === 'not_begun') {
        return t('desk-record.saved-deal-not_begun', { time: timeOf(startsAt ?? '') })
      }
      if (standing === 'ended') return t('desk-record.saved-deal-ended')
      return t(isOn ? 'desk-record.saved-deal' : 'desk-record.saved-deal-off')
    default:
      if (!isOn) return t('desk-record.saved-off')
      if (standing === 'ended') return t('desk-record.saved-ended')
      if (isEmpty) return t('desk-record.saved-no-image')
      if (standing !== 'not_begun') return t('desk-record.saved')
      return t('desk-record.saved-not_begun', { time: timeOf(startsAt ?? '') })
  }
}
