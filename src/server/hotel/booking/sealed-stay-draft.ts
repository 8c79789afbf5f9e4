import type { StayDraft } from '../../../contract/hotel/booking.ts'
import type { Seal } from '../../platform/secrets/seal.ts'

/** What guests write to the property: often about their health. */
export type PrivateWishes = Pick<StayDraft, 'requests' | 'needs'>

/** A draft as stored in the database: wishes are sealed. */
export interface SealedStayDraft extends Omit<StayDraft, keyof PrivateWishes> {
  sealedWishes: string
}

/** Returns wishes sealed for their owner; '' if there are none. */
export const sealWishes = (
  seal: Seal,
  owner: string,
  { requests, needs }: PrivateWishes,
): string =>
  requests || needs.length > 0 ? seal.lock(JSON.stringify({ requests, needs }), owner) : ''

/** Returns wishes, unsealed. Throws the same errors as `Seal.open`. */
export const openWishes = (seal: Seal, owner: string, sealed: string): PrivateWishes =>
  sealed ? (JSON.parse(seal.open(sealed, owner)) as PrivateWishes) : { requests: '', needs: [] }

/** Returns the draft of the booking `id` with its wishes sealed. It can only be opened for that booking. */
export const sealStayDraft = (
  seal: Seal,
  id: string,
  { requests, needs, ...open }: StayDraft,
): SealedStayDraft => ({ ...open, sealedWishes: sealWishes(seal, id, { requests, needs }) })

/** Returns the draft of the booking `id`, unsealed. Throws the same errors as `Seal.open`. */
export const openStayDraft = (
  seal: Seal,
  id: string,
  { sealedWishes, ...open }: SealedStayDraft,
): StayDraft => ({ ...open, ...openWishes(seal, id, sealedWishes) })

/** Returns an empty draft for this many rooms. */
export const emptyStayDraft = (rooms: number): StayDraft => ({
  contact: { givenName: '', surname: '', email: '', phoneCountry: '', phone: '' },
  leadGuests: Array.from({ length: rooms }, () => ({ title: '', givenName: '', surname: '' })),
  requests: '',
  arrivesAt: '',
  needs: [],
})
