import { typedInCart } from '../../../contract/cart/cart.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import type { StayDraft } from '../../../contract/hotel/booking.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { over } from '../../traveller/contact-of.ts'
import { guestTitles } from './draft/draft-form.ts'

/**
 * Fills in an untouched form with what was typed for another thing in the cart: the contact, and the first adult as the first
 * room's lead guest. Whatever is in the form already stays.
 */
export async function carryOver(draft: StayDraft, api: Pick<FrontApi, 'call'>): Promise<StayDraft> {
  const { contact, leadGuests } = draft
  const isUntouched = ![contact, ...leadGuests].some(
    (each) => each.givenName || each.surname || ('email' in each && each.email),
  )
  const typed = isUntouched ? await api.call(typedInCart, {}) : undefined
  return typed?.ok ? filledIn(draft, typed.result) : draft
}

function filledIn(draft: StayDraft, { contact, adult }: ResultOf<typeof typedInCart>): StayDraft {
  const [first, ...others] = draft.leadGuests
  const empty = { title: '', givenName: '', surname: '' }
  const guest = adult && {
    ...(first ?? empty),
    givenName: adult.givenName,
    surname: adult.surname,
    title: guestTitles.some((title) => title === adult.title) ? adult.title : '',
  }
  return {
    ...draft,
    contact: contact ? over(draft.contact, contact) : draft.contact,
    leadGuests: guest ? [guest, ...others] : draft.leadGuests,
  }
}
