import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { OrderItem, ReservationState } from '../../contract/order/order.ts'
import {
  exampleItem,
  exampleOffer,
  exampleTransfer,
  exampleTraveller,
} from '../aftersales/testing/example-order.ts'
import { exampleSlice } from '../flight/results/testing/example-slice.ts'
import { OrderTravellers } from './order-travellers.tsx'

const travellers = [exampleTraveller('MEI')]
const read = (...items: OrderItem[]) => renderPage(<OrderTravellers items={items} />).text
const readOne = (state: ReservationState, more: Parameters<typeof exampleItem>[1] = {}) =>
  read(exampleItem('one', { state, travellers, ...more }))

it('each traveller has their ticket numbers', () => {
  expect(readOne('confirmed')).toContain('Ticket 2321234567890')
})

it.each([
  ['en', 'Ms MEI TAN'],
  ['hu', 'TAN MEI ms'],
  ['zh', 'TAN MEI Ms'],
  ['vi', 'Ms TAN MEI'],
])('in %s, a traveller is %s', (locale, name) => {
  const item = exampleItem('one', { travellers })
  expect(renderPage(<OrderTravellers items={[item]} />, { locale }).text).toContain(` ${name} `)
})

it('a ticket is announced while one can still be issued, and not for ended items', () => {
  expect(readOne('held', { tickets: [] })).toContain('Available once issued')
  for (const state of ['failed', 'expired', 'cancelled'] as const) {
    expect(readOne(state, { tickets: [] })).not.toContain('Ticket')
  }
})

it('a ticket for some flights of a journey lists them', () => {
  const { offer } = exampleItem('one').flight
  const [flight] = offer.slice.segments
  if (!flight) throw new Error('no flight')
  const segments = [
    { ...flight, from: 'KUL', to: 'BKK' },
    { ...flight, from: 'BKK', to: 'NRT' },
  ]
  const text = readOne('confirmed', {
    offer: { ...offer, slice: { ...offer.slice, segments } },
    tickets: [
      { passenger: 0, number: '4192100002402', segments: [0] },
      { passenger: 0, number: '2182100002413', segments: [1] },
    ],
  })
  expect(text).toContain('4192100002402 · KUL – BKK')
  expect(text).toContain('2182100002413 · BKK – NRT')
})

it('several tickets list the flights of each', () => {
  const offer = exampleOffer('back', exampleSlice({ from: 'BKK', to: 'KUL' }))
  const tickets = [{ passenger: 0, number: '4192100002402' }]
  const text = read(
    exampleItem('one', { travellers }),
    exampleItem('two', { travellers, offer, tickets }),
  )
  expect(text).toMatch(/2321234567890 · KUL – BKK .*4192100002402 · BKK – KUL/)
  expect(text.match(/MEI TAN/g)).toHaveLength(1)
})

it('lists travellers once if all items have the same people, with all known details', () => {
  const text = read(exampleTransfer('ride'), exampleItem('one', { travellers }))
  expect(text.match(/MEI TAN/g)).toHaveLength(1)
  expect(text).toContain('Born 17 May 1990')
  expect(text).not.toContain('Transfer from')
})

it('lists travellers by item if they differ', () => {
  const both = [...travellers, exampleTraveller('ALI')]
  const text = read(exampleItem('one', { travellers: both }), exampleTransfer('ride'))
  expect(text).toMatch(
    /Kuala Lumpur – Bangkok .*MEI TAN.*ALI TAN.* Transfer from Suvarnabhumi to Silom .*MEI TAN/,
  )
})

it('the same name with different birth dates is two people', () => {
  const other = [{ ...exampleTraveller('MEI'), birthDate: '2015-02-03' }]
  const text = read(exampleItem('one', { travellers }), exampleItem('two', { travellers: other }))
  expect(text.match(/MEI TAN/g)).toHaveLength(2)
})
