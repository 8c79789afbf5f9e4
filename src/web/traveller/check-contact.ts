import type { ContactDetails } from '../../contract/checkout/contact.ts'
import { type BookingFieldCode, isMailAddress } from '../../contract/traveller/traveller-rules.ts'
import { mailFrom } from '../../contract/traveller/typed-mail.ts'
import { letterNameProblem } from '../../contract/traveller/typed-name.ts'

/**
 * Returns what the page can find wrong with a contact before it's sent, by field. The server has the final say; this only
 * saves a round trip.
 */
export function contactProblems(
  contact: ContactDetails,
): [keyof ContactDetails, BookingFieldCode | undefined][] {
  return [
    ['givenName', letterNameProblem(contact.givenName)],
    ['surname', letterNameProblem(contact.surname)],
    ['email', emailProblem(contact.email)],
    ['phoneCountry', missing(contact.phoneCountry)],
    ['phone', phoneProblem(contact.phone)],
  ]
}

export const missing = (text: string): BookingFieldCode | undefined =>
  text ? undefined : 'REQUIRED'

function emailProblem(email: string): BookingFieldCode | undefined {
  if (!email) return 'REQUIRED'
  return isMailAddress(mailFrom(email)) ? undefined : 'EMAIL_INVALID'
}

function phoneProblem(phone: string): BookingFieldCode | undefined {
  if (!phone) return 'REQUIRED'
  const written = phone.replace(/\p{Cf}/gu, '').replace(/^tel:/i, '')
  const digits = written.match(/\p{Nd}/gu)?.length ?? 0
  const readable = /^[+＋\p{Nd}\s()./‐–-]+$/u.test(written) && digits >= 5 && digits <= 15
  return readable ? undefined : 'PHONE_INVALID'
}
