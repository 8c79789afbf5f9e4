import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import {
  exampleItem,
  exampleOffer,
  exampleTraveller,
} from '../../aftersales/testing/example-order.ts'
import { exampleSlice } from '../results/testing/example-slice.ts'
import type { FlightOrderItem } from './flight-order-item.ts'
import { OrderFlights } from './order-flights.tsx'

const inCity = (city: string, name = '') => ({ city, name, countryName: '' })
const airports = {
  KUL: inCity('Kuala Lumpur'),
  BKK: inCity('Bangkok'),
  DMK: inCity('Bangkok', 'Don Mueang International Airport'),
}
const travellers = [exampleTraveller('MEI'), exampleTraveller('ALI')]
type Facts = Parameters<typeof exampleItem>[1]
const out = (more: Facts = {}) => exampleItem('out', { bookingCodes: [], travellers, ...more })
const readWith = (isNoticeShown: boolean, ...items: FlightOrderItem[]) =>
  renderPage(<OrderFlights items={items} airports={airports} isNoticeShown={isNoticeShown} />)
const read = (...items: FlightOrderItem[]) => readWith(false, ...items)

const later = exampleSlice({ departure: '2026-12-19T08:15', arrival: '2026-12-19T09:25' })
const back = exampleItem('back', { offer: exampleOffer('offer-back', later) })
const placesOf = (html: string) => [...html.matchAll(/data-item="(\w+)"/g)].map(([, id]) => id)

it('starts with the flights still to be flown; cancelled ones come last and say so', () => {
  const { html, text } = read(out({ state: 'cancelled' }), back)
  expect(placesOf(html)).toEqual(['back', 'out'])
  expect(html.match(/data-ended/g)).toHaveLength(1)
  expect(text).toMatch(/Thursday 10 December 2026 .*Cancelled|Cancelled .*10 December 2026/)
})

it('starts with the next flight once an earlier one has departed', () => {
  expect(placesOf(read(out({ hasDeparted: true }), back).html)).toEqual(['back', 'out'])
})

it('says that a return leaves from a different airport, as long as both flights are to be flown', () => {
  const home = (from: string, to: string, more: Facts = {}) => {
    const slice = exampleSlice({ from, to, departure: '2026-12-19T08:15' })
    return exampleItem('back', { offer: exampleOffer('offer-back', slice), ...more })
  }
  const warning = 'Returns from a different airport: Don Mueang (DMK)'
  expect(read(out(), home('DMK', 'KUL')).text).toContain(warning)
  expect(read(out(), home('BKK', 'KUL')).text).not.toContain('different airport')
  const [left, right] = [out({ hasDeparted: true }), home('DMK', 'KUL')]
  expect(read(left, right).text).toContain(warning)
  expect(read(left, { ...right, state: 'cancelled' }).text).not.toContain('different airport')
  expect(read(left, home('DMK', 'KUL', { hasDeparted: true })).text).not.toContain(warning)
})

it('shows announced times next to the booked ones, with the deadline in the airport’s local time', () => {
  const after = exampleSlice({ departure: '2026-12-10T10:40', arrival: '2026-12-10T11:50' })
  const waiting = { answerBy: '2026-11-28T08:00:00.000Z', zone: 'Asia/Kuala_Lumpur', after }
  const { text } = read(out({ announced: waiting }))
  expect(text).toContain(
    'The airline changed the time: was 08:15, now 10:40. Answer by 28 Nov 2026, 16:00 (Kuala Lumpur time) .',
  )
  expect(read(out({ announced: { ...waiting, after: null } })).text).toContain(
    'The airline cancelled this flight.',
  )
})

it('shows announced times first, with booked ones struck through, without asking for an answer twice', () => {
  const after = exampleSlice({ departure: '2026-12-10T10:40', arrival: '2026-12-11T00:10' })
  const waiting = { answerBy: '2026-11-28T08:00:00.000Z', zone: 'Asia/Kuala_Lumpur', after }
  const { html, text } = readWith(true, out({ announced: waiting }))
  expect(html.match(/<s[ >].*?<\/s>/g)?.join()).toMatch(/08:15.*09:25/)
  expect(text).toMatch(/Was 08:15 now 10:40 .*Was 09:25 now 00:10 11 Dec/)
  expect(text).not.toContain('Answer by')
  const gone = readWith(true, out({ announced: { ...waiting, after: null } }))
  expect(gone.text).not.toContain('now')
  expect(gone.html.match(/<s[ >].*?<\/s>/g)?.join()).toMatch(/08:15.*09:25/)
})

it('shows every traveller’s bags, included and bought', () => {
  const bags = { segment: 0, cabinBag: { rule: 'piece', kg: 7 } } as const
  const item = out({
    bags: [
      { ...bags, passenger: 0, checkedBag: { rule: 'none' as const }, bought: [20] },
      { ...bags, passenger: 1, checkedBag: { rule: 'piece' as const, kg: 20 }, bought: [15, 15] },
    ],
  })
  const { text } = read(item)
  expect(text).toContain('MEI TAN Cabin bag 7 kg Checked bag 20 kg bought')
  expect(text).toContain('ALI TAN Cabin bag 7 kg Checked bag 20 kg + 2 × 15 kg bought')
})

it('shows bags flight by flight if a traveller’s allowance differs', () => {
  const [segment] = exampleSlice().segments
  const slice = exampleSlice()
  const onward = segment ? [{ ...segment, flight: 'MH1' }] : []
  const connecting = { ...slice, segments: [...slice.segments, ...onward] }
  const bags = { passenger: 0, cabinBag: { rule: 'piece', kg: 7 }, bought: [] } as const
  const item = out({
    offer: exampleOffer('offer-out', connecting),
    bags: [
      { ...bags, segment: 0, checkedBag: { rule: 'piece' as const, kg: 30 }, bought: [] },
      { ...bags, segment: 1, checkedBag: { rule: 'none' as const }, bought: [] },
    ],
  })
  expect(read(item).text).toMatch(
    /MEI TAN MH784 Cabin bag 7 kg Checked bag 30 kg MEI TAN MH1 Cabin bag 7 kg Checked bag None/,
  )
})
