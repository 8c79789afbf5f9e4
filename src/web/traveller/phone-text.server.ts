import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/**
 * Returns a saved phone number with its country's prefix, because without it the number doesn't say which country it's in.
 * A text that isn't a number is returned as it was typed.
 */
export function phoneText({
  phone,
  phoneCountry,
}: {
  phone: string
  phoneCountry: string
}): string {
  const country = isSupportedCountry(phoneCountry) ? (phoneCountry as CountryCode) : undefined
  return parsePhoneNumberFromString(phone, country)?.formatInternational() ?? phone
}
