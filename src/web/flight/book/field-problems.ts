import { type BookingFieldCode, bookingFieldCodes } from '../../../contract/passenger-rules.ts'
import type { Translate } from '../../locale/word-store.ts'
import { contactFields, passengerFields } from './draft-form.ts'

type Problems = Readonly<Record<string, string>>

/** The id of a field's control in the page; its path, which stands nowhere else in the document. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`

/** What is wrong with a field, in words. */
export function problemText(t: Translate, code: string): string {
  if (code === 'too_long') return t('flight-book.field.too-long')
  const known = bookingFieldCodes.find((each) => each === code)
  return known
    ? t(`flight-book.field.${known satisfies BookingFieldCode}`)
    : t('flight-book.field.other')
}

/** Which field a path means, in words: `Traveller 1: Surname`. */
export function fieldText(t: Translate, path: string): string {
  const [group, second = '', third = ''] = path.split('.')
  const contact = contactFields.find((each) => group === 'contact' && each === second)
  if (contact) return t('flight-book.error-contact', { field: t(`flight-book.field-${contact}`) })
  const field = passengerFields.find((each) => group === 'passengers' && each === third)
  if (!field) return t('flight-book.bags')
  const number = Number(second) + 1
  return t('flight-book.error-passenger', { number, field: t(`flight-book.field-${field}`) })
}

/** Paths in the order in which their fields stand on the page, whatever order they were found in. */
export function inPageOrder(problems: Problems): [path: string, code: string][] {
  return Object.entries(problems).sort(([a], [b]) => place(a) - place(b))
}

function place(path: string): number {
  const [group, second = '', third = ''] = path.split('.')
  if (group === 'contact') return contactFields.indexOf(second as (typeof contactFields)[number])
  if (group !== 'passengers') return 10_000
  const field = passengerFields.indexOf(third as (typeof passengerFields)[number])
  return 100 * (Number(second) + 1) + field
}
