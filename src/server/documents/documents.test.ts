import { beforeEach, describe, expect, test } from 'vitest'
import { openAfterSales } from '../../../test/support/after-sales.ts'
import { pdfText } from '../../../test/support/documents/pdf-text.ts'
import { eventually } from '../../../test/support/shop.ts'
import type { Notice } from '../../contract/aftersales/after-sales.ts'
import { formatDate } from '../../contract/words/format.ts'

const after = await openAfterSales()
beforeEach(() => after.atRest())
type Trip = Awaited<ReturnType<typeof after.ticketed>>

/** Text as people read it: RFC 5545's folds and escapes are undone. */
const plain = (calendar: string): string =>
  calendar
    .replaceAll('\r\n ', '')
    .replaceAll('\\n', '\n')
    .replaceAll(/\\([,;\\])/g, '$1')
const calendarOf = async (trip: Trip): Promise<string> =>
  plain(await (await trip.file('itinerary.ics')).text())
const ticketOf = async (trip: Trip): Promise<string> =>
  pdfText(new Uint8Array(await (await trip.file('e-ticket.pdf')).arrayBuffer()))

/** The events of a calendar file, as their properties. */
async function eventsOf(trip: Trip): Promise<Record<string, string>[]> {
  const [, ...events] = (await calendarOf(trip)).split('BEGIN:VEVENT\r\n')
  return events.map((event) =>
    Object.fromEntries(
      event.split('\r\n').map((line) => {
        const [name = '', ...value] = line.split(':')
        return [name, value.join(':')]
      }),
    ),
  )
}
const marks = async (trip: Trip) =>
  (await eventsOf(trip)).map(({ UID, SEQUENCE, STATUS }) => [UID, SEQUENCE, STATUS].join(' '))

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')
/** KUL has no summer time: eight hours ahead of UTC. */
const inUtc = (local: string): string => utc(new Date(`${local}:00+08:00`))
const timeOf = (slice: Notice['before'] | null): string => slice?.departure.slice(11) ?? ''

test('extra bags are shown next to the included ones, alike in order, mail, e-ticket and calendar', async () => {
  const trip = await after.ticketed({ adults: 2, bags: [20, 20, 15] })
  const [item] = trip.order.items
  const { flight } = item ?? {}
  const included = flight?.offer.baggage.find(({ type }) => type === 'adult')
  expect(
    flight?.bags.map(({ passenger, segment, bought }) => [passenger, segment, bought]),
  ).toEqual(
    flight?.offer.slice.segments.flatMap((_, segment) => [
      [0, segment, [15, 20, 20]],
      [1, segment, []],
    ]),
  )
  for (const { cabinBag, checkedBag } of flight?.bags ?? []) {
    expect({ cabinBag, checkedBag }).toEqual({
      cabinBag: included?.cabinBag,
      checkedBag: included?.checkedBag,
    })
  }
  const bought = '15 kg bought + 2 × 20 kg bought'
  const own = included?.checkedBag.rule === 'piece' ? `${included.checkedBag.kg} kg` : 'none'
  const cabin = included?.cabinBag.rule === 'piece' ? `${included.cabinBag.kg} kg` : 'none'
  const checked = own === 'none' ? bought : `${own} + ${bought}`
  const lines = [
    `MEI A TAN: cabin bag ${cabin}, checked bag ${checked}`,
    `MEI B TAN: cabin bag ${cabin}, checked bag ${own}`,
  ]
  const [mail] = await trip.mailsAre('confirmation')
  const documents = [mail?.text ?? '', await ticketOf(trip), await calendarOf(trip)]
  for (const text of documents) for (const line of lines) expect(text).toContain(line)
})

test('each ticket of a traveller has its own line, with nothing that can’t be printed', async () => {
  const trip = await after.ticketed({ bookings: 2 })
  const numbers = trip.order.items.flatMap(
    ({ flight }) => flight?.tickets.map(({ number }) => number) ?? [],
  )
  expect(new Set(numbers).size).toBe(2)
  const text = await ticketOf(trip)
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^${numbers[0]} \\(KUL\u00a0–\u00a0BKK\\)$`)),
      expect.stringMatching(new RegExp(`^${numbers[1]} \\(BKK\u00a0–\u00a0KUL\\)$`)),
    ]),
  )
  expect(text).not.toContain('?')
})

test('extra bags are transferred to other flights, as shown before the change and in the new documents', async () => {
  const trip = await after.ticketed({ changeable: true, changeFee: true, bags: [25] })
  const quote = await trip.changeQuote(({ amount }) => amount.amount > 0)
  expect(quote.bags).toEqual([{ passenger: 0, kg: 25, isMoved: true }])
  const { result } = await trip.confirm(quote.quoteId)
  await trip.pay(result.kind === 'change' ? (result.trxId ?? '') : '')
  await trip.quoteBecomes('completed')
  const order = await trip.currentOrder()
  const { flight } = order.items[0] ?? {}
  expect(flight?.offer.id).toBe(quote.to.id)
  expect(flight?.bags.map(({ bought }) => bought)).toEqual(quote.to.slice.segments.map(() => [25]))
  const [, mail] = await trip.mailsAre('confirmation', 'change-done')
  const documents = [mail?.text ?? '', await ticketOf(trip), await calendarOf(trip)]
  for (const text of documents) expect(text).toContain('25 kg bought')
  expect(mail?.text).not.toMatch(/delete/i)
})

describe('an e-ticket is valid, and can be downloaded, until its flights', () => {
  const numberOf = ({ order }: Trip) => order.items[0]?.flight?.tickets[0]?.number ?? 'none'

  test('are cancelled', async () => {
    const trip = await after.ticketed()
    const { quoteId } = await trip.refundQuote()
    after.all({ faults: { cancel: { mode: 'error' } } })
    await trip.confirm(quoteId)
    expect((await trip.currentOrder()).items[0]?.state).toBe('cancelling')
    expect(await ticketOf(trip)).toContain(numberOf(trip))
    after.atRest()
    await trip.quoteBecomes('completed')
    const gone = await trip.file('e-ticket.pdf')
    expect(gone.status).toBe(409)
    expect(await gone.json()).toMatchObject({ error: 'ORDER_NOT_BOOKED' })
  })

  test('are changed', async () => {
    const trip = await after.ticketed({ changeable: true })
    const { quoteId } = await trip.changeQuote()
    after.all({ faults: { change: { mode: 'error' } } })
    const { result } = await trip.confirm(quoteId)
    if (result.kind === 'change' && result.trxId) await trip.pay(result.trxId)
    expect((await trip.currentOrder()).items[0]?.state).toBe('changing')
    expect(await ticketOf(trip)).toContain(numberOf(trip))
  })
})

describe('the calendar file', () => {
  test('keeps its UIDs and raises SEQUENCE with each change', async () => {
    const trip = await after.ticketed({ bookings: 2 })
    const [out, back] = trip.order.items
    const marked = (first: string, second: string) =>
      [out, back].flatMap((item, place) =>
        item?.flight?.offer.slice.segments.map(
          (_, index) => `${item.id}-${index}@sojourn ${place === 0 ? first : second}`,
        ),
      )
    expect(await marks(trip)).toEqual(marked('2 CONFIRMED', '2 CONFIRMED'))
    await trip.scheduleChange({ minutes: 75 })
    const notice = await trip.noticeBecomes('open')
    // A flight of a journey that stays as it was is not marked as uncertain.
    expect((await marks(trip)).slice(0, 1)).toEqual(marked('3 TENTATIVE', '').slice(0, 1))
    await trip.accept(notice.noticeId)
    await trip.noticeBecomes('accepted')
    expect(await marks(trip)).toEqual(marked('5 CONFIRMED', '2 CONFIRMED'))
    await cancel([out?.id ?? ''])
    expect(await marks(trip)).toEqual(marked('6 CANCELLED', '2 CONFIRMED'))
    expect(await calendarOf(trip)).toContain('METHOD:PUBLISH')
    await cancel([back?.id ?? ''])
    expect(await marks(trip)).toEqual(marked('6 CANCELLED', '3 CANCELLED'))
    expect(await calendarOf(trip)).toContain('METHOD:CANCEL')

    async function cancel(itemIds: string[]): Promise<void> {
      await trip.confirm((await trip.refundQuote(itemIds)).quoteId)
      await eventually(async () =>
        (await trip.currentOrder()).items.some(
          ({ id, state }) => itemIds.includes(id) && state === 'cancelled',
        ),
      )
    }
  })

  test('shows new times next to the old until they’re answered, and the deadline with its city', async () => {
    const trip = await after.ticketed()
    await trip.scheduleChange({ minutes: 75 })
    const notice = await trip.noticeBecomes('open')
    const [event] = await eventsOf(trip)
    expect(event?.DTSTART).toBe(inUtc(notice.after?.departure ?? ''))
    const zone = 'Asia/Kuala_Lumpur'
    const by = formatDate(new Date(notice.answerBy).toISOString(), 'en-GB', 'date-time', zone)
    expect(event?.DESCRIPTION).toContain(
      `was ${timeOf(notice.before)}, now ${timeOf(notice.after)}. Answer by ${by} (Kuala Lumpur time).`,
    )
    const [, mail] = await trip.mailsAre('confirmation', 'notice')
    expect(mail?.text).toContain(`${by} (Kuala Lumpur time)`)
    const flight = (await trip.currentOrder()).items[0]?.flight
    expect(flight?.announced).toEqual({
      after: notice.after,
      answerBy: notice.answerBy,
      zone: 'Asia/Kuala_Lumpur',
    })
    await trip.accept(notice.noticeId)
    await trip.noticeBecomes('accepted')
    expect((await trip.currentOrder()).items[0]?.flight?.announced).toBeUndefined()
    expect((await eventsOf(trip))[0]?.DESCRIPTION).not.toContain('was ')
  })

  test('takes a flight off that the airline cancelled', async () => {
    const trip = await after.ticketed()
    await trip.scheduleChange({ cancelled: true })
    await trip.noticeBecomes('open')
    const [event] = await eventsOf(trip)
    expect(event?.STATUS).toBe('CANCELLED')
    expect(event?.DESCRIPTION).toContain('The airline cancelled this flight. Answer by ')
  })
})

describe('downloads of documents', () => {
  test('an order has thirty within ten minutes, whoever asks', async () => {
    const trip = await after.ticketed()
    const statuses = []
    for (let time = 0; time < 31; time += 1) {
      const answer = await trip.file('e-ticket.pdf')
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    const other = await after.ticketed()
    expect((await other.file('e-ticket.pdf')).status).toBe(200)
  })

  test('an address has 120 within ten minutes, whatever came of them', async () => {
    const ask = async (from: string) => {
      const headers = { 'x-forwarded-for': from, 'x-auid': crypto.randomUUID() }
      const address = `${after.shop.origin}/front/v1/order/ZZZZZZ/e-ticket.pdf`
      return (await after.shop.outside(new Request(address, { headers }))).status
    }
    const statuses = []
    for (let time = 0; time < 121; time += 1) statuses.push(await ask('192.0.2.77'))
    expect(statuses).toEqual([...Array(120).fill(404), 429])
    expect(await ask('192.0.2.78')).toBe(404)
  })
})
