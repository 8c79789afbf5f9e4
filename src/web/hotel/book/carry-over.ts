import type { StayDraft } from '../../../contract/hotel/booking.ts'
import type { TypedElsewhere } from '../../cart/load-typed.ts'
import { over } from '../../traveller/contact-of.ts'
import { guestTitles } from './draft/draft-form.ts'

/**
 * Fills in an untouched form with what was typed for another thing in the cart: the contact, and the first adult as the first
 * room's lead guest. Whatever is in the form already stays.
 */
export function carryOver(draft: StayDraft, { contact, adult }: TypedElsewhere): StayDraft {
  const isUntouched = ![draft.contact, ...draft.leadGuests].some(
    (each) => each.givenName || each.surname || ('email' in each && each.email),
  )
  if (!isUntouched) return draft
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
