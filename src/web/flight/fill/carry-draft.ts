import { type Booking, getBooking, patchBookingDraft } from '../../../contract/flight/booking.ts'
import type { BookId } from '../../../contract/ids.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { valuesOfDraft } from '../book/draft/draft-form.ts'

/** Names, in the address of the page that checks flights again, the booking whose travellers the next one takes over. */
export const draftParam = 'draft'

/**
 * Fills in a new booking with the contact and travellers typed for an earlier one, so that nothing is lost by going back from
 * their form. Only if both have the same types of travellers. The new booking already exists, so errors are ignored.
 */
export async function carryDraft(
  api: Pick<FrontApi, 'call'>,
  from: BookId,
  to: BookId,
): Promise<void> {
  const [earlier, booking] = await Promise.all(
    [from, to].map((bookId) => api.call(getBooking, { params: { bookId } })),
  )
  if (!earlier?.ok || !booking?.ok || !haveSameTypes(earlier.result, booking.result)) return
  // A form sent twice finds the first one's booking, which may have been edited.
  if (Object.keys(booking.result.editedAt).length > 0) return
  const { contact, passengers } = earlier.result.draft
  const draft = { ...booking.result.draft, contact, passengers }
  const now = Date.now()
  const typed = Object.entries(valuesOfDraft(draft)).filter(([, value]) => value !== '')
  if (typed.length === 0) return
  const moments = typed.map(([field]) => [field, earlier.result.editedAt[field] ?? now] as const)
  const body = { ...draft, editedAt: Object.fromEntries(moments) }
  await api.call(patchBookingDraft, { params: { bookId: to }, body })
}

const haveSameTypes = (one: Booking, other: Booking): boolean =>
  typesOf(one).join() === typesOf(other).join()
const typesOf = ({ draft }: Booking) => draft.passengers.map(({ type }) => type)
