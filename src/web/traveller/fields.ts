import { limitIn } from '../../contract/field-limit.ts'
import {
  type BookingFieldCode,
  bookingFieldCodes,
} from '../../contract/traveller/traveller-rules.ts'
import type { Translate } from '../locale/word-store.ts'
import { refusedIn } from './refused-character.ts'

/** The fields of the contact and of a traveller, in their order on the page. */
export const contactFields = ['givenName', 'surname', 'email', 'phoneCountry', 'phone'] as const
export const passengerFields = [
  'title',
  'givenName',
  'surname',
  'birthDate',
  'nationality',
  'document',
  'idCardNumber',
  'idCardCountry',
  'idCardExpiry',
  'passportNumber',
  'passportCountry',
  'passportExpiry',
] as const

/** Returns a passenger with nothing filled in but the type. */
export const blankPassenger = {
  title: '',
  givenName: '',
  surname: '',
  birthDate: '',
  nationality: '',
  passportNumber: '',
  passportExpiry: '',
  passportCountry: '',
  idCardNumber: '',
  idCardExpiry: '',
  idCardCountry: '',
}

type Problems = Readonly<Record<string, string>>

/** Returns the id of a field's control: its path, which is unique in the document. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`

/** Returns the message of a field's problem; for an empty field it names the field, if `path` is given. */
export function problemText(t: Translate, code: string, path = ''): string {
  const limit = limitIn(code)
  if (limit) return t('flight-book.field.too-long', { count: limit.count })
  const refused = refusedIn(code)
  if (refused) {
    const { rule, character } = refused
    return t(`flight-book.field.${rule}-character`, { character })
  }
  const field = fieldOfPath(path)
  if (code === 'REQUIRED' && field) return t(`flight-book.missing-${field}`)
  const known = bookingFieldCodes.find((each) => each === code)
  return known
    ? t(`flight-book.field.${known satisfies BookingFieldCode}`)
    : t('flight-book.field.other')
}

/** Returns a field's problem with the field's name, for lists: `Surname. Use Latin letters only.` */
export function lineText(t: Translate, path: string, code: string): string {
  const problem = problemText(t, code, path)
  const field = fieldOfPath(path)
  if (!field || code === 'REQUIRED') return problem
  return t('flight-book.error-line', { where: t(`flight-book.field-${field}`), problem })
}

/** Returns a group's name and how many of its fields have a problem: `Traveller 1: 8 fields`. */
export function groupText(t: Translate, group: string, count: number): string {
  if (group === 'contact') return t('flight-book.errors-contact', { count })
  if (group === 'bags') return t('flight-book.errors-bags', { count })
  return t('flight-book.errors-passenger', { number: Number(group.split('.')[1]) + 1, count })
}

function fieldOfPath(path: string) {
  const name = path.split('.').at(-1)
  return [...contactFields, ...passengerFields].find((each) => each === name)
}

/** Returns problems grouped by the part of the form, and sorted by field, in the page's order. */
export function problemGroups(
  problems: Problems,
): [group: string, [path: string, code: string][]][] {
  const groupOf = ([path]: [string, string]) =>
    path.startsWith('passengers.')
      ? path.split('.').slice(0, 2).join('.')
      : path.split('.', 1).join()
  return [...Map.groupBy(inPageOrder(problems), groupOf)]
}

/** Returns paths in the order of their fields on the page. */
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
 * Sets an input's value as if it had been typed. React tracks values and ignores events that don't change them, so the
 * native setter is used, which React doesn't see.
 */
export function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns the name of the box that saves a traveller to the account. */
export const keepField = (index: number): string => `keep.${index}`
