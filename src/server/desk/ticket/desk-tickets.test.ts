import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { smallPdf } from '../../../../test/support/small-pdf.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { DeskTicket, DeskTicketRow } from '../../../contract/desk/desk-tickets.ts'
import type { TicketList } from '../../../contract/support/ticket-terms.ts'
import type { Ticket } from '../../../contract/support/tickets.ts'
import { hours } from '../../platform/duration.ts'
import { supportTickets } from '../../support/ticket/tables.ts'
import { createDeskLog } from '../log/desk-log-store.ts'

const shop = await openShop({})
const { db, clock } = shop.platform
const log = createDeskLog({ db, clock })
const pdf = smallPdf().toString('base64')
let staff: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  staff = await signInStaff(shop, ['support'])
})

/** Sends a message; returns its number, its sender's address, and how its sender reads the conversation. */
async function sent(more: object = {}) {
  const who = shop.traveller()
  const email = `mei.${crypto.randomUUID()}@test.example`
  const body = { topic: 'refund', email, name: 'Mei Ling Tan', message: 'Where is it?', ...more }
  const call = who.call<{ number: string }>('POST', '/support/add-ticket', body)
  const { number } = await who.must(call)
  const [mail] = await shop.mailsTo(email)
  const access = /access=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const headers = { 'x-order-access': access }
  const path = `/support/tickets/${number}`
  return {
    number,
    email,
    read: () => who.must(who.call<Ticket>('GET', path, undefined, headers)),
    write: () => who.call('POST', `${path}/messages`, { message: 'Well?' }, headers),
  }
}
const get = (number: string) => staff.must(staff.call<DeskTicket>('GET', `/desk/tickets/${number}`))
const answer = (number: string, more: object = {}) =>
  staff.call<DeskTicket>('POST', `/desk/tickets/${number}/answers`, {
    message: 'It arrived <today>.',
    next: 'waiting_for_customer',
    seen: 1,
    ...more,
  })
const manage = (number: string, act: string, more: object = {}) =>
  staff.call<DeskTicket>('POST', `/desk/tickets/${number}/manage`, { act, ...more })
const why = 'Sent by mistake.'

it('an answer is mailed with its files, changes the state, and is logged', async () => {
  const { number, email, read } = await sent()
  const attachments = [{ name: 'receipt.pdf', base64: pdf }]
  const { result } = await answer(number, { attachments })
  expect(result).toMatchObject({
    state: 'waiting_for_customer',
    dueAt: null,
    assigned: { id: staff.id },
    messages: [{ author: 'customer' }, { author: 'staff', staffName: staff.name }],
  })
  const mails = await shop.mailsTo(email)
  const told = mails.find(({ subject }) => subject.startsWith('Our answer'))
  expect(told?.text).toMatch(/It arrived <today>\.[\s\S]*receipt\.pdf[\s\S]*access=/)
  expect(told?.html).not.toContain('<today>')
  const seen = await read()
  expect(seen.messages[1]).toMatchObject({ author: 'staff', text: 'It arrived <today>.' })
  // Customers don't get names of staff.
  expect(JSON.stringify(seen)).not.toContain('staffName')
  const [entry] = await log.entriesOf({ kind: 'ticket', id: number })
  expect(entry).toMatchObject({
    act: 'ticket.answer',
    staff: { id: staff.id },
    before: { state: 'open', assigned: null },
    after: { state: 'waiting_for_customer', assigned: staff.name },
  })
})

it('a ticket isn’t closed without a reason, and closing it can be undone', async () => {
  const { number } = await sent()
  expect((await manage(number, 'close')).error).toBe('VALIDATION')
  expect((await manage(number, 'reopen')).error).toBe('INVALID_STATE')
  await staff.must(manage(number, 'close', { why }))
  const { state, dueAt } = await staff.must(manage(number, 'reopen'))
  expect([state, dueAt]).toEqual(['reopened', expect.any(String)])
})

it('a ticket is given to a colleague who may answer it, with a note that its sender never sees', async () => {
  const { number, email } = await sent()
  const colleague = await signInStaff(shop, ['support'])
  const editor = await signInStaff(shop, ['content'])
  const given = await staff.must(manage(number, 'assign', { to: colleague.id }))
  expect(given.assigned).toEqual({ id: colleague.id, name: colleague.name })
  expect(given.colleagues.map(({ id }) => id)).toContain(colleague.id)
  expect((await manage(number, 'assign', { to: editor.id })).error).toBe('NOT_FOUND')
  const path = `/desk/tickets/${number}/notes`
  const noted = await staff.must(
    staff.call<DeskTicket>('POST', path, { text: 'Knows the airline.' }),
  )
  expect(noted.notes).toMatchObject([{ text: 'Knows the airline.', staffName: staff.name }])
  expect(noted.messages).toHaveLength(1)
  expect(await shop.mailsTo(email)).toHaveLength(1)
  expect(noted.earlier).toEqual([])
})

it('nobody answers what they haven’t read', async () => {
  const { number, write } = await sent()
  await write()
  expect(await answer(number)).toMatchObject({ status: 409, error: 'TICKET_CHANGED' })
  expect((await get(number)).messages).toHaveLength(2)
  expect((await answer(number, { seen: 2 })).status).toBe(201)
})

it('tickets are taken, released and closed, which is logged; closed ones are opened by writing', async () => {
  const { number, write, email } = await sent()
  expect((await manage(number, 'take')).result.assigned).toMatchObject({ id: staff.id })
  expect((await manage(number, 'release')).result.assigned).toBeNull()
  expect((await manage(number, 'close', { why })).result).toMatchObject({
    state: 'solved',
    dueAt: null,
    notes: [{ text: why, staffName: staff.name }],
  })
  expect((await manage(number, 'close', { why })).error).toBe('INVALID_STATE')
  expect(await log.entriesOf({ kind: 'ticket', id: number })).toHaveLength(3)
  expect(await shop.mailsTo(email)).toHaveLength(1)
  await write()
  expect(await get(number)).toMatchObject({ state: 'reopened', dueAt: expect.any(String) })
  const { history } = await get(number)
  expect(history.map(({ to, staffName }) => [to, staffName])).toEqual([
    ['open', null],
    ['solved', staff.name],
    ['reopened', null],
  ])
})

it('lists by turn, deadline, topic and words', async () => {
  const name = `Zed ${crypto.randomUUID()}`
  const waiting = await sent({ name, topic: 'payment' })
  const answered = await sent({ name })
  const late = await sent({ name })
  await answer(answered.number)
  await db
    .update(supportTickets)
    .set({ dueAt: new Date(clock.now() - hours(1)) })
    .where(eq(supportTickets.number, late.number))
  const list = async (which: TicketList, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ list: which, q: name.slice(0, 20).toLowerCase(), ...more })
    const call = staff.call<{ tickets: DeskTicketRow[] }>('GET', `/desk/tickets?${query}`)
    return (await staff.must(call)).tickets.map(({ number }) => number)
  }
  expect(await list('due')).toEqual([late.number, waiting.number])
  expect(await list('overdue')).toEqual([late.number])
  expect(await list('mine')).toEqual([answered.number])
  expect(await list('waiting')).toEqual([answered.number])
  expect(await list('solved')).toEqual([])
  expect(await list('all', { topic: 'payment' })).toEqual([waiting.number])
  expect(await list('all', { q: late.number.toLowerCase() })).toEqual([late.number])
  expect(await list('all', { q: late.email.toUpperCase() })).toEqual([late.number])
  expect(await list('all', { q: '%' })).toEqual([])
})

it('files are downloaded only, which is logged', async () => {
  const { number } = await sent({ attachments: [{ name: 'passport.pdf', base64: pdf }] })
  const [file] = (await get(number)).messages[0]?.attachments ?? []
  const path = `/desk/tickets/${number}/attachments/${file?.id}`
  const answer = await shop.outside(
    new Request(`${shop.origin}/front/v1${path}`, {
      headers: { authorization: `Bearer ${staff.token}` },
    }),
  )
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="passport.pdf"')
  expect(await log.entriesOf({ kind: 'ticket', id: number })).toMatchObject([
    { act: 'ticket.read', after: { file: 'passport.pdf' } },
  ])
})

it('staff without the role see nothing', async () => {
  const { number } = await sent()
  const editor = await signInStaff(shop, ['content'])
  for (const path of ['/desk/tickets', `/desk/tickets/${number}`]) {
    expect((await editor.call('GET', path)).error).toBe('FORBIDDEN')
  }
})
