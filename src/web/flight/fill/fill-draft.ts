import { type TypedTraveller, typedInCart } from '../../../contract/cart/cart.ts'
import { getBooking, type PassengerDraft } from '../../../contract/flight/booking.ts'
import {
  getUnmaskedPassenger,
  listContacts,
  type PassengerDetails,
} from '../../../contract/member/travellers.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { over } from '../../traveller/contact-of.ts'
import { typedWith } from '../../traveller/typed-traveller.ts'
import type { TypedDraft } from '../book/draft/draft-form.ts'
import { fillOf } from './fill-names.ts'

/**
 * Returns the draft filled in with the saved contact or passenger of the pressed button. Saved values replace typed
 * ones; missing ones don't. Undefined if no such button was pressed.
 */
export async function fillDraft(
  api: FrontApi,
  form: FormData,
  draft: TypedDraft,
): Promise<TypedDraft | undefined> {
  const pressed = fillOf(form.get('intent'))
  if (!pressed) return undefined
  const { place, id } = pressed
  if (place === 'contact') {
    const kept = await api.call(listContacts, {})
    const found = kept.ok ? kept.result.find((each) => each.id === id) : undefined
    return found ? { ...draft, contact: over(draft.contact, found) } : draft
  }
  const found = await personWith(api, id)
  if (!found) return draft
  const passengers = draft.passengers.map((each, index) =>
    index === Number(place) ? passengerOver(each, found) : each,
  )
  return { ...draft, passengers }
}

/** Returns a traveller of the account or of the cart; undefined if there's none with this id. */
async function personWith(
  api: Pick<FrontApi, 'call'>,
  id: string,
): Promise<Partial<PassengerDetails> | undefined> {
  if (!id.startsWith('cart-')) {
    const kept = await api.call(getUnmaskedPassenger, { params: { id } })
    return kept.ok ? kept.result : undefined
  }
  const typed = await api.call(typedInCart, {})
  const found = typed.ok ? typedWith(typed.result.travellers, id) : undefined
  return found && detailsOf(api, found)
}

/** Returns what a draft of the cart knows about a traveller: with flights, their documents, too. */
export async function detailsOf(
  api: Pick<FrontApi, 'call'>,
  { bookId, place, title, givenName, surname }: TypedTraveller,
): Promise<Partial<PassengerDetails>> {
  const booking = await api.call(getBooking, { params: { bookId } })
  const known = booking.ok ? booking.result.draft.passengers[place] : undefined
  return known ?? { title, givenName, surname }
}

/** Returns a traveller filled in with a saved passenger. An adult's seat stays an adult's, no matter who is selected. */
export function passengerOver(
  typed: PassengerDraft,
  kept: Partial<PassengerDetails>,
): PassengerDraft {
  const filled = over<PassengerDraft>(typed, kept)
  // As on the form itself: most documents are issued by the country of the holder's nationality.
  const passportCountry = filled.passportCountry || filled.nationality
  const idCardCountry = filled.idCardCountry || filled.nationality
  return { ...filled, passportCountry, idCardCountry, type: typed.type }
}
