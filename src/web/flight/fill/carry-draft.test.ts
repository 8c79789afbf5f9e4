import { expect, it } from 'vitest'
import type { Booking, PassengerDraft } from '../../../contract/flight/booking.ts'
import type { BookId } from '../../../contract/ids.ts'
import { blankPassenger } from '../../traveller/fields.ts'
import { carryDraft } from './carry-draft.ts'

const [earlier, later] = ['a'.repeat(22), 'b'.repeat(22)] as [BookId, BookId]
const nobody = { givenName: '', surname: '', email: '', phoneCountry: '', phone: '' }
const passenger = (more: Partial<PassengerDraft> = {}): PassengerDraft => ({
  ...blankPassenger,
  type: 'adult',
  document: '',
  ...more,
})
const bookingOf = (draft: Partial<Booking['draft']>, editedAt: Booking['editedAt'] = {}) =>
  ({
    draft: { contact: nobody, passengers: [passenger()], bags: [], remind: false, ...draft },
    editedAt,
  }) as unknown as Booking
const mei = {
  contact: { ...nobody, email: 'mei@a.example' },
  passengers: [passenger({ surname: 'TAN' })],
  remind: true,
}

/** A front API with these two bookings, which lists what is written into the later one. */
function bookings(one: Booking | undefined, other: Booking) {
  const written: unknown[] = []
  const call = async (
    { id }: { id: string },
    input: { params: { bookId: BookId }; body?: unknown },
  ) => {
    if (id === 'flight.booking.patch') written.push(input)
    const found = input.params.bookId === earlier ? one : other
    return found ? { ok: true, result: found } : { ok: false, problem: {} }
  }
  return { api: { call } as never, written }
}

it('a new booking has the contact and travellers of the one that was left, each with its moment', async () => {
  const left = bookingOf(mei, { 'contact.email': 5, 'passengers.0.surname': 6, remind: 7 })
  const { api, written } = bookings(left, bookingOf({}))
  await carryDraft(api, earlier, later)
  expect(written).toEqual([
    {
      params: { bookId: later },
      body: {
        ...bookingOf({}).draft,
        contact: mei.contact,
        passengers: mei.passengers,
        editedAt: { 'contact.email': 5, 'passengers.0.surname': 6 },
      },
    },
  ])
})

it.each<[string, Booking | undefined, Booking]>([
  ['of another device’s booking', undefined, bookingOf({})],
  ['if nothing was typed', bookingOf({}), bookingOf({})],
  ['into a booking that was edited', bookingOf(mei), bookingOf({}, { remind: 1 })],
  [
    'to other types of travellers',
    bookingOf(mei),
    bookingOf({ passengers: [passenger(), passenger({ type: 'child' })] }),
  ],
])('nothing is taken over %s', async (_, left, made) => {
  const { api, written } = bookings(left, made)
  await carryDraft(api, earlier, later)
  expect(written).toEqual([])
})
