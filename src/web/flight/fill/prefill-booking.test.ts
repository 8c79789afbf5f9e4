import type { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { travellerOf } from '../../traveller/traveller-of.ts'
import { prefillBooking } from './prefill-booking.ts'

const dara = { name: 'Dara Chan Sok', email: 'dara@a.example' }
const kept = (id: string, givenName: string, surname: string, type = 'adult' as const) => ({
  id,
  type,
  givenName,
  surname,
})

describe('the saved traveller who is the member', () => {
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
