import { openTravellers, sealTravellers, type Traveller } from '../../order/travellers.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { KeptDraft } from './merge-edits.ts'

/** A draft as stored in the database: passport numbers are sealed. */
export interface SealedDraft extends Omit<KeptDraft, 'passengers'> {
  passengers: Traveller[]
}

/** Returns the draft of the booking `id` with its document numbers sealed. It can only be opened for that booking. */
export const sealDraft = (seal: Seal, id: string, draft: KeptDraft): SealedDraft => ({
  ...draft,
  passengers: sealTravellers(seal, id, draft.passengers),
})

/** Returns the draft of the booking `id`, unsealed. Throws the same errors as `Seal.open`. */
export const openDraft = (seal: Seal, id: string, draft: SealedDraft): KeptDraft => ({
  ...draft,
  passengers: openTravellers(seal, id, draft.passengers),
})
