import {
  type BookingFieldCode,
  bookingFieldCodes,
} from '../../contract/traveller/traveller-rules.ts'
import type { Translate } from '../locale/word-store.ts'

/** The fields of the contact and of a traveller, in their order on the page. */
export const contactFields = ['givenName', 'surname', 'email', 'phoneCountry', 'phone'] as const
export const passengerFields = [
  'title',
  'givenName',
  'surname',
  'birthDate',
  'nationality',
  'passportNumber',
  'passportCountry',
  'passportExpiry',
] as const

/** A passenger of whom only the type is known. */
export const blankPassenger = {
  title: '',
  givenName: '',
  surname: '',
  birthDate: '',
  nationality: '',
  passportNumber: '',
  passportExpiry: '',
  passportCountry: '',
}

type Problems = Readonly<Record<string, string>>

/** The id of a field's control in the page; its path, which stands nowhere else in the document. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`

/** What is wrong with a field, in words; an empty one is asked for by its name where `path` says which it is. */
export function problemText(t: Translate, code: string, path = ''): string {
  if (code === 'too_long') return t('flight-book.field.too-long')
  const field = fieldOfPath(path)
  if (code === 'REQUIRED' && field) return t(`flight-book.missing-${field}`)
  const known = bookingFieldCodes.find((each) => each === code)
  return known
    ? t(`flight-book.field.${known satisfies BookingFieldCode}`)
    : t('flight-book.field.other')
}

/** What is wrong with a field, for readers who don't see the field: `Surname. Use Latin letters only.` */
export function lineText(t: Translate, path: string, code: string): string {
  const problem = problemText(t, code, path)
  const field = fieldOfPath(path)
  if (!field || code === 'REQUIRED') return problem
  return t('flight-book.error-line', { where: t(`flight-book.field-${field}`), problem })
}

/** The name of a group of fields and how many of them have a problem: `Traveller 1: 8 fields`. */
export function groupText(t: Translate, group: string, count: number): string {
  if (group === 'contact') return t('flight-book.errors-contact', { count })
  if (group === 'bags') return t('flight-book.errors-bags', { count })
  return t('flight-book.errors-passenger', { number: Number(group.split('.')[1]) + 1, count })
}

function fieldOfPath(path: string) {
  const name = path.split('.').at(-1)
  return [...contactFields, ...passengerFields].find((each) => each === name)
}

/** Problems by the part of the form that they are in, and in it by field, as the page has them. */
export function problemGroups(
  problems: Problems,
): [group: string, [path: string, code: string][]][] {
  const groupOf = ([path]: [string, string]) =>
    path.startsWith('passengers.')
      ? path.split('.').slice(0, 2).join('.')
      : path.split('.', 1).join()
  return [...Map.groupBy(inPageOrder(problems), groupOf)]
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

/**
 * Puts a value into an input as if it had been typed. React keeps its own note of an input's value and
 * ignores events that bring nothing new to it, so the value is set behind its back, by the native setter.
 */
export function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
