import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { RoomChoice } from '../../../contract/hotel/stay-change.ts'
import { money } from '../../../contract/money.ts'
import { chosenSum, refundOf } from './chosen-sum.tsx'
import { RoomTypes } from './room-types.tsx'

const choice = (more: Partial<RoomChoice> = {}): RoomChoice => ({
  roomType: 'double',
  name: 'Double room',
  isBooked: true,
  board: 'breakfast',
  facts: { beds: [{ kind: 'king', count: 1 }], sleeps: 3 },
  price: { now: money(40_000, 'MYR'), total: money(40_000, 'MYR') },
  amount: money(0, 'MYR'),
  ...more,
})
const suite = choice({ roomType: 'suite', name: 'Suite', isBooked: false, facts: undefined })

const listed = (choices: RoomChoice[]) =>
  renderPage(
    <RoomTypes
      name="type"
      choices={choices}
      chosen=""
      usual={undefined}
      isAdded={false}
      error={undefined}
    />,
  ).text

it('a room type says its beds, for how many guests it is, and which meals are included', () => {
  const text = listed([choice(), suite])
  expect(text).toContain('1 king bed · Sleeps 3 people · Breakfast included')
  expect(text).toMatch(/Suite\s*Breakfast included/)
})

it('a room type that is paid at the property says what is due there first, in its currency', () => {
  const there = { amount: money(1_450_000, 'IDR'), estimate: money(43_750, 'MYR') }
  const price = { now: money(0, 'MYR'), atProperty: there, total: money(43_750, 'MYR') }
  expect(listed([choice({ price }), suite])).toMatch(
    /Your room now · IDR.1,450,000 for this room at the property · about MYR.437\.50/,
  )
})

it('a room type of which a part is paid at the property says which', () => {
  const there = { amount: money(1_450_000, 'IDR'), estimate: money(43_750, 'MYR') }
  const price = { now: money(40_000, 'MYR'), atProperty: there, total: money(83_750, 'MYR') }
  expect(listed([choice({ price }), suite])).toMatch(
    /MYR.837\.50 for this room · IDR.1,450,000 of it at the property/,
  )
})

it('all choices together cost what the change costs without them, and each of their differences', () => {
  const there = { amount: money(1_450_000, 'IDR'), estimate: money(43_750, 'MYR') }
  const dearer = choice({ amount: money(9000, 'MYR') })
  expect(chosenSum(money(-2000, 'MYR'), [choice(), dearer])).toEqual({
    now: money(7000, 'MYR'),
    there: undefined,
  })
  const atProperty = choice({
    price: { now: money(0, 'MYR'), atProperty: there, total: money(43_750, 'MYR') },
  })
  expect(chosenSum(money(0, 'MYR'), [atProperty, atProperty])?.there).toEqual(
    money(2_900_000, 'IDR'),
  )
})

it('nothing is summed up if a room can’t be had, or a booked type is sold out', () => {
  expect(chosenSum(money(0, 'MYR'), [choice(), undefined])).toBeUndefined()
  expect(chosenSum(undefined, [choice()])).toBeUndefined()
})

it.each([
  ['all of it', 2000, 0, 5000, 2000],
  ['only what is left of what was paid', 2000, 0, 500, 500],
  ['nothing that the bank returned', 2000, 1500, 5000, 500],
  ['nothing if the bank returned more', 2000, 3000, 5000, 0],
  ['nothing if it costs more', -2000, 0, 5000, 0],
])('what a property gives back is refunded: %s', (_, givenBack, returned, left, refund) => {
  const bounds = { returned: money(returned, 'MYR'), refundable: money(left, 'MYR') }
  expect(refundOf(givenBack, bounds)).toBe(refund)
})
