import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import type { ContactDetails } from '../../contract/checkout/contact.ts'
import { type BookingFieldCode, isMailAddress } from '../../contract/traveller/traveller-rules.ts'
import { mailFrom } from '../../contract/traveller/typed-mail.ts'
import { letterNameProblem, tidyName } from '../../contract/traveller/typed-name.ts'
import { worldCountryByCode } from '../world/country.ts'

/** Returns what is wrong with contact details, by field; empty if nothing is. */
export function contactProblems(contact: ContactDetails): Record<string, BookingFieldCode> {
  const errors: Record<string, BookingFieldCode> = {}
  for (const field of ['givenName', 'surname'] as const) {
    const problem = letterNameProblem(contact[field])
    if (problem) errors[field] = problem
  }
  if (!contact.email.trim()) errors.email = 'REQUIRED'
  else if (!isMailAddress(mailFrom(contact.email))) errors.email = 'EMAIL_INVALID'
  const country = countryProblem(contact.phoneCountry)
  if (country) errors.phoneCountry = country
  if (!contact.phone.trim()) errors.phone = 'REQUIRED'
  // Without its country a number can't be read, and what is missing is said once.
  else if (country !== 'REQUIRED' && !phoneNumber(contact)) errors.phone = 'PHONE_INVALID'
  return errors
}

/** Returns contact details as suppliers and mails need them. Only for those that were checked. */
export const checkedContact = (contact: ContactDetails): ContactDetails => ({
  ...contact,
  givenName: tidyName(contact.givenName),
  surname: tidyName(contact.surname),
  email: mailFrom(contact.email),
  phone: phoneNumber(contact) ?? contact.phone,
})

/** Returns the number in E.164 (`+60123456789`), or undefined if it isn't valid. */
export function phoneNumber({ phone, phoneCountry }: ContactDetails): string | undefined {
  const parsed = parsePhoneNumberFromString(phone, phoneCountry as CountryCode)
  if (!parsed?.isValid()) return parsed && mexicanNumber(parsed)
  return parsed.number
}

/**
 * Returns a Mexican number without the prefixes that calls to mobiles needed until 2019, which address books still
 * have: `+52 1 55 1234 5678`, `044 55 1234 5678`. Undefined for any other number.
 */
function mexicanNumber({ number }: PhoneNumber): string | undefined {
  const [, plain] = /^\+52(?:1|04[45])(\d{10})$/.exec(number) ?? []
  const parsed = plain ? parsePhoneNumberFromString(`+52${plain}`) : undefined
  return parsed?.isValid() ? parsed.number : undefined
}

export function countryProblem(code: string): BookingFieldCode | undefined {
  if (!code) return 'REQUIRED'
  return isCountryCode(code) ? undefined : 'COUNTRY_UNKNOWN'
}

/** Returns whether a code names a country or territory, for nationality, destination or phone numbers. */
export const isCountryCode = (code: string): boolean =>
  worldCountryByCode(code) !== undefined || isSupportedCountry(code)

export const isContactValid = (contact: ContactDetails): boolean =>
  Object.keys(contactProblems(contact)).length === 0

/** Returns contact details, or others in place of invalid ones. */
export const contactOr = (
  own: ContactDetails,
  other: ContactDetails | undefined,
): ContactDetails => (other && !isContactValid(own) ? other : own)
