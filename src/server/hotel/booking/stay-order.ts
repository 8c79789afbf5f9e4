import { bestScene } from '../../../contract/hotel/best-scene.ts'
import type { StayDraft } from '../../../contract/hotel/booking.ts'
import type { Hotel } from '../../../contract/hotel/hotel.ts'
import type { NewOrder } from '../../order/place-order.ts'
import { noDocuments, type TravellerDetails } from '../../order/travellers.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { momentOf } from '../../world/zoned-time.ts'
import { type StayDetails, stayProductId } from '../order-item/stay-item.ts'
import { asBooked } from './check-guests.ts'
import { sealWishes } from './sealed-stay-draft.ts'
import type { StayBookingRow } from './stay-booking-store.ts'
import { stayPriceLines } from './stay-price-lines.ts'

/** Returns the order for a checked draft: one reservation with an item for each room. */
export function stayOrder(
  { id, owner, hotel, stay, quoted }: StayBookingRow,
  draft: StayDraft,
  {
    seal,
    memberId,
    language,
    attribution,
  }: Pick<NewOrder, 'memberId' | 'language' | 'attribution'> & { seal: Seal },
): NewOrder {
  const { contact, leadGuests, requests, needs, arrivesAt } = asBooked(draft)
  const lines = stayPriceLines(quoted.rate)
  const endsAt = momentOf(`${stay.checkOut}T${hotel.checkOut.until}`, hotel.zone)
  const shared = {
    hotel: pictured(hotel),
    stay,
    ...quoted,
    voucher: null,
    arrivesAt,
    sealedWishes: sealWishes(seal, id, { requests, needs }),
    bookId: id,
  }
  return {
    owner,
    memberId,
    contact,
    currency: quoted.rate.price.total.currency,
    language,
    attribution,
    bundles: [
      [
        {
          product: stayProductId,
          supplier: quoted.rate.supplier,
          needsCard: quoted.rate.guaranteeCharge !== undefined,
          items: leadGuests.map((guest, room) => ({
            position: room,
            travellers: [travellerOf(guest)],
            lines: lines[room] ?? [],
            details: { ...shared, room } satisfies StayDetails,
            endsAt,
            // On any days: guests of one property seldom come from the same network.
            takes: { [`property ${hotel.id}`]: 1 },
          })),
        },
      ],
    ],
  }
}

/** Returns what orders keep of a property: of its pictures the one that lists show. */
function pictured({ scenes, rooms: _, photos, ...described }: Hotel): StayDetails['hotel'] {
  const scene = bestScene(scenes)
  const photo = photos?.[0]
  return { ...described, ...(scene && { scene }), ...(photo && { photo }) }
}

const travellerOf = (guest: StayDraft['leadGuests'][number]): TravellerDetails => ({
  ...guest,
  type: 'adult',
  birthDate: '',
  nationality: '',
  ...noDocuments,
})
