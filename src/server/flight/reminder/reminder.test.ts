import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { jobsAbout, jobsNamed } from '../../../../test/support/jobs.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { filledDraft, searchRequest, type Traveller } from '../../../../test/support/traveller.ts'
import type { Booking, BookingDraft } from '../../../contract/flight/booking.ts'
import type { Reminder } from '../../../contract/flight/reminder.ts'
import { days, hours, minutes } from '../../platform/duration.ts'
import { remind } from './reminders.ts'
import { createSweep } from './sweep-reminders.ts'
import { abandonedReports, bookingReminders, reminderStops } from './tables.ts'

const shop = await openShop()
const { clock, db, jobs, connection, metrics, outbox } = shop.platform

let people = 0
/** Returns a unique address for each test, so that tests don't affect each other's reminders. */
const someone = () => `traveller.${++people}@example.com`

async function begin(traveller: Traveller, email: string, more: Partial<BookingDraft> = {}) {
  const booking = await traveller.book(searchRequest())
  const draft = filledDraft(booking)
  const typed = { ...draft, contact: { ...draft.contact, email }, remind: true, ...more }
  await save(traveller, booking, typed)
  return { booking, draft: typed }
}

const save = (traveller: Traveller, { bookId }: Booking, draft: BookingDraft) =>
  traveller.must(traveller.call<Booking>('PUT', `/flight/bookings/${bookId}/draft`, draft))

/** Moves the clock like `/dev/clock`, and waits until no check of a booking is due any more. */
async function pass(span: ReturnType<typeof hours>): Promise<void> {
  clock.advance(span)
  await jobs.clockMoved(span)
  await eventually(async () => {
    const checks = await jobsNamed(db, remind.name)
    return !checks.some(({ state, isDue }) => state === 'active' || (isWaiting(state) && isDue))
  })
}

const isWaiting = (state: string): boolean => state === 'created' || state === 'retry'

/** Oldest first. */
const reminders = async (to: string) =>
  (await shop.mailsTo(to)).filter(({ key }) => key.startsWith('reminder:')).reverse()
const count = async (to: string) => (await reminders(to)).length

async function tokenOf(to: string): Promise<string> {
  const [mail] = (await reminders(to)).reverse()
  const [, token = ''] = /report-abandoned\?id=([\w-]{43})/.exec(mail?.text ?? '') ?? []
  return token
}

const somebody = shop.traveller()
const at = (token: string, what = '') => `/flight/reminders/${token}${what}`

test('the first is sent an hour after the last edit, the second a day later, and no third', async () => {
  const to = someone()
  const traveller = shop.traveller()
  const { booking, draft } = await begin(traveller, to)
  await pass(minutes(40))
  await save(traveller, booking, { ...draft, contact: { ...draft.contact, phone: '012-999 8888' } })
  await pass(minutes(40))
  expect(await count(to)).toBe(0)
  await pass(minutes(21))
  expect(await count(to)).toBe(1)
  await pass(hours(23))
  expect(await count(to)).toBe(1)
  await pass(hours(2))
  expect(await count(to)).toBe(2)
  await pass(days(3))
  expect(await count(to)).toBe(2)
})

test('no further reminder is sent while editing continues', async () => {
  const to = someone()
  const traveller = shop.traveller()
  const { booking, draft } = await begin(traveller, to)
  await pass(minutes(61))
  await pass(hours(23))
  await save(traveller, booking, draft)
  await pass(minutes(59))
  await save(traveller, booking, draft)
  await pass(minutes(30))
  expect(await count(to)).toBe(1)
  await pass(minutes(31))
  expect(await count(to)).toBe(2)
})

test('the draft is still there a day after the last reminder, on the device it was typed on', async () => {
  const to = someone()
  const traveller = shop.traveller()
  const { booking, draft } = await begin(traveller, to)
  await pass(hours(1))
  await pass(hours(24))
  await pass(hours(23))
  const path = `/flight/bookings/${booking.bookId}`
  const { result } = await traveller.call<Booking>('GET', path)
  expect(result).toMatchObject({ state: 'draft', draft: { passengers: draft.passengers } })
  expect(await shop.traveller().call('GET', path)).toMatchObject({ error: 'BOOKING_NOT_FOUND' })
})

test.each<[string, Partial<BookingDraft>]>([
  ['an address alone is no wish', { remind: false }],
  [
    'an address that is none',
    {
      contact: { givenName: '', surname: '', phoneCountry: '', phone: '', email: 'me@home' },
    },
  ],
])('%s: none', async (_, more) => {
  const to = more.contact?.email ?? someone()
  await begin(shop.traveller(), to, more)
  await pass(hours(2))
  expect(await count(to)).toBe(0)
})

test('unticking the box within the hour: no reminder; ticking it again: one', async () => {
  const to = someone()
  const traveller = shop.traveller()
  const { booking, draft } = await begin(traveller, to)
  await save(traveller, booking, { ...draft, remind: false })
  await pass(minutes(61))
  expect(await count(to)).toBe(0)
  await save(traveller, booking, draft)
  await pass(minutes(61))
  expect(await count(to)).toBe(1)
})

test('the box counts even if the form has other errors', async () => {
  const to = someone()
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { contact } = filledDraft(booking)
  const draft = { ...booking.draft, contact: { ...contact, email: to }, remind: true }
  expect(await traveller.submit(booking, draft)).toMatchObject({ error: 'PASSENGERS_INVALID' })
  await pass(minutes(61))
  expect(await count(to)).toBe(1)
})

test('flights that depart within hours have no reminders, and the box isn’t offered', async () => {
  const to = someone()
  const traveller = shop.traveller()
  const request = searchRequest({ slices: [{ from: 'KUL', to: 'BKK', date: dayOf(2) }] })
  const booking = await traveller.book(request)
  expect(booking.canRemind).toBe(true)
  const leaves = Date.parse(`${booking.offers[0]?.slice.departure}:00+08:00`)
  await pass(hours((leaves - clock.now()) / 3_600_000 - 6.5))
  // The draft has expired by then; this makes it as if it were created a moment ago.
  await connection.pool.query('update booking set expires_at = $1 where id = $2', [
    new Date(clock.now() + hours(24)),
    booking.bookId,
  ])
  const draft = filledDraft(booking)
  await save(traveller, booking, {
    ...draft,
    contact: { ...draft.contact, email: to },
    remind: true,
  })
  await pass(minutes(61))
  expect(await count(to)).toBe(0)
  const { result } = await traveller.call<Booking>('GET', `/flight/bookings/${booking.bookId}`)
  expect(result).toMatchObject({ canRemind: false, draft: { remind: false } })
})

const dayOf = (count: number) =>
  new Date(clock.now() + count * 86_400_000).toISOString().slice(0, 10)

test('a submitted booking: none', async () => {
  const to = someone()
  const traveller = shop.traveller()
  const { booking, draft } = await begin(traveller, to)
  expect((await traveller.submit(booking, draft)).status).toBe(201)
  await pass(minutes(61))
  expect(await count(to)).toBe(0)
})

test('the same flights booked elsewhere with the same address: none', async () => {
  const to = someone()
  const traveller = shop.traveller()
  const elsewhere = shop.traveller()
  await begin(traveller, to)
  const { booking, draft } = await begin(elsewhere, to.toUpperCase(), { remind: false })
  expect((await elsewhere.submit(booking, draft)).status).toBe(201)
  await pass(minutes(61))
  expect(await count(to)).toBe(0)
})

test('of two drafts of the same flights only the last edited one is reminded of', async () => {
  const to = someone()
  await begin(shop.traveller(), to)
  await pass(minutes(5))
  const { booking } = await begin(shop.traveller(), to)
  await pass(hours(2))
  const sent = await reminders(to)
  expect(sent.map(({ key }) => key)).toEqual([`reminder:${booking.bookId}:1`])
})

test('a stranger’s address typed into many bookings gets at most four mails a day', async () => {
  const to = someone()
  for (let day = 0; day < 6; day += 1) {
    const traveller = shop.traveller()
    const slices = [{ from: 'KUL', to: 'BKK', date: dayOf(40 + day) }]
    const booking = await traveller.book(searchRequest({ slices }))
    const draft = filledDraft(booking)
    const contact = { ...draft.contact, email: to }
    await save(traveller, booking, { ...draft, contact, remind: true })
  }
  await pass(hours(2))
  expect(await count(to)).toBe(4)
})

test('a job that runs twice, or fails halfway, sends one mail', async () => {
  const to = someone()
  const { booking } = await begin(shop.traveller(), to)
  // The outbox rejects the mail, which rolls back what was written before it in the transaction.
  const refused = vi.spyOn(outbox, 'write').mockRejectedValue(new Error('no mail today'))
  clock.advance(minutes(61))
  await jobs.clockMoved(minutes(61))
  await eventually(async () => {
    const checks = await jobsAbout(db, booking.bookId)
    return checks.some(({ state }) => state === 'retry')
  })
  expect(refused.mock.calls[0]?.[1].key).toBe(`reminder:${booking.bookId}:1`)
  const kept = () =>
    db.select().from(bookingReminders).where(eq(bookingReminders.bookId, booking.bookId))
  expect(await kept()).toHaveLength(0)
  refused.mockRestore()
  await pass(minutes(1))
  expect(await count(to)).toBe(1)
  // Runs the same job again, as after a server was killed between the work and its acknowledgement.
  await jobs.enqueue(db, remind, { bookId: booking.bookId })
  await pass(minutes(1))
  expect(await count(to)).toBe(1)
  expect(await kept()).toHaveLength(1)
})

test('giving a reason ends the reminders, and a second answer replaces the first', async () => {
  const to = someone()
  const traveller = shop.traveller()
  const { booking, draft } = await begin(traveller, to)
  await pass(minutes(61))
  const token = await tokenOf(to)
  const { result } = await somebody.call<Reminder>('GET', at(token))
  expect(result).toEqual({ number: 1, request: booking.request })
  expect(JSON.stringify(result)).not.toMatch(/Tan|A1234567|example\.com/)

  const answer = (reason: string, comment?: string) =>
    somebody.call<Reminder>('PUT', at(token, '/answer'), { reason, comment })
  expect((await answer('price', '  too dear ')).result.answer).toEqual({
    reason: 'price',
    comment: 'too dear',
  })
  await answer('plans')
  expect((await somebody.call<Reminder>('GET', at(token))).result.answer).toEqual({
    reason: 'plans',
    comment: '',
  })
  const rows = await db.select().from(abandonedReports)
  expect(rows.filter(({ reason }) => reason === 'plans')).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${to}|${booking.bookId}`))

  // Even an open window with the box still ticked doesn't reactivate them.
  await save(traveller, booking, draft)
  await pass(hours(26))
  expect(await count(to)).toBe(1)
  expect(await metrics.registry.metrics()).toContain(
    'booking_reminders_total{outcome="answered"} 2',
  )
})

test('stopping ends all reminders to the address, no matter who typed it in', async () => {
  const to = someone()
  await begin(shop.traveller(), to)
  await pass(minutes(61))
  expect(await somebody.call('POST', at(await tokenOf(to), '/stop'))).toMatchObject({
    result: { stopped: true },
  })
  await pass(hours(26))
  await begin(shop.traveller(), to.toUpperCase())
  await pass(hours(2))
  expect(await count(to)).toBe(1)
  const [stop] = await db.select().from(reminderStops)
  expect(stop?.address).not.toContain('example')
})

test.each([
  ['a reason that is none', { reason: 'boredom' }, 'reason'],
  ['no reason', { comment: 'hm' }, 'reason'],
  ['a comment without end', { reason: 'other', comment: 'x'.repeat(1001) }, 'comment'],
])('%s is refused', async (_, body, field) => {
  const answer = await somebody.call('PUT', at('x'.repeat(43), '/answer'), body)
  expect(answer).toMatchObject({ status: 400, error: 'VALIDATION' })
  expect(Object.keys(answer.fields)).toEqual([field])
})

test('a token that is unknown, or older than a month, is not found', async () => {
  const unknown = await somebody.call('GET', at('x'.repeat(43)))
  expect(unknown).toMatchObject({ status: 404, error: 'REMINDER_NOT_FOUND' })
  const to = someone()
  await begin(shop.traveller(), to)
  await pass(minutes(61))
  const token = await tokenOf(to)
  expect(await db.select().from(bookingReminders)).not.toContainEqual(
    expect.objectContaining({ tokenHash: token }),
  )
  await pass(days(30))
  for (const [method, what] of [
    ['GET', ''],
    ['POST', '/stop'],
  ] as const) {
    expect(await somebody.call(method, at(token, what))).toMatchObject({ status: 404 })
  }
})

test('links, answers and stops are deleted after their retention', async () => {
  const sweep = createSweep({ db, clock })
  await sweep()
  expect(await db.select().from(bookingReminders)).toHaveLength(0)
  expect(await db.select().from(abandonedReports)).not.toHaveLength(0)
  clock.advance(days(366))
  await sweep()
  expect(await db.select().from(abandonedReports)).toHaveLength(0)
  expect(await db.select().from(reminderStops)).toHaveLength(0)
})
