import { beforeEach, describe, expect, test } from 'vitest'
import { pdfText } from '../../../../test/support/documents/pdf-text.ts'
import { orderedStay, type WantedStay } from '../../../../test/support/hotel/booked-stay.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { filledStay, stayOf, stayVisitor } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { Rate } from '../../../contract/hotel/rate.ts'
import { convert } from '../../world/exchange-rates.ts'

const free = `${inDays(35)}T11:00:00.000Z`
const sold = (ref: string, name: string) =>
  [
    testProperty(ref, name),
    { ref: 'free', now: 5000, there: 10_000, freeUntil: free },
    { ref: 'cheap', now: 4000 },
    { ref: 'deposit', now: 1501, there: 120_000, pay: 'deposit' as const, freeUntil: free },
    { ref: 'later', now: 0, there: 300_000, pay: 'at_property' as const, freeUntil: free },
  ] as const
/** Holds rooms. */
const north = openHotelDesk([[...sold('lodge', 'River Lodge')]])
/** Quotes only. */
const south = openHotelDesk([[...sold('villa', 'Hill Villa')]])
const shop = await openShop(
  {},
  {},
  {
    hotelSuppliers: [deskSupplier('north', north), deskSupplier('south', south, { holds: false })],
  },
)
const { platform } = shop
const twoRooms = stayOf({
  rooms: [
    { adults: 2, childAges: [4] },
    { adults: 1, childAges: [] },
  ],
})

beforeEach(() => {
  shop.calm()
  for (const desk of [north, south]) calmDesk(desk)
})

const freely = ({ freeUntil, pay }: Rate) => freeUntil !== undefined && pay === 'now'
const there = ({ pay }: Rate) => pay === 'at_property'
const withDeposit = ({ pay }: Rate) => pay === 'deposit'
const cheaply = ({ freeUntil, pay }: Rate) => freeUntil === undefined && pay === 'now'

const ordered = (wanted: WantedStay = {}) => orderedStay(shop, { fits: freely, ...wanted })

describe('a stay', () => {
  test('is held until it is paid, room by room, with what is due at the property', async () => {
    const order = await ordered({ stay: twoRooms })
    const found = await order.becomes('awaiting_payment')
    expect(found.total).toEqual(order.now)
    expect(found.items.map(({ state, title, startsOn }) => [state, title, startsOn])).toEqual([
      ['held', 'River Lodge', twoRooms.checkIn],
      ['held', 'River Lodge', twoRooms.checkIn],
    ])
    expect(found.items[1]?.travellers[0]).toMatchObject({ givenName: 'Mei B', surname: 'Tan' })
    expect(found.items[0]?.lines).toEqual([
      {
        kind: 'base',
        count: 1,
        amount: { amount: convert(10_000, 'USD', 'MYR'), currency: 'MYR' },
        due: 'now',
      },
      { kind: 'taxes', count: 1, amount: { amount: 20_000, currency: 'THB' }, due: 'on_site' },
    ])
    expect(found.reservedUntil).not.toBeNull()
    expect(found.items[0]?.hotel?.voucher).toBeUndefined()
  })

  test.each(['north-lodge', 'south-villa'])('of %s is booked once it is paid', async (hotel) => {
    const wishes = { requests: 'High floor', needs: ['deaf' as const], arrivesAt: '21:30' }
    const order = await ordered({ hotel, stay: twoRooms, draft: wishes })
    await order.pay()
    const found = await order.becomes('confirmed')
    const [first, second] = found.items.map((item) => item.hotel)
    expect(first?.voucher).toEqual({ code: first?.voucher?.code, confirmation: 'P-1' })
    expect(second?.voucher).toEqual({ code: first?.voucher?.code, confirmation: 'P-2' })
    expect(first).toMatchObject({ ...wishes, room: 0, hasStarted: false })
    const desk = hotel.startsWith('north') ? north : south
    const [booked] = [...desk.bookings.values()].slice(-1)
    expect(booked?.request).toMatchObject({
      leadGuests: [{ givenName: 'Mei A' }, { givenName: 'Mei B' }],
      contact: { phone: '+60123456789' },
      // In the property’s language, then as typed.
      requests: 'ผู้เข้าพักมีความบกพร่องทางการได้ยิน\nHigh floor',
      arrivesAt: '21:30',
    })
    expect(await order.books()).toMatchObject({
      gateway: order.now.amount,
      supplier: -order.now.amount,
    })
  })

  test('has a voucher, a mail and a calendar file that say all that is needed to get in', async () => {
    const wishes = { requests: 'High floor', needs: ['deaf' as const], arrivesAt: '21:30' }
    const order = await ordered({ stay: twoRooms, draft: wishes })
    await order.pay()
    const found = await order.becomes('confirmed')
    const code = found.items[0]?.hotel?.voucher?.code ?? ''
    const mail = await order.mailAbout('confirmation')
    const voucher = await order.file('e-ticket.pdf')
    expect(voucher.headers.get('content-disposition')).toContain(`voucher-${order.orderCode}.pdf`)
    const printed = pdfText(new Uint8Array(await voucher.arrayBuffer()))
    for (const text of [mail.text, printed]) {
      const said = text.replaceAll('\u00a0', ' ')
      for (const fact of [
        'River Lodge',
        code,
        '1 River Road',
        '+66 2 000 0000',
        '14:00 – 23:00',
        'Mei A Tan · 2 adults, 1 child (age: 4)',
        'Mei B Tan · 1 adult',
        'Free cancellation until',
        '21:30',
        'A guest is deaf or hard of hearing.',
        'High floor',
        'THB 400.00 (about MYR',
        'Whole stay',
        // For the front desk in Bangkok.
        'สำหรับแผนกต้อนรับ',
        'ผู้ใหญ่ 2 คน',
        'ผู้เข้าพักมีความบกพร่องทางการได้ยิน',
      ]) {
        expect(said).toContain(fact)
      }
      expect(said.match(/Free cancellation until/g)).toHaveLength(1)
    }
    const calendar = (await (await order.file('itinerary.ics')).text()).replaceAll('\r\n ', '')
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    const day = twoRooms.checkIn.replaceAll('-', '')
    // 14:00 in Bangkok.
    expect(calendar).toContain(`DTSTART:${day}T070000Z`)
    expect(calendar).toContain('SUMMARY:Stay at River Lodge')
    expect(calendar).toContain('LOCATION:River Lodge\\, 1 River Road')
    expect(calendar).toContain('openstreetmap.org')
  })

  test('paid at the property is confirmed without a payment', async () => {
    const order = await ordered({ fits: there })
    const found = await order.becomes('confirmed')
    expect([found.total.amount, found.paid.amount]).toEqual([0, 0])
    expect(found.items[0]?.lines).toEqual([
      { kind: 'base', count: 1, amount: { amount: 600_000, currency: 'THB' }, due: 'on_site' },
    ])
    const paying = await order.traveller.startPaying(order.trxId)
    expect(paying).toMatchObject({ error: 'NOTHING_TO_PAY' })
    const mail = await eventually(async () => (await order.mails())[0])
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain(
      'To pay at the property: THB 6,000.00 (about MYR',
    )
    expect(mail.text).not.toContain('Paid')
  })

  test.each(['north-lodge', 'south-villa'])(
    'of %s with a deposit is booked once that is paid; the rest is due at the property',
    async (hotel) => {
      const order = await ordered({ hotel, fits: withDeposit, stay: twoRooms })
      const deposit = 2 * convert(3002, 'USD', 'MYR')
      const found = await order.becomes('awaiting_payment')
      expect(found.total).toEqual({ amount: deposit, currency: 'MYR' })
      expect(
        found.items.flatMap(({ lines }) => lines.map(({ due, amount }) => [due, amount])),
      ).toEqual(
        Array(2)
          .fill([
            ['now', { amount: deposit / 2, currency: 'MYR' }],
            ['on_site', { amount: 240_000, currency: 'THB' }],
          ])
          .flat(),
      )
      await order.pay()
      expect((await order.becomes('confirmed')).paid.amount).toBe(deposit)
      const mail = await order.mailAbout('confirmation')
      const voucher = await order.file('e-ticket.pdf')
      for (const text of [mail.text, pdfText(new Uint8Array(await voucher.arrayBuffer()))]) {
        expect(text.replaceAll('\u00a0', ' ')).toContain('THB 4,800.00 (about MYR')
        expect(text).toContain('Paid to Sojourn')
        expect(text).toContain('Whole stay')
      }
    },
  )

  test('that is gone before payment leaves no mail behind, also if it would cost nothing', async () => {
    const visitor = stayVisitor(shop.traveller(), platform.signer)
    const booking = await visitor.book('south-villa', stayOf(), there)
    south.rooms = 0
    expect((await visitor.submit(booking)).error).toBe('OFFER_GONE')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await shop.mailsTo(filledStay(booking).contact.email)).toEqual([])
  })

  test('that can’t be booked after payment is refunded', async () => {
    const order = await ordered({ hotel: 'south-villa' })
    await order.becomes('awaiting_payment')
    const { redirect } = await order.traveller.must(order.traveller.startPaying(order.trxId))
    south.rooms = 0
    await order.traveller.payByCard(redirect)
    await order.traveller.settle(order.trxId)
    const found = await order.becomes('refunded')
    expect(found.items[0]?.state).toBe('failed')
    await eventually(async () => (await order.books()).refunds === 0)
    expect(await order.books()).toMatchObject({ gateway: 0 })
  })
})

describe('a supplier that doesn’t answer', () => {
  test.each(['hold', 'lookUp'] as const)('to %s is looked up', async (call) => {
    const order = await ordered({ before: () => north.loses.push('hold', call) })
    await eventually(async () => (await order.current()).status === 'awaiting_payment')
    await order.pay()
    await order.becomes('confirmed')
    expect(north.bookings.size).toBeGreaterThan(0)
  })

  test.each(['north-lodge', 'south-villa'])('to booking at %s is looked up', async (hotel) => {
    const desk = hotel.startsWith('north') ? north : south
    const before = desk.bookings.size
    const order = await ordered({ hotel })
    desk.loses.push('book')
    await order.pay()
    await order.becomes('confirmed')
    expect(desk.bookings.size).toBe(before + 1)
  })

  test('to a quote is asked again', async () => {
    const order = await ordered({ hotel: 'south-villa', before: () => south.loses.push('quote') })
    await order.pay()
    await order.becomes('confirmed')
  })
})

describe('cancelling', () => {
  const confirmed = async (wanted: WantedStay = {}) => {
    const order = await ordered(wanted)
    if (order.now.amount > 0) await order.pay()
    await order.becomes('confirmed')
    return order
  }

  test('before the deadline refunds everything that was paid, and removes the event', async () => {
    const order = await confirmed({ stay: twoRooms })
    expect((await order.afterSales()).reservations).toMatchObject([{ refund: 'allowed' }])
    const quote = await order.traveller.must(order.quoteRefund())
    expect(quote).toMatchObject({ amount: order.now, isInvoluntary: false })
    expect(quote.lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['paid', order.now.amount],
      ['supplier_fee', 0],
    ])
    await order.traveller.must(order.confirm(quote.quoteId))
    const found = await order.becomes('refunded')
    expect(found.items.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect(found.refunded).toEqual(order.now)
    expect(await (await order.file('itinerary.ics')).text()).toContain('STATUS:CANCELLED')
    const mail = await order.mailAbout('cancelled')
    expect(mail.text).toContain('we’ve cancelled this stay')
  })

  test('a deposit comes back whole before the deadline, and nothing that was never paid', async () => {
    const order = await confirmed({ fits: withDeposit, stay: twoRooms })
    const quote = await order.traveller.must(order.quoteRefund())
    expect(quote.amount).toEqual(order.now)
    expect(order.booking.rate.price.total.amount).toBeGreaterThan(order.now.amount)
    await order.traveller.must(order.confirm(quote.quoteId))
    await order.becomes('refunded')
    expect(await order.books()).toMatchObject({ gateway: 0 })
  })

  test('a non-refundable rate refunds nothing, and says so first', async () => {
    const order = await confirmed({ fits: cheaply })
    expect((await order.afterSales()).reservations).toMatchObject([{ refund: 'nothing' }])
    const quote = await order.traveller.must(order.quoteRefund())
    expect(quote.amount.amount).toBe(0)
    await order.traveller.must(order.confirm(quote.quoteId))
    await order.becomes('cancelled')
    expect((await order.current()).refunded.amount).toBe(0)
  })

  test('a stay that is paid at the property costs nothing', async () => {
    const order = await confirmed({ fits: there })
    const quote = await order.traveller.must(order.quoteRefund())
    await order.traveller.must(order.confirm(quote.quoteId))
    await order.becomes('cancelled')
    const mail = await order.mailAbout('cancelled')
    expect(mail.text).toContain('there’s nothing to refund')
  })
})
