import { CatalogueError, type FieldErrors } from '../../../contract/errors.ts'
import type { BookingDraft, PassengerDraft } from '../../../contract/flight/booking.ts'
import { ticketName } from '../../../contract/flight/ticket-name.ts'
import {
  documentOf,
  idCardDigits,
  type TravelDocument,
} from '../../../contract/traveller/travel-documents.ts'
import { passportDigits } from '../../../contract/traveller/traveller-rules.ts'
import { checkedContact } from '../../checkout/contact-rules.ts'
import { noDocuments } from '../../order/travellers.ts'
import type { BookingRow } from './booking-store.ts'
import { emptyDraft, isOffered, limitsOf, neededOf } from './booking-view.ts'
import { checkTravellers } from './passenger-rules.ts'

/** Throws PASSENGERS_INVALID with all errors, or VALIDATION if the draft isn't for these passengers. */
export function checkDraft(
  { request, offers }: BookingRow,
  draft: BookingDraft,
  now: number,
): void {
  const types = (each: BookingDraft) => each.passengers.map(({ type }) => type).join(' ')
  if (types(draft) !== types(emptyDraft(request.passengers))) {
    throw new CatalogueError('VALIDATION', { fields: { passengers: 'passengers_of_the_search' } })
  }
  const fields = problemsOf(offers, draft, now)
  if (Object.keys(fields).length > 0) throw new CatalogueError('PASSENGERS_INVALID', { fields })
}

/** Returns whether everything but the contact is filled in without errors. */
export const areTravellersComplete = (
  { offers }: BookingRow,
  draft: BookingDraft,
  now: number,
): boolean =>
  Object.keys(problemsOf(offers, draft, now)).every((field) => field.startsWith('contact.'))

function problemsOf(offers: BookingRow['offers'], draft: BookingDraft, now: number): FieldErrors {
  const fields: Record<string, FieldErrors[string]> = {
    ...checkTravellers(draft, {
      documents: neededOf(offers),
      ...limitsOf(offers, now),
    }),
  }
  draft.bags.forEach((bag, index) => {
    const known = isOffered(offers, bag) && draft.passengers[bag.passenger]?.type !== undefined
    if (!known) fields[`bags.${index}`] = 'BAG_UNKNOWN'
  })
  return fields
}

/**
 * Returns the draft in the form that tickets and suppliers need, with no document but the one to travel with. Only for
 * a draft that was checked.
 */
export function asTicketed(
  { offers }: Pick<BookingRow, 'offers'>,
  draft: BookingDraft,
): Omit<BookingDraft, 'remind'> {
  const needed = neededOf(offers)
  return {
    contact: checkedContact(draft.contact),
    passengers: draft.passengers.map((each) => ({
      ...each,
      givenName: ticketName(each.givenName) ?? each.givenName,
      surname: ticketName(each.surname) ?? each.surname,
      ...noDocuments,
      ...documentIn(each, documentOf(needed, each.document)),
    })),
    bags: draft.bags,
  }
}

function documentIn(passenger: PassengerDraft, document: TravelDocument | undefined) {
  if (document === 'id_card') {
    const { idCardNumber, idCardExpiry, idCardCountry } = passenger
    return { document, idCardNumber: idCardDigits(idCardNumber), idCardExpiry, idCardCountry }
  }
  if (document !== 'passport') return {}
  const { passportNumber, passportExpiry, passportCountry } = passenger
  return {
    document,
    passportNumber: passportDigits(passportNumber),
    passportExpiry,
    passportCountry,
  }
}
