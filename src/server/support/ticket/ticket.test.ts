import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { holdClocks } from '../../../../test/support/hold-clocks.ts'
import { sentForm } from '../../../../test/support/sent-form.ts'
import { openShop } from '../../../../test/support/shop.ts'
import { smallPdf } from '../../../../test/support/small-pdf.ts'
import { emailOf, searchRequest, type Traveller } from '../../../../test/support/traveller.ts'
import { ticketStates } from '../../../contract/support/ticket-terms.ts'
import type { Ticket } from '../../../contract/support/tickets.ts'
import { supportEmail } from '../../config.ts'
import { days, hours } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { createSweep } from './sweep-tickets.ts'
import { supportAttachments, supportTicketHistory, supportTickets } from './tables.ts'
import { afterCustomer, ticketTransitions } from './ticket-states.ts'

const shop = await openShop({ TICKET_ANSWER_HOURS: '12' })
const { db, clock, config } = shop.platform
const pdf = smallPdf().toString('base64')

const message = (more: object = {}) => ({
  topic: 'refund',
  email: `mei.${crypto.randomUUID()}@test.example`,
  name: 'Mei Ling Tan',
  message: 'Where is my refund?\n<b>Please</b>',
  ...more,
})
const add = (who: Traveller, body: object) =>
  who.call<{ number: string }>('POST', '/support/add-ticket', body)
const rowOf = async (number: string) => {
  const [row] = await db.select().from(supportTickets).where(eq(supportTickets.number, number))
  if (!row) throw new Error(`no ticket ${number}`)
  return row
}
const grantIn = (text: string) => /contact\/\w{8}\?access=(\S+)/.exec(text)?.[1] ?? ''

/** Sends a message; returns its number and the grant in its mail. */
async function sent(who: Traveller, body = message()) {
  const { number } = await who.must(add(who, body))
  const [mail] = await shop.mailsTo(body.email)
  return { number, mail, access: { 'x-order-access': grantIn(mail?.text ?? '') } }
}

afterEach(() => vi.restoreAllMocks())

describe('POST /support/add-ticket (S7.29)', () => {
  it('stores the message, tells its sender the number, and support what was written', async () => {
    holdClocks()
    const who = shop.traveller()
    const body = message({ attachments: [{ name: '護照.exe', base64: pdf }] })
    const { number, mail } = await sent(who, body)
    expect(await rowOf(number)).toMatchObject({ state: 'open', isOrderProven: false })
    expect((await rowOf(number)).dueAt?.getTime()).toBe(clock.now() + hours(12))
    expect(mail?.text).toContain(number)
    expect(mail?.text).toContain('within 12 hours')
    // Strangers get it too, if somebody enters their address.
    expect(mail?.text).not.toMatch(/refund|Mei Ling/)
    const [told] = await shop.mailsTo(supportEmail(config))
    expect(told?.text).toContain('<b>Please</b>')
    expect(told?.html).not.toContain('<b>Please</b>')
    expect(told?.text).toContain('護照.pdf')
  })

  it('is idempotent for a day', async () => {
    const who = shop.traveller()
    const body = message()
    const numbers = await Promise.all([1, 2, 3].map(async () => (await add(who, body)).result))
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(1)
    expect(await shop.mailsTo(body.email)).toHaveLength(1)
  })

  it.each<[string, object, Record<string, unknown>]>([
    ['an empty message', { message: '  ' }, { message: expect.anything() }],
    ['too long a message', { message: 'x'.repeat(5001) }, { message: expect.anything() }],
    ['no address', { email: 'mei' }, { email: expect.anything() }],
    ['an unknown topic', { topic: 'weather' }, { topic: expect.anything() }],
    [
      'four files',
      { attachments: Array(4).fill({ name: 'a', base64: pdf }) },
      { attachments: 'too_many:3' },
    ],
    [
      'a page as a file',
      { attachments: [{ name: 'a.pdf', base64: btoa('<html>') }] },
      { attachments: 'type' },
    ],
    ['an empty file', { attachments: [{ name: 'a.png', base64: '' }] }, { attachments: 'type' }],
  ])('refuses %s', async (_, more, fields) => {
    const answer = await add(shop.traveller(), message(more))
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION', fields })
  })

  it('takes files as parts of a form, of up to 10 MB together', async () => {
    const taken = [smallPdf(), smallPdf()].map((content, index) => ({
      name: `${index}.x`,
      content,
    }))
    const who = shop.traveller()
    const body = message()
    const { number } = await who.must(add(who, sentForm(body, 'attachments', ...taken)))
    const [{ text } = { text: '' }] = await shop.mailsTo(supportEmail(config))
    expect(text).toContain('0.pdf, 1.pdf')
    expect((await who.must(add(who, sentForm(body, 'attachments', ...taken)))).number).toBe(number)
    const large = { name: 'a', content: Buffer.alloc(5_250_000) }
    const refused = await add(who, sentForm(message(), 'attachments', large, large))
    expect(refused).toMatchObject({ status: 400, fields: { attachments: 'size' } })
    const many = await add(who, sentForm(message(), 'attachments', ...taken, ...taken))
    expect(many).toMatchObject({ status: 400, fields: { attachments: 'too_many:3' } })
    const nameless = await add(who, sentForm({ ...body, name: '' }, 'attachments', ...taken))
    expect(nameless).toMatchObject({ status: 400, fields: { name: 'too_short' } })
  })

  it('takes only small files as JSON', async () => {
    const large = { name: 'a', base64: Buffer.alloc(250_000).toString('base64') }
    const answer = await add(shop.traveller(), message({ attachments: [large] }))
    expect(answer).toMatchObject({ status: 413, error: 'TOO_LARGE' })
  })

  it('takes a reply once, however often its form is sent', async () => {
    const who = shop.traveller()
    const { number, access } = await sent(who)
    const path = `/support/tickets/${number}/messages`
    const headers = { ...access, 'idempotency-key': crypto.randomUUID() }
    const reply = (content: Buffer) =>
      who.call<Ticket>(
        'POST',
        path,
        sentForm({ message: 'See' }, 'attachments', { name: 'a', content }),
        headers,
      )
    const first = await reply(smallPdf())
    expect(first.result.messages).toHaveLength(2)
    expect((await reply(smallPdf())).result.messages).toHaveLength(2)
    expect(await reply(smallPdf('/A 1'))).toMatchObject({ error: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('lets those who may see a conversation reply, however often strangers tried to', async () => {
    const who = shop.traveller()
    const { number, access } = await sent(who)
    const reply = (by: Traveller, headers: Record<string, string> = {}) =>
      by.call<Ticket>(
        'POST',
        `/support/tickets/${number}/messages`,
        { message: 'Hello' },
        { ...headers, 'idempotency-key': crypto.randomUUID() },
      )
    for (const address of ['203.0.113.71', '203.0.113.72']) {
      const stranger = shop.traveller(undefined, address)
      for (let tries = 0; tries < 15; tries += 1) {
        expect(await reply(stranger)).toMatchObject({ error: 'TICKET_NOT_FOUND' })
      }
    }
    expect((await reply(who, access)).status).toBe(201)
  })

  it('doesn’t count files that it refuses among those of a day', async () => {
    const counted = vi.spyOn(shop.platform.cache, 'count')
    const countedFiles = () => counted.mock.calls.filter(([key]) => key.includes('ticket-files'))
    const refused = [{ name: 'a.png', base64: 'AAAA' }]
    expect((await add(shop.traveller(), message({ attachments: refused }))).status).toBe(400)
    expect(countedFiles()).toHaveLength(0)
    const taken = [{ name: 'a.pdf', base64: pdf }]
    expect((await add(shop.traveller(), message({ attachments: taken }))).status).toBe(201)
    expect(countedFiles()).toHaveLength(1)
  })

  it('is taken without its files once enough are stored today, and says so to everyone', async () => {
    const count = vi.spyOn(shop.platform.cache, 'count')
    count.mockImplementation(async (key) => ({
      count: key.includes('ticket-files') ? 501 : 1,
      endsIn: days(1),
    }))
    const who = shop.traveller()
    const body = message({ attachments: [{ name: 'a.pdf', base64: pdf }] })
    const first = await who.must(add(who, body))
    expect(first).toEqual({ number: expect.any(String), withoutFiles: true })
    const [mail] = await shop.mailsTo(body.email)
    expect(mail?.text).toContain('Your files weren’t saved')
    const [told] = await shop.mailsTo(supportEmail(config))
    expect(told?.text).toContain('Sent with files, which weren’t saved')
    const headers = { 'x-order-access': grantIn(mail?.text ?? '') }
    const reply = await who.call<Ticket & { withoutFiles?: true }>(
      'POST',
      `/support/tickets/${first.number}/messages`,
      { message: 'Again', attachments: [{ name: 'a.pdf', base64: pdf }] },
      headers,
    )
    expect(reply).toMatchObject({ status: 201, result: { withoutFiles: true } })
    expect(reply.result.messages.map(({ attachments }) => attachments)).toEqual([[], []])
    vi.restoreAllMocks()
    expect(await who.must(add(who, body))).toEqual(first)
    const plain = await who.must(add(who, message()))
    expect(plain).toEqual({ number: expect.any(String) })
  })

  it('leaves files of a day to others, however many one address sends', async () => {
    const count = vi.spyOn(shop.platform.cache, 'count')
    count.mockImplementation(async (key) => ({
      count: key.includes('ticket-own-files:203.0.113.77') ? 26 : 1,
      endsIn: days(1),
    }))
    const sentFrom = (address: string) => {
      const who = shop.traveller(undefined, address)
      return who.must(add(who, message({ attachments: [{ name: 'a.pdf', base64: pdf }] })))
    }
    expect(await sentFrom('203.0.113.77')).toMatchObject({ withoutFiles: true })
    expect(count.mock.calls.filter(([key]) => key.includes('ticket-files'))).toEqual([])
    expect(await sentFrom('203.0.113.78')).toEqual({ number: expect.any(String) })
  })

  it('counts files only if they’re stored: none of a message that was sent before', async () => {
    const count = vi.spyOn(shop.platform.cache, 'count')
    const who = shop.traveller()
    const body = message({ attachments: [{ name: 'a.pdf', base64: pdf }] })
    for (let time = 0; time < 3; time += 1) await who.must(add(who, body))
    const uses = count.mock.calls
      .filter(([key]) => key.includes('ticket-files'))
      .map(([, , by = 1]) => by)
    expect(uses.reduce((sum, each) => sum + each, 0)).toBe(1)
  })

  it('shortens a long name of a file, and refuses one of a megabyte', async () => {
    const name = '😀'.repeat(500)
    const answer = await add(shop.traveller(), message({ attachments: [{ name, base64: pdf }] }))
    expect(answer.status).toBe(201)
    const named = (times: number) => {
      const attachments = [{ name: name.repeat(times), base64: 'JVBERi0xLjQK' }]
      return add(shop.traveller(), message({ attachments }))
    }
    expect(await named(50)).toMatchObject({
      status: 400,
      fields: { 'attachments.0.name': 'too_long:1000' },
    })
    expect(await named(500)).toMatchObject({ status: 413 })
    const part = { name: name.repeat(500), content: smallPdf() }
    const form = sentForm(message(), 'attachments', part)
    expect(await add(shop.traveller(), form)).toMatchObject({ status: 400, error: 'BAD_REQUEST' })
  })

  it('takes more than ten a day of one address, but mails only ten times', async () => {
    const { email } = message()
    const send = (index: number) => add(shop.traveller(), message({ email, message: `${index}` }))
    for (let index = 0; index < 12; index += 1) expect((await send(index)).status).toBe(201)
    expect(await shop.mailsTo(email)).toHaveLength(10)
  })

  it('needs the CSRF token where cookies come along', async () => {
    const who = shop.traveller()
    const call = who.call('POST', '/support/add-ticket', message(), { cookie: 'sid=x' })
    expect((await call).error).toBe('CSRF')
  })
})

describe('a ticket about an order', () => {
  const owner = shop.traveller()
  let orderCode = ''
  let email = ''
  beforeAll(async () => {
    const booking = await owner.book(searchRequest())
    email = emailOf(booking)
    orderCode = (await owner.must(owner.submit(booking))).orderCode
  })

  it.each<[string, () => [Traveller, object], boolean]>([
    ['its address from any device', () => [shop.traveller(), { email }], true],
    ['another address from its device', () => [owner, {}], true],
    ['another address from another device', () => [shop.traveller(), {}], false],
  ])('%s', async (_, of, isProven) => {
    const [who, more] = of()
    const typed = ` ${orderCode.slice(0, 3).toLowerCase()}-${orderCode.slice(3)} `
    const answer = await add(who, message({ ...more, orderCode: typed }))
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.result)).toEqual(['number'])
    expect(await rowOf(answer.result.number)).toMatchObject({ orderCode, isOrderProven: isProven })
    const listed = await owner.call<{ tickets: Ticket[] }>('GET', `/order/${orderCode}/tickets`)
    const numbers = listed.result.tickets.map(({ number }) => number)
    expect(numbers.includes(answer.result.number)).toBe(isProven)
    const seen = await owner.call('GET', `/support/tickets/${answer.result.number}`)
    expect(seen.status).toBe(isProven ? 200 : 404)
  })

  it('an order that doesn’t exist is answered like one of somebody else’s', async () => {
    const [none, foreign] = await Promise.all(
      ['ZZZZZZ', orderCode].map((code) => add(shop.traveller(), message({ orderCode: code }))),
    )
    expect(Object.keys(none?.result ?? {})).toEqual(Object.keys(foreign?.result ?? {}))
    expect(none?.status).toBe(foreign?.status)
  })

  it('strangers don’t see an order’s tickets', async () => {
    const call = shop.traveller().call('GET', `/order/${orderCode}/tickets`)
    expect((await call).error).toBe('TRX_NOT_FOUND')
  })
})

describe('a conversation', () => {
  it('opens with the link in its mail, and with nothing else', async () => {
    const who = shop.traveller()
    const { number, access } = await sent(who)
    const get = (headers: Record<string, string>) =>
      who.call<Ticket>('GET', `/support/tickets/${number}`, undefined, headers)
    expect((await get(access)).result).toMatchObject({ number, messages: [{ author: 'customer' }] })
    const other = await sent(shop.traveller())
    for (const headers of [{}, other.access, { 'x-order-access': `${number}.9999999999999.x` }]) {
      expect((await get(headers)).error).toBe('TICKET_NOT_FOUND')
    }
  })

  it('files are for saving only, under names of any alphabet', async () => {
    const who = shop.traveller()
    const attachments = [{ name: 'สลิป "x".pdf', base64: pdf }]
    const { number, access } = await sent(who, message({ attachments }))
    const path = `/support/tickets/${number}`
    const { messages } = await who.must(who.call<Ticket>('GET', path, undefined, access))
    const [file] = messages[0]?.attachments ?? []
    const get = (headers = {}) =>
      shop.outside(
        new Request(`${shop.origin}/front/v1${path}/attachments/${file?.id}`, { headers }),
      )
    const answer = await get(access)
    expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(pdf)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="_____x.pdf"; filename*=UTF-8''${encodeURIComponent('สลิป x.pdf')}`,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox;/)
    expect((await get()).status).toBe(404)
  })

  it('goes on with replies, which a second click doesn’t repeat', async () => {
    const who = shop.traveller()
    const { number, access } = await sent(who)
    await db
      .update(supportTickets)
      .set({ state: 'solved', dueAt: null })
      .where(eq(supportTickets.number, number))
    const headers = { ...access, 'idempotency-key': crypto.randomUUID() }
    const reply = () =>
      who.call<Ticket>('POST', `/support/tickets/${number}/messages`, { message: 'Why?' }, headers)
    expect((await reply()).result).toMatchObject({
      state: 'reopened',
      messages: [{}, { text: 'Why?' }],
    })
    expect((await reply()).result.messages).toHaveLength(2)
    const row = await rowOf(number)
    expect(row.dueAt).not.toBeNull()
    const history = await db
      .select()
      .from(supportTicketHistory)
      .where(eq(supportTicketHistory.ticketId, row.id))
    expect(history.map(({ from, to }) => [from, to])).toEqual([
      [null, 'open'],
      ['solved', 'reopened'],
    ])
    const refused = shop
      .traveller()
      .call('POST', `/support/tickets/${number}/messages`, { message: 'x' })
    expect((await refused).error).toBe('TICKET_NOT_FOUND')
  })
})

it.each(ticketStates)('a customer may always write, also if it’s %s', (state) => {
  const next = afterCustomer[state]
  expect(next === state || ticketTransitions[state].includes(next)).toBe(true)
})

it('quiet tickets are solved, files of solved ones deleted after 90 days, all after 400', async () => {
  const at = (ago: number) => new Date(clock.now() - days(ago))
  const put = async (state: (typeof ticketStates)[number], ago: number) => {
    const attachments = [{ name: 'a', base64: pdf }]
    const { number } = await sent(shop.traveller(), message({ attachments, message: newId() }))
    await db
      .update(supportTickets)
      .set({ state, changedAt: at(ago) })
      .where(eq(supportTickets.number, number))
    return number
  }
  const [quiet, recent, filed, old, waiting] = [
    await put('waiting_for_customer', 15),
    await put('waiting_for_customer', 13),
    await put('solved', 91),
    await put('solved', 401),
    await put('waiting_for_us', 401),
  ]
  const files = async () => (await db.select().from(supportAttachments)).length
  const before = await files()
  await createSweep({ db, clock })()
  expect((await rowOf(quiet)).state).toBe('solved')
  expect((await rowOf(recent)).state).toBe('waiting_for_customer')
  expect((await rowOf(filed)).state).toBe('solved')
  await expect(rowOf(old)).rejects.toThrow('no ticket')
  expect((await rowOf(waiting)).state).toBe('waiting_for_us')
  expect(before - (await files())).toBe(2)
})
