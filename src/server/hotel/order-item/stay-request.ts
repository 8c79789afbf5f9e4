import type { OrderFacts, Reservation } from '../../order/whole-order.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { StayRequest } from '../../supplier/hotel-supplier.ts'
import { openWishes } from '../booking/sealed-stay-draft.ts'
import { type StayItem, staysOf } from './stay-item.ts'
import { voucherWords } from './stay-text.ts'

/** Returns the supplier's request for booking the rooms of a reservation. */
export function stayRequestOf(
  seal: Seal,
  { contact }: Pick<OrderFacts, 'contact'>,
  reservation: Reservation,
): StayRequest {
  const items = staysOf(reservation)
  const { source, arrivesAt } = items[0].details
  return {
    reference: reservation.reference,
    rate: source,
    leadGuests: items.map(({ travellers: [lead] }) => ({
      title: lead?.title ?? '',
      givenName: lead?.givenName ?? '',
      surname: lead?.surname ?? '',
    })),
    contact: { email: contact.email, phone: contact.phone },
    requests: wishesText(seal, items[0]),
    arrivesAt: arrivesAt || undefined,
  }
}

/** Returns guests' wishes as the property reads them: needs in its own language, requests as they were typed. */
function wishesText(seal: Seal, { details }: StayItem): string {
  const { requests, needs } = openWishes(seal, details.bookId, details.sealedWishes)
  const say = voucherWords(details.hotel.language)
  return [...needs.map((need) => say(`need-${need}`)), requests].filter(Boolean).join('\n')
}
