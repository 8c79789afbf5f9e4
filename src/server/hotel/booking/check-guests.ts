import { CatalogueError, type FieldErrors } from '../../../contract/errors.ts'
import { ticketNameProblem } from '../../../contract/flight/ticket-name.ts'
import type { StayDraft } from '../../../contract/hotel/booking.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { type BookingFieldCode, titlesByType } from '../../../contract/traveller/traveller-rules.ts'
import { tidyName } from '../../../contract/traveller/typed-name.ts'
import { checkedContact, contactProblems } from '../../checkout/contact-rules.ts'

type Guest = StayDraft['leadGuests'][number]

/** Longer names don't fit on vouchers. */
const longestName = 57

/**
 * Throws GUESTS_INVALID with every invalid field, or VALIDATION if the draft isn't for these rooms. Names are in Latin
 * letters, as in a passport, which is what the property's staff compare them with.
 */
export function checkGuests({ rooms }: Pick<StayDates, 'rooms'>, draft: StayDraft): void {
  const fields = stayProblemsOf(rooms.length, draft)
  for (const [field, problem] of Object.entries(contactProblems(draft.contact))) {
    fields[`contact.${field}`] = problem
  }
  refuseGuests(fields)
}

/** Returns what is wrong with a draft apart from its contact, by field. */
function stayProblemsOf(
  rooms: number,
  { leadGuests, arrivesAt }: StayDraft,
): Record<string, FieldErrors[string]> {
  const fields: Record<string, FieldErrors[string]> = leadGuestProblems(rooms, leadGuests)
  if (arrivesAt && !/^([01]\d|2[0-3]):[0-5]\d$/.test(arrivesAt)) fields.arrivesAt = 'TIME_INVALID'
  return fields
}

/** Returns whether everything but the contact is filled in without errors. */
export const areGuestsComplete = ({ rooms }: Pick<StayDates, 'rooms'>, draft: StayDraft): boolean =>
  Object.keys(stayProblemsOf(rooms.length, draft)).length === 0

/** Throws GUESTS_INVALID if there are invalid fields. */
export function refuseGuests(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new CatalogueError('GUESTS_INVALID', { fields })
}

function leadGuestProblems(
  rooms: number,
  leadGuests: readonly Guest[],
): Record<string, BookingFieldCode> {
  if (leadGuests.length !== rooms) {
    throw new CatalogueError('VALIDATION', { fields: { leadGuests: 'guests_of_the_search' } })
  }
  const fields = leadGuests.flatMap((guest, room) =>
    Object.entries(guestProblems(guest)).map(([field, problem]) => [
      `leadGuests.${room}.${field}`,
      problem,
    ]),
  )
  return Object.fromEntries(fields)
}

/** Returns what is wrong with a room's lead guest, by field. */
export function guestProblems({
  title,
  givenName,
  surname,
}: Guest): Record<string, BookingFieldCode> {
  const problems: Record<string, BookingFieldCode> = {}
  if (title && !titlesByType.adult.includes(title)) problems.title = 'TITLE_UNKNOWN'
  for (const [field, typed] of Object.entries({ surname, givenName })) {
    const problem = ticketNameProblem(typed)
    if (problem) problems[field] = problem
  }
  const isLong = tidyName(`${givenName} ${surname}`).length > longestName
  if (isLong && !problems.givenName) problems.givenName = 'NAME_TOO_LONG'
  return problems
}

/** Returns a checked draft as suppliers need it. */
export const asBooked = (draft: StayDraft): StayDraft => ({
  ...draft,
  contact: checkedContact(draft.contact),
  leadGuests: draft.leadGuests.map(plainGuest),
  requests: draft.requests.trim(),
})

/** Returns a checked guest as suppliers need them. */
export const plainGuest = ({ title, givenName, surname }: Guest): Guest => ({
  title,
  givenName: tidyName(givenName),
  surname: tidyName(surname),
})
