import type { BookingDraft } from '../../../contract/flight/booking.ts'
import type { Booker } from '../../checkout/booker.ts'
import type { BookingRow, Kept } from './booking-store.ts'
import { type KeptDraft, knownMoments } from './merge-edits.ts'

/** Returns the fields to store of an open draft: only those its form has. */
export function keptNow(
  row: BookingRow,
  draft: KeptDraft,
  { memberId, language }: Booker,
  touchedAt: Date,
): Kept {
  const offerIds = row.offers.map(({ offer }) => offer.id)
  const editedAt = knownMoments(draft.editedAt, draft, offerIds)
  return {
    draft: { ...draft, editedAt },
    touchedAt,
    memberId: row.memberId ?? memberId ?? null,
    language,
  }
}

/**
 * Replaces the stored draft, but keeps the times of its fields, so that what pages sent earlier is still recognised
 * as older.
 */
export const whole =
  (draft: KeptDraft | BookingDraft) =>
  (kept: KeptDraft): KeptDraft => ({
    ...draft,
    editedAt: { ...kept.editedAt, ...('editedAt' in draft ? draft.editedAt : {}) },
  })
