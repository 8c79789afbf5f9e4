import { describe, expect, it } from 'vitest'
import type { PassengerDraft } from '../../../contract/flight/booking.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { blankPassenger } from '../../traveller/fields.ts'
import type { TypedDraft } from '../book/draft/draft-form.ts'
import { fillDraft } from './fill-draft.ts'
import { keepPassengers } from './keep-passengers.ts'

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

  it('makes no call if nobody was selected', async () => {
    const { api, asked } = account({})
    await keepPassengers(api, form({}), [anna])
    expect(asked).toEqual([])
  })
})
