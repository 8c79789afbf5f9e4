import type { HoldRequest } from '../../flight-supplier.ts'
import { SupplierFailure } from '../../supplier-error.ts'
import type { DuffelOffer } from '../answers.ts'

/** Our titles in Duffel's format, and the gender Duffel requires, derived from the title. */
const titles: Record<string, { title: string; gender: 'm' | 'f' }> = {
  mr: { title: 'mr', gender: 'm' },
  mstr: { title: 'mr', gender: 'm' },
  mrs: { title: 'mrs', gender: 'f' },
  ms: { title: 'ms', gender: 'f' },
  miss: { title: 'miss', gender: 'f' },
}

/** Returns the passengers of an order. The first infant travels with the first adult, and so on. */
export function orderPassengers(
  { passengers, contact }: HoldRequest,
  offer: DuffelOffer,
  ids: readonly string[],
): object[] {
  const infants = ids.filter((_, index) => passengers[index]?.type === 'infant')
  const takesPassports = offer.supported_passenger_identity_document_types.includes('passport')
  return passengers.map((passenger, index) => {
    const named = titles[passenger.title]
    if (!named) throw new SupplierFailure('Duffel', `a passenger titled ${passenger.title}`)
    const infant = passenger.type === 'adult' ? infants.shift() : undefined
    const { passport } = passenger
    return {
      id: ids[index],
      ...named,
      given_name: passenger.givenName,
      family_name: passenger.surname,
      born_on: passenger.birthDate,
      email: contact.email,
      phone_number: contact.phone,
      ...(infant && { infant_passenger_id: infant }),
      ...(passport &&
        takesPassports && {
          identity_documents: [
            {
              type: 'passport',
              unique_identifier: passport.number,
              issuing_country_code: passport.country,
              expires_on: passport.expiry,
            },
          ],
        }),
    }
  })
}
