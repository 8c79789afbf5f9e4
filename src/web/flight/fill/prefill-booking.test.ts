import type { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { contactOf } from '../../traveller/contact-of.ts'
import { prefillBooking, travellerOf } from './prefill-booking.ts'

const dara = { name: 'Dara Chan Sok', email: 'dara@a.example' }
const kept = (id: string, givenName: string, surname: string, type = 'adult' as const) => ({
  id,
  type,
  givenName,
  surname,
})

describe('a member’s details when booking', () => {
  it('are their first contact, otherwise their own name and address', () => {
    const mei = {
      id: 'c1',
      givenName: 'Mei',
      surname: 'Tan',
      email: 'mei@a.example',
      phoneCountry: 'MY',
      phone: '12',
    }
    expect(contactOf(dara, [mei])).toBe(mei)
    expect(contactOf(dara, [])).toEqual({
      givenName: 'Dara Chan',
      surname: 'Sok',
      email: 'dara@a.example',
    })
    expect(contactOf({ ...dara, name: 'Dara' }, [])).toMatchObject({
      givenName: '',
      surname: 'Dara',
    })
  })

  it.each([
    ['the one of their name', [kept('1', 'Anna', 'Sok'), kept('2', 'DARA CHÁN', 'Sok')], '2'],
    [
      'whichever way round it is written',
      [kept('1', 'Anna', 'Sok'), kept('2', 'Chan Sok', 'Dara')],
      '2',
    ],
    ['the only adult', [kept('1', 'Anna', 'Sok')], '1'],
    ['nobody where it is not clear', [kept('1', 'Anna', 'Sok'), kept('2', 'Bo', 'Sok')], undefined],
    ['nobody without passengers', [], undefined],
  ])('is %s', (_, passengers, id) => {
    expect(travellerOf(dara, passengers)).toBe(id)
  })
})

it('makes no call for a guest', async () => {
  const context = { get: () => async () => undefined } as unknown as RouterContextProvider
  await expect(
    prefillBooking(context, new Request('http://a.example'), 'b' as never),
  ).resolves.toBeUndefined()
})
