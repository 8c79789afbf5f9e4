import type { FieldErrors } from '../../../../contract/errors.ts'
import type { StayDraft } from '../../../../contract/hotel/booking.ts'
import type { BookingFieldCode } from '../../../../contract/traveller/traveller-rules.ts'
import { letterNameProblem } from '../../../../contract/traveller/typed-name.ts'
import { contactProblems, missing } from '../../../traveller/check-contact.ts'

/**
 * Returns the errors the page can find before sending, by field path. The server has the final say; this only saves a
 * round trip.
 */
export function checkDraft({ contact, leadGuests }: StayDraft): FieldErrors {
  const found: Record<string, BookingFieldCode> = {}
  const note = (path: string, problem: BookingFieldCode | undefined) => {
    if (problem) found[path] = problem
  }
  for (const [field, problem] of contactProblems(contact)) note(`contact.${field}`, problem)
  for (const [room, guest] of leadGuests.entries()) {
    note(`leadGuests.${room}.title`, missing(guest.title))
    note(`leadGuests.${room}.givenName`, letterNameProblem(guest.givenName))
    note(`leadGuests.${room}.surname`, letterNameProblem(guest.surname))
  }
  return found
}
