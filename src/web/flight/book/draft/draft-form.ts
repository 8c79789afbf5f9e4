import type { ContactDetails } from '../../../../contract/checkout/contact.ts'
import type { PassengerDraft } from '../../../../contract/flight/booking.ts'
import { travelDocuments } from '../../../../contract/traveller/travel-documents.ts'
import { dateOfForm } from '../../../traveller/date-parts.ts'
import { contactFields, passengerFields } from '../../../traveller/fields.ts'

/** A draft as in the form: every field is present, possibly empty or invalid. */
export interface TypedDraft {
  contact: ContactDetails
  passengers: PassengerDraft[]
  bags: { offerId: string; passenger: number; kg: number }[]
  /** Whether to send an e-mail reminder if the booking is abandoned. */
  remind: boolean
}

/** Returns the field name of one passenger's extra bag on one offer's flights. */
export const bagField = (offerId: string, passenger: number) => `bags/${offerId}/${passenger}`

/**
 * Reads the booking form. Its inputs are named by their path in the draft (`passengers.0.surname`), which the front
 * API's errors use too. Passenger types come from the booking rather than the form, so that nobody can turn an adult
 * into an infant.
 */
export function draftOfForm(form: FormData, types: readonly PassengerDraft['type'][]): TypedDraft {
  const text = (name: string, limit: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, limit) : ''
  }
  const bags: TypedDraft['bags'] = []
  for (const [name, value] of form) {
    const [, offerId, passenger] = /^bags\/(.+)\/(\d)$/.exec(name) ?? []
    const kg = Number(value)
    if (offerId && passenger && kg > 0 && Number.isInteger(kg)) {
      bags.push({ offerId, passenger: Number(passenger), kg })
    }
  }
  return {
    contact: {
      givenName: text('contact.givenName', 120),
      surname: text('contact.surname', 120),
      email: text('contact.email', 254),
      phoneCountry: text('contact.phoneCountry', 2),
      phone: text('contact.phone', 40),
    },
    passengers: types.map((type, index) => {
      const of = (field: (typeof passengerFields)[number], limit: number) =>
        text(`passengers.${index}.${field}`, limit)
      return {
        type,
        title: of('title', 10),
        givenName: of('givenName', 120),
        surname: of('surname', 120),
        birthDate: dateOfForm(form, `passengers.${index}.birthDate`),
        nationality: of('nationality', 2),
        passportNumber: of('passportNumber', 40),
        passportExpiry: dateOfForm(form, `passengers.${index}.passportExpiry`),
        passportCountry: of('passportCountry', 2),
        idCardNumber: of('idCardNumber', 40),
        idCardExpiry: dateOfForm(form, `passengers.${index}.idCardExpiry`),
        idCardCountry: of('idCardCountry', 2),
        document: travelDocuments.find((each) => each === of('document', 10)) ?? '',
      }
    }),
    bags,
    remind: form.get('remind') === 'yes',
  }
}

/** Returns the values of contact and passengers by the names of their controls. */
export function valuesOfDraft({ contact, passengers }: TypedDraft): Record<string, string> {
  const values: Record<string, string> = {}
  for (const field of contactFields) values[`contact.${field}`] = contact[field]
  for (const [index, passenger] of passengers.entries()) {
    for (const field of passengerFields) values[`passengers.${index}.${field}`] = passenger[field]
  }
  return values
}
