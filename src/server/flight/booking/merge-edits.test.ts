import { expect, it } from 'vitest'
import type { BookingDraft } from '../../../contract/flight/booking.ts'
import type { OfferId } from '../../../contract/ids.ts'
import { emptyDraft } from './booking-view.ts'
import { mergeEdits } from './merge-edits.ts'

const blank = emptyDraft({ adult: 2, child: 0, infant: 0 })
const [first, second] = blank.passengers
const typed = (surname: string, more: Partial<BookingDraft> = {}): BookingDraft => ({
  ...blank,
  passengers: [{ ...first, surname } as (typeof blank.passengers)[0], ...(second ? [second] : [])],
  ...more,
})
const surnameOf = (draft: BookingDraft) => draft.passengers[0]?.surname
const surname = 'passengers.0.surname'

it('takes the fields that were typed and keeps all others', () => {
  const kept = { ...blank, contact: { ...blank.contact, email: 'mei@example.com' }, remind: true }
  const merged = mergeEdits(kept, typed('Tan'), { [surname]: 10 })
  expect(merged).toMatchObject({ contact: kept.contact, remind: true })
  expect(surnameOf(merged)).toBe('Tan')
})

it('keeps what was typed last, in whatever order it arrives', () => {
  const newer = mergeEdits(blank, typed('Tan Ai'), { [surname]: 11 })
  const afterwards = mergeEdits(newer, typed('Ta'), { [surname]: 10, remind: 5 })
  expect(surnameOf(afterwards)).toBe('Tan Ai')
  expect(afterwards.editedAt).toEqual({ [surname]: 11, remind: 5 })
})

it('takes a traveller’s selected bag, or none', () => {
  const bag = (passenger: number, kg: number) => ({ offerId: 'o.1/x' as OfferId, passenger, kg })
  const kept = { ...blank, bags: [bag(0, 20), bag(1, 20)] }
  const bags = [bag(1, 30)]
  const path = (passenger: number) => `bags/o.1/x/${passenger}`
  expect(mergeEdits(kept, { ...blank, bags }, { [path(1)]: 1 }).bags).toEqual([
    bag(0, 20),
    bag(1, 30),
  ])
  expect(mergeEdits(kept, { ...blank, bags }, { [path(0)]: 1 }).bags).toEqual([bag(1, 20)])
})

it.each([
  'passengers.0.type',
  'passengers.7.surname',
  'passengers.0.__proto__',
  'contact.constructor',
  '__proto__',
  'bags',
])('knows no field %j', (path) => {
  const merged = mergeEdits(blank, typed('Tan', { remind: true }), { [path]: 1 })
  expect(merged).toEqual({ ...blank, editedAt: {} })
})
