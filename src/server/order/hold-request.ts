import type { Seal } from '../platform/secrets/seal.ts'
import type { HoldRequest } from '../supplier/flight-supplier.ts'
import type { ItemRow, OrderRow } from './order-store.ts'
import { openPassengers } from './sealed-passengers.ts'

/** What a supplier is told to hold the items of an order that are one booking. */
export function holdRequestOf(seal: Seal, order: OrderRow, items: readonly ItemRow[]): HoldRequest {
  const needsPassport = items.some(({ offer }) => offer.needs.documents === 'passport')
  return {
    reference: items[0]?.reference ?? '',
    offers: items.map(({ source }) => source),
    passengers: openPassengers(seal, order.id, order.passengers).map((each) => ({
      type: each.type,
      title: each.title,
      givenName: each.givenName,
      surname: each.surname,
      birthDate: each.birthDate,
      nationality: each.nationality,
      passport: needsPassport
        ? {
            number: each.passportNumber,
            country: each.passportCountry,
            expiry: each.passportExpiry,
          }
        : undefined,
    })),
    contact: { email: order.contact.email, phone: order.contact.phone },
    bags: order.bags.flatMap(({ offerId, passenger, kg }) => {
      const offer = items.findIndex((item) => item.offer.id === offerId)
      return offer < 0 ? [] : [{ offer, passenger, kg }]
    }),
  }
}
