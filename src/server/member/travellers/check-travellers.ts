import type { ContactDetails } from '../../../contract/checkout/contact.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { latestToday } from '../../../contract/flight/passenger-rules.ts'
import { ticketNameProblem } from '../../../contract/flight/ticket-name.ts'
import type { PassengerDetails } from '../../../contract/member/travellers.ts'
import {
  documentFields,
  documentNumberProblem,
  isTooFarAhead,
  travelDocuments,
} from '../../../contract/traveller/travel-documents.ts'
import {
  type BookingFieldCode,
  isCalendarDay,
  isMailAddress,
  titlesByType,
} from '../../../contract/traveller/traveller-rules.ts'
import { mailFrom } from '../../../contract/traveller/typed-mail.ts'
import { letterNameProblem } from '../../../contract/traveller/typed-name.ts'
import { isCountryCode } from '../../checkout/contact-rules.ts'

type Problems = Partial<Record<string, BookingFieldCode>>

/**
 * Validates a saved passenger, but only the fields that are filled in, not what a flight will require: names by the
 * rules of tickets, dates by the calendar. Throws PASSENGERS_INVALID with the fields.
 */
export function checkKeptPassenger(draft: PassengerDetails, now: Date): void {
  const problems: Problems = {}
  const today = latestToday(now.getTime())
  for (const field of ['givenName', 'surname'] as const) {
    const problem = ticketNameProblem(draft[field])
    if (problem) problems[field] = problem
  }
  if (draft.title && !titlesByType[draft.type].includes(draft.title)) {
    problems.title = 'TITLE_UNKNOWN'
  }
  if (draft.birthDate && !isCalendarDay(draft.birthDate)) problems.birthDate = 'DATE_INVALID'
  else if (draft.birthDate > today) problems.birthDate = 'DATE_IN_FUTURE'
  for (const document of travelDocuments) {
    const { number, expiry } = documentFields[document]
    const day = draft[expiry]
    if (day && !isCalendarDay(day)) problems[expiry] = 'DATE_INVALID'
    else if (day && isTooFarAhead(document, day, today)) problems[expiry] = 'EXPIRY_TOO_FAR'
    const problem = draft[number].trim() && documentNumberProblem(document, draft[number])
    if (problem) problems[number] = problem
  }
  for (const field of ['nationality', 'passportCountry', 'idCardCountry'] as const) {
    if (draft[field] && !isCountryCode(draft[field])) problems[field] = 'COUNTRY_UNKNOWN'
  }
  demandNone(problems)
}

/** Validates a saved contact in the same way. */
export function checkKeptContact(draft: ContactDetails): void {
  const problems: Problems = {}
  const nameProblem = letterNameProblem(draft.givenName)
  if (nameProblem) problems.givenName = nameProblem
  const surnameProblem = draft.surname.trim() ? letterNameProblem(draft.surname) : undefined
  if (surnameProblem) problems.surname = surnameProblem
  if (!draft.email.trim()) problems.email = 'REQUIRED'
  else if (!isMailAddress(mailFrom(draft.email))) problems.email = 'EMAIL_INVALID'
  demandNone(problems)
}

function demandNone(problems: Problems): void {
  if (Object.keys(problems).length === 0) return
  throw new CatalogueError('PASSENGERS_INVALID', {
    fields: problems as Record<string, BookingFieldCode>,
  })
}
