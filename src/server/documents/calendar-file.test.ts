import { describe, expect, test } from 'vitest'
import { productOf, transferItem } from '../../../test/support/documents/described-products.ts'
import { issuing } from '../../../test/support/documents/issued.ts'
import { flightItem, orderOf, segment } from '../../../test/support/documents/ticket-order.ts'
import { createClock } from '../platform/clock.ts'
import { type Happened, revisionOf } from './calendar-file.ts'
import { createDocumentService } from './document-service.ts'

const flight = flightItem('out', segment('KUL', 'BKK', '2026-11-26'))
const ofItem = (itemId: string, what: string): Happened => ({ what, itemId, reservationId: null })
const ofReservation = (of: string, what: string): Happened => ({
  what,
  itemId: null,
  reservationId: `reservation-${of}`,
})

test('the revision of an item counts what changes its events, of itself and of its reservation', () => {
  const rows = [
    ofReservation('out', 'reservation.reserving'),
    ofReservation('out', 'reservation.held'),
    ofReservation('out', 'reservation.confirmed'),
    ofReservation('ride', 'reservation.confirmed'),
    ofItem('out', 'notice.opened'),
    ofItem('ride', 'notice.opened'),
    { what: 'payment.captured', itemId: null, reservationId: null },
  ]
  expect(revisionOf(flight, rows)).toBe(3)
})

describe('a calendar file', () => {
  const service = createDocumentService({
    clock: createClock(),
    log: {} as Parameters<typeof createDocumentService>[0]['log'],
    productOf,
    history: async () => [{ ...ofReservation('out', 'reservation.held'), at: new Date(0) }],
    ...issuing,
  })
  const calendarOf = async (...items: Parameters<typeof orderOf>[0]) =>
    (await service.calendar(orderOf(items))).replaceAll('\r\n ', '')

  test('holds the events of every product, each with the revision of its own item', async () => {
    const [, out = '', ride = ''] = (await calendarOf(flight, transferItem())).split('BEGIN:VEVENT')
    for (const fact of [
      'UID:out-0@sojourn\r\nSEQUENCE:1\r\nSTATUS:CONFIRMED',
      'DTSTART:20261126T014000Z\r\nDTEND:20261126T035500Z',
      'SUMMARY:MH784 Kuala Lumpur – Bangkok',
      'LOCATION:Kuala Lumpur International Airport',
      'DESCRIPTION:Booking reference K7Q2XM\\nMEI TAN and ALI TAN: cabin bag 7 kg\\, checked bag 30 kg\\nSojourn order ABC234',
      'TRANSP:OPAQUE',
    ]) {
      expect(out).toContain(fact)
    }
    for (const fact of [
      'UID:ride@sojourn\r\nSEQUENCE:0\r\nSTATUS:CONFIRMED',
      'SUMMARY:Airport transfer',
      'DESCRIPTION:The driver holds a sign with your name.\\nSojourn order ABC234',
    ]) {
      expect(ride).toContain(fact)
    }
  })

  test('doesn’t exist for an order of which nothing was ever ticketed', async () => {
    const expired = flightItem('out', segment('KUL', 'BKK', '2026-11-26'), {
      state: 'expired',
      details: { tickets: [] },
    })
    await expect(calendarOf(expired)).rejects.toMatchObject({ code: 'ORDER_NOT_BOOKED' })
  })

  test('is a cancellation only once everything is off', async () => {
    const off = { state: 'cancelled' } as const
    const cancelled = { ...flight, ...off }
    const partly = await calendarOf(cancelled, transferItem())
    expect(partly).toContain('METHOD:PUBLISH')
    expect(partly).toContain('STATUS:CANCELLED')
    expect(partly).toContain('TRANSP:TRANSPARENT')
    expect(await calendarOf(cancelled, transferItem(off))).toContain('METHOD:CANCEL')
  })
})
