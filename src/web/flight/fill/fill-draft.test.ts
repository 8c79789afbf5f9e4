import { describe, expect, it } from 'vitest'
import type { Booking, PassengerDraft } from '../../../contract/flight/booking.ts'
import type { BookId } from '../../../contract/ids.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { blankPassenger } from '../../traveller/fields.ts'
import { keepPassengers } from '../../traveller/keep-passengers.ts'
import type { TypedDraft } from '../book/draft/draft-form.ts'
import { carryOver } from './carry-over.ts'
import { fillDraft } from './fill-draft.ts'

const blank = { type: 'adult' as const, ...blankPassenger, document: '' as const }
const anna: PassengerDraft = {
  ...blank,
  title: 'ms',
  givenName: 'Anna',
  surname: 'Sok',
  birthDate: '1990-05-17',
  passportNumber: 'C01X00T47',
  idCardNumber: '012345678',
}
const draft: TypedDraft = {
  contact: { givenName: 'Typed', surname: '', email: '', phoneCountry: 'MY', phone: '' },
  passengers: [blank, { ...blank, type: 'child', nationality: 'KH' }],
  bags: [],
  remind: false,
}
const form = (values: Record<string, string>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(values)) made.set(name, value)
  return made
}
/** Returns a front API with these responses, which records its calls. */
function account(answers: Record<string, unknown>) {
  const asked: [string, unknown][] = []
  const call = async (endpoint: { id: string }, input: unknown) => {
    asked.push([endpoint.id, input])
    const result = answers[endpoint.id]
    return result === undefined
      ? { ok: false, problem: { error: 'NOT_FOUND', message: '', status_code: 404 } }
      : { ok: true, result }
  }
  return { api: { call } as unknown as FrontApi, asked }
}

describe('filling in a booking from the account', () => {
  it('fills in the selected passenger, document included, and keeps the seat’s type', async () => {
    const { api, asked } = account({ 'member.passenger.get-unmasked': anna })
    const filled = await fillDraft(api, form({ intent: 'fill.1.p1' }), draft)
    expect(filled?.passengers[1]).toEqual({
      ...anna,
      type: 'child',
      nationality: 'KH',
      passportCountry: 'KH',
      idCardCountry: 'KH',
    })
    expect(filled?.passengers[0]).toEqual(blank)
    expect(asked).toEqual([['member.passenger.get-unmasked', { params: { id: 'p1' } }]])
  })

  it('replaces the contact with the selected one, except fields it doesn’t have', async () => {
    const kept = {
      id: 'c1',
      givenName: 'Mei',
      surname: 'Tan',
      email: 'mei@a.example',
      phoneCountry: '',
      phone: '',
    }
    const { api } = account({ 'member.contact.list': [kept] })
    const filled = await fillDraft(api, form({ intent: 'fill.contact.c1' }), draft)
    expect(filled?.contact).toEqual({
      givenName: 'Mei',
      surname: 'Tan',
      email: 'mei@a.example',
      phoneCountry: 'MY',
      phone: '',
    })
  })

  it('leaves the draft unchanged for another member’s passenger', async () => {
    const { api } = account({})
    expect(await fillDraft(api, form({ intent: 'fill.0.foreign' }), draft)).toEqual(draft)
  })

  it('fills in a traveller of the cart: with flights, their documents; of a stay, the name', async () => {
    const who = { title: 'ms', givenName: 'Anna', surname: 'Sok', type: 'adult' as const }
    const bookId = 'a-draft-of-flights-0001'
    const typed = { contact: null, adult: who, travellers: [{ ...who, bookId, place: 0 }] }
    const pressed = form({ intent: `fill.1.cart-0-${bookId}` })
    const booking = { draft: { ...draft, passengers: [anna] } }
    const flights = account({ 'cart.typed': typed, 'flight.booking.get': booking })
    const filled = await fillDraft(flights.api, pressed, draft)
    expect(filled?.passengers[1]).toMatchObject({ passportNumber: 'C01X00T47', type: 'child' })
    const stay = account({ 'cart.typed': typed })
    const named = await fillDraft(stay.api, pressed, draft)
    expect(named?.passengers[1]).toMatchObject({ givenName: 'Anna', passportNumber: '' })
  })

  it('isn’t done by other buttons', async () => {
    const { api, asked } = account({})
    for (const intent of ['save', 'submit', 'fill.0', 'fill.x.p1', 'fill.0.a b']) {
      expect(await fillDraft(api, form({ intent }), draft)).toBeUndefined()
    }
    expect(asked).toEqual([])
  })
})

describe('saving a booking’s travellers', () => {
  it('saves the selected ones that aren’t in the account yet', async () => {
    const { api, asked } = account({
      'member.passenger.list': [{ ...anna, givenName: 'ANNA' }],
      'member.passenger.add': {},
    })
    const chosen = form({ 'keep.0': 'yes', 'keep.1': 'yes' })
    const other = { ...anna, givenName: 'Bella' }
    await keepPassengers(api, chosen, [anna, other, { ...anna, givenName: 'Clara' }])
    expect(asked.slice(1)).toEqual([['member.passenger.add', { body: other }]])
  })

  it('saves nobody twice whom a stay names without a birth date', async () => {
    const { api, asked } = account({ 'member.passenger.list': [anna] })
    await keepPassengers(api, form({ 'keep.0': 'yes' }), [{ ...anna, birthDate: '' }])
    expect(asked.map(([id]) => id)).toEqual(['member.passenger.list'])
  })

  it('makes no call if nobody was selected', async () => {
    const { api, asked } = account({})
    await keepPassengers(api, form({}), [anna])
    expect(asked).toEqual([])
  })
})

describe('a form that nobody has touched', () => {
  const contact = { ...draft.contact, givenName: 'Anna', email: 'anna@a.example' }
  const who = { title: 'ms', givenName: 'Anna', surname: 'Sok', type: 'adult' as const }
  const from = { product: 'flight', bookId: 'a-draft-of-flights-0001' as BookId, place: 0 }
  const typed = { contact, adult: who, travellers: [{ ...who, ...from }] }
  const untouched = { ...draft, contact: { ...draft.contact, givenName: '' }, passengers: [blank] }
  const { api } = account({ 'flight.booking.get': { draft: { ...draft, passengers: [anna] } } })
  const carried = async (own: TypedDraft) =>
    (await carryOver({ draft: own } as Booking, typed, api)).draft

  it('begins with the contact and the first adult of the cart, documents included', async () => {
    expect(await carried(untouched)).toMatchObject({ contact, passengers: [anna] })
  })

  it('keeps what was typed into it', async () => {
    const own = { ...untouched, contact: draft.contact, passengers: [{ ...blank, surname: 'Tan' }] }
    expect(await carried(own)).toEqual(own)
  })
})
