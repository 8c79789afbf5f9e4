import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { exampleOrder, exampleTraveller } from '../../aftersales/testing/example-order.ts'
import type { HotelOrderItem } from '../order/hotel-order-item.ts'
import { StayChangeTerms } from '../order/stay-change-terms.tsx'
import {
  exampleDates,
  exampleHotel,
  nonRefundableRate,
  rateAtProperty,
} from '../testing/example-stay.ts'
import { ChangeStayForm } from './change-stay-form.tsx'
import { LateChangeNote } from './late-change-note.tsx'
import { NoStayChange, noChangeReason } from './no-stay-change.tsx'
import { changeOf } from './typed-change.ts'

const { scenes: _, rooms: __, ...hotel } = exampleHotel()
const { orderCode } = exampleOrder()
const past = [{ instant: '2026-01-10T10:00:00.000Z', refund: { amount: 0, currency: 'MYR' } }]
const lateRate = { ...rateAtProperty(), refundUntil: past }

const roomItem = (rate = lateRate): HotelOrderItem => ({
  id: 'room-0',
  product: 'hotel',
  state: 'confirmed',
  title: 'Sea Breeze Resort',
  startsOn: '2099-12-10',
  travellers: [exampleTraveller('Mei')],
  lines: [],
  hotel: {
    hotel,
    stay: { ...exampleDates, rooms: [{ adults: 2, childAges: [5] }] },
    rate,
    room: 0,
    requests: '',
    needs: [],
    arrivesAt: '',
    hasStarted: false,
    driver: { language: 'id', ask: 'Tolong antarkan saya ke alamat ini.', place: 'Indonesia' },
    guaranteedBy: '4242',
  },
})

const textOf = (node: React.ReactElement) => renderPage(node).text

it('the order says until when dates and rooms could be changed, and what still can', () => {
  const terms = (rate?: typeof lateRate) => textOf(<StayChangeTerms items={[roomItem(rate)]} />)
  expect(terms()).toMatch(/could be changed until 10 Jan 2026, 18:00, local time.*names/)
  expect(terms(nonRefundableRate())).toContain('can’t be changed')
  expect(terms(rateAtProperty())).toContain('You can change dates')
})

it('before the form, a late change says so with the reason, and what cancelling charges', () => {
  const text = textOf(<LateChangeNote orderCode={orderCode} room={roomItem()} />)
  expect(text).toContain('until 10 Jan 2026, 18:00, local time')
  expect(text).toMatch(/IDR.1,450,000.*is charged to your card/)
  expect(text).toContain('See what cancelling costs')
  expect(text).not.toContain('refund')
  const early = <LateChangeNote orderCode={orderCode} room={roomItem(rateAtProperty())} />
  expect(textOf(early).trim()).toBe('')
})

it('a late change offers names and more rooms, and keeps the rest as booked', () => {
  const booked = [roomItem()] as const
  const { html, text } = renderPage(
    <ChangeStayForm
      booked={booked}
      change={changeOf(booked)}
      errors={undefined}
      choices={undefined}
      unlisted={undefined}
      isUpdated={false}
      isLate
    />,
  )
  expect(html).toMatch(/type="hidden" name="checkIn" value="2099-12-10"/)
  expect(html).toMatch(/type="hidden" name="adults-1" value="2"/)
  expect(html).toMatch(/type="hidden" name="age-1-1" value="5"/)
  expect(text).toContain('Given names')
  expect(text).toContain('Add a room')
  expect(text).not.toMatch(/Check-in|Adults|Update room prices/)
})

it('a change that is refused after the deadline says why, and what cancelling charges', () => {
  const text = textOf(
    <NoStayChange orderCode={orderCode} room={roomItem()} cancellable={roomItem()} />,
  )
  expect(text).toContain('until 10 Jan 2026, 18:00, local time')
  expect(text).toMatch(/IDR.1,450,000.*is charged to your card/)
  expect(text).not.toMatch(/refund|doesn’t allow/)
})

it('a room given up at the property’s price isn’t said to be refunded', () => {
  const [first, second] = [roomItem(rateAtProperty()), roomItem(rateAtProperty())]
  const booked = [first, { ...second, id: 'room-1' }] as const
  const [stay, kept] = [changeOf(booked).stay, changeOf(booked).rooms.slice(0, 1)]
  const text = textOf(
    <ChangeStayForm
      booked={booked}
      change={{ stay, rooms: kept }}
      errors={undefined}
      choices={undefined}
      unlisted={undefined}
      isUpdated={false}
      isLate={false}
    />,
  )
  expect(text).toContain('Rooms you give up')
  expect(text).not.toContain('refund')
})

it.each([
  ['cancelled', { state: 'cancelled' }, /already cancelled/],
  ['unconfirmed', { state: 'held' }, /Only confirmed stays/],
  ['started', { hotel: { ...roomItem().hotel, hasStarted: true } }, /already begun/],
  ['text', {}, /doesn’t allow changes/],
] as const)('a stay that can’t be changed says why: %s', (reason, more, words) => {
  const rooms = [{ ...roomItem(), ...more }]
  expect(noChangeReason(rooms)).toBe(reason)
  const page = (
    <NoStayChange orderCode={orderCode} room={undefined} cancellable={undefined} reason={reason} />
  )
  expect(textOf(page)).toMatch(words)
})
