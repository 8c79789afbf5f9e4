import { openTravellers, type TravellerDetails } from '../../order/travellers.ts'
import type { OrderFacts, Reservation } from '../../order/whole-order.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { HoldRequest, SupplierPassenger } from '../../supplier/flight-supplier.ts'
import { flightsOf } from './flight-item.ts'

/** Returns the supplier's request for holding a reservation of flights. All of them have the same travellers. */
export function holdRequestOf(
  seal: Seal,
  { id, contact }: OrderFacts,
  reservation: Reservation,
): HoldRequest {
  const items = flightsOf(reservation)
  const needsDocument = items.some(({ details }) => details.offer.needs.documents !== 'none')
  return {
    reference: reservation.reference,
    offers: items.map(({ details }) => details.source),
    passengers: openTravellers(seal, id, items[0]?.travellers ?? []).map((each) => ({
      type: each.type,
      title: each.title,
      givenName: each.givenName,
      surname: each.surname,
      birthDate: each.birthDate,
      nationality: each.nationality,
      ...(needsDocument && documentsOf(each)),
    })),
    contact: { email: contact.email, phone: contact.phone },
    bags: items.flatMap(({ details }, offer) =>
      details.bags.map(({ passenger, kg }) => ({ offer, passenger, kg })),
    ),
  }
}

/** Returns the document that the traveller travels with; the order holds no other. */
function documentsOf(traveller: TravellerDetails): Pick<SupplierPassenger, 'idCard' | 'passport'> {
  const { idCardNumber, idCardCountry, idCardExpiry } = traveller
  if (idCardNumber) {
    const expiry = idCardExpiry || undefined
    return { idCard: { number: idCardNumber, country: idCardCountry, expiry } }
  }
  const { passportNumber, passportCountry, passportExpiry } = traveller
  return { passport: { number: passportNumber, country: passportCountry, expiry: passportExpiry } }
}
