import { openTravellers, sealTravellers, type Traveller } from '../../order/travellers.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { KeptDraft } from './merge-edits.ts'

/** A draft as kept in the database: the numbers of passports are sealed. */
export interface SealedDraft extends Omit<KeptDraft, 'passengers'> {
  passengers: Traveller[]
}

/** Returns a draft as it may rest in the booking `id`; it opens only there. */
export const sealDraft = (seal: Seal, id: string, draft: KeptDraft): SealedDraft => ({
  ...draft,
  passengers: sealTravellers(seal, id, draft.passengers),
})

/** Returns the draft of the booking `id` as it was typed. Throws as `Seal.open` does. */
export const openDraft = (seal: Seal, id: string, draft: SealedDraft): KeptDraft => ({
  ...draft,
  passengers: openTravellers(seal, id, draft.passengers),
})
