import { limitIn } from '../../../contract/field-limit.ts'
import type { Translate } from '../../locale/word-store.ts'
import { refusedIn } from '../../traveller/refused-character.ts'

const codes = [
  'REQUIRED',
  'TITLE_UNKNOWN',
  'NAME_LETTERS',
  'NAME_PLAIN',
  'NAME_TOO_LONG',
  'EMAIL_INVALID',
  'PHONE_INVALID',
] as const

const fields = ['title', 'givenName', 'surname', 'email', 'phoneCountry', 'phone'] as const

/** Returns the message of a field's problem; for an empty field it says what to enter. */
export function fieldText(t: Translate, code: string, path: string): string {
  const field = fields.find((each) => path.endsWith(`.${each}`))
  if (code === 'REQUIRED' && field) return t(`hotel-book.missing-${field}`)
  const limit = limitIn(code)
  if (limit) return t('hotel-book.problem-too-long', { count: limit.count })
  const refused = refusedIn(code)
  if (refused) {
    const { rule, character } = refused
    return t(`hotel-book.problem-${rule}-character`, { character })
  }
  const known = codes.find((each) => each === code)
  return known ? t(`hotel-book.problem-${known}`) : t('hotel-book.problem-field')
}

/** Returns which part of the form a field belongs to: the contact, a room's guest, or the wishes. */
export function partText(t: Translate, path: string): string {
  const [part, room] = path.split('.')
  if (part === 'contact') return t('hotel-book.contact')
  if (part === 'leadGuests') return t('hotel-book.room', { number: Number(room) + 1 })
  return t('hotel-book.wishes')
}
