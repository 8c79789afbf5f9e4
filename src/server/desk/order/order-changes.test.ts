import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openAfterSales } from '../../../../test/support/after-sales.ts'
import { patience } from '../../../../test/support/patience.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { searchRequest } from '../../../../test/support/traveller.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { DeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import type { OrderChange } from '../../../contract/desk/order/order-change.ts'
import type { RefundByHand } from '../../../contract/desk/order/refund-by-hand.ts'
import { erasedAmong, orderIdsOf } from '../../order/personal-data-store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { hours } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { addMail } from '../../platform/mail/mail-store.ts'
import { orderChangeData } from './change/personal-data-store.ts'

const after = await openAfterSales()
const { shop } = after
const { db, clock } = shop.platform
beforeEach(() => after.atRest())

type Trip = Awaited<ReturnType<typeof after.ticketed>>
const support = await signInStaff(shop, ['support'])
const colleague = await signInStaff(shop, ['support'])
const finance = await signInStaff(shop, ['finance'])
const why = 'Lost access to the mailbox; showed the passport.'

type Desk = typeof support
const act = <T = OrderChange>(who: Desk, code: string, path: string, body: object) =>
  who.call<T>('POST', `/desk/orders/${code}/${path}`, { why, ...body })
const read = (code: string) => support.must(support.call<DeskOrder>('GET', `/desk/orders/${code}`))
const decide = (who: Desk, code: string, { changeId }: OrderChange, decision = 'approved') =>
  act(who, code, `changes/${changeId}/decision`, { decision })
let count = 0
const someAddress = () => `new.${++count}.${newId()}@traveller.example`
const contactOf = ({ order }: Trip) => ({ email: order.contact.email, phone: order.contact.phone })
const told = (email: string, subject: string) =>
  vi.waitFor(async () => {
    const mail = (await shop.mailsTo(email)).find((each) => each.subject.includes(subject))
    if (!mail) throw new Error(`no mail “${subject}” to ${email}`)
    return mail
  }, patience())

describe('another e-mail address', () => {
  test('waits for a second person, and the present address is told how to object', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const { email: old, phone } = contactOf(trip)
    const email = someAddress()
    const change = await support.must(act(support, code, 'contact', { email, phone }))
    expect(change).toMatchObject({ state: 'proposed', fields: [{ name: 'email', after: email }] })
    expect((await trip.currentOrder()).contact.email).toBe(old)
    const asked = await told(old, 'A new e-mail address was requested')
    expect(asked.text).toContain('Not you?')
    expect(asked.text).toContain('n•••@traveller.example')
    expect(asked.text).not.toContain('access=')
    expect((await decide(support, code, change)).error).toBe('SECOND_PERSON_NEEDED')
    expect((await act(support, code, 'contact', { email: someAddress(), phone })).error).toBe(
      'INVALID_STATE',
    )
    const call = finance.call<{ queues: DeskQueues }>('GET', '/desk/queues')
    const queue = (await finance.must(call)).queues.find(({ id }) => id === 'changes')
    expect(queue?.entries.map(({ target }) => target.id)).toContain(code)
    await colleague.must(decide(colleague, code, change, 'rejected'))
    expect((await decide(finance, code, change)).error).toBe('ALREADY_DECIDED')
    expect((await read(code)).order.contact.email).toBe(old)
    expect(await shop.mailsTo(email)).toEqual([])
  })

  test('is withdrawn by the person who proposed it, and by nobody else', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const { email: old, phone } = contactOf(trip)
    const asked = { email: someAddress(), phone }
    const change = await support.must(act(support, code, 'contact', asked))
    const path = `changes/${change.changeId}/withdrawal`
    expect((await act(colleague, code, path, {})).error).toBe('FORBIDDEN')
    const withdrawn = await support.must(act(support, code, path, { why: 'Mistyped' }))
    expect(withdrawn).toMatchObject({ state: 'withdrawn', decidedBy: null })
    expect((await decide(colleague, code, change)).error).toBe('ALREADY_DECIDED')
    expect((await act(support, code, path, {})).error).toBe('ALREADY_DECIDED')
    const { order, log } = await read(code)
    expect(order.contact.email).toBe(old)
    expect(log[0]).toMatchObject({
      act: 'order.withdraw',
      why: 'Mistyped',
      before: { changeId: change.changeId, kind: 'contact', state: 'proposed' },
      after: { state: 'withdrawn' },
    })
    // Another one may be proposed now.
    expect((await support.must(act(support, code, 'contact', asked))).state).toBe('proposed')
  })

  test('takes all later mails, and the mails on their way', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const { email: old, phone } = contactOf(trip)
    // Sent, since a mail still on its way would take the new address, too.
    const first = await vi.waitFor(async () => {
      const [mail] = await shop.mailsTo(old)
      expect(mail?.state).toBe('sent')
      return mail
    }, patience())
    const link = /access=([^\s]+)/.exec(first?.text ?? '')?.[1] ?? ''
    const stranger = shop.traveller()
    const open = (grant: string) =>
      stranger.call('GET', `/order/${code}`, undefined, { 'x-order-access': grant })
    expect((await open(link)).status).toBe(200)
    const waiting = newId()
    await addMail(
      db,
      waiting,
      {
        key: `test:${waiting}`,
        to: old,
        subject: `Refund: order ${code}`,
        text: 'a',
        html: 'a',
        isBulk: false,
        language: 'en',
        words: null,
        english: null,
      },
      clock.date(),
    )
    const email = someAddress()
    const change = await support.must(act(support, code, 'contact', { email, phone }))
    await finance.must(decide(finance, code, change))
    const seen = await read(code)
    expect(seen.order.contact.email).toBe(email)
    expect(seen.order.history.map(({ event }) => event)).toContain('contact.changed')
    expect((await shop.mailsTo(email)).map(({ id }) => id)).toContain(waiting)
    const notice = await told(old, 'Your e-mail address was changed')
    expect(notice.text).toContain('Not you?')
    expect(notice.text).not.toContain('access=')
    // Links that are in the old mailbox no longer open the order; the new ones do.
    expect((await open(link)).status).toBe(404)
    const confirmation = await told(email, 'Your e-ticket')
    expect((await open(/access=([^\s]+)/.exec(confirmation.text)?.[1] ?? '')).status).toBe(200)
    // What was sent before stays in view, and is sent again to the new address only.
    const sent = seen.mails.find(({ mailId }) => mailId === first?.id)
    expect(sent?.to).toBe(old)
    const before = (await shop.mailsTo(old)).length
    await support.must(act(support, code, `mails/${first?.id}/resend`, {}))
    expect(await shop.mailsTo(old)).toHaveLength(before)
    expect((await shop.mailsTo(email)).filter(({ key }) => key.startsWith('again:'))).toHaveLength(
      1,
    )
    const log = JSON.stringify(seen.log)
    expect(log).not.toContain(email)
    expect(log).not.toContain(old)
  })

  test('a phone number alone is changed at once, and the address is told', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const { email, phone } = contactOf(trip)
    const same = await act(support, code, 'contact', { email, phone })
    expect(same.error).toBe('NOTHING_CHANGED')
    const wrong = await act(support, code, 'contact', { email: 'nobody', phone: '12' })
    expect(wrong.fields).toEqual({ email: 'EMAIL_INVALID', phone: 'PHONE_INVALID' })
    const done = await support.must(
      act(support, code, 'contact', { email, phone: '+65 9123 4567' }),
    )
    expect(done.state).toBe('approved')
    expect((await trip.currentOrder()).contact.phone).toBe('+6591234567')
    await told(email, 'Your phone number was changed')
  })

  test('a change of what isn’t as it was any more is refused', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const { email, phone } = contactOf(trip)
    const change = await support.must(
      act(support, code, 'contact', { email: someAddress(), phone }),
    )
    const { contact } = await trip.currentOrder()
    await db.execute(
      `update "order" set contact = contact || '{"phone": "+6591230000"}' where code = '${code}'`,
    )
    expect(contact.email).toBe(email)
    expect((await decide(finance, code, change)).error).toBe('PROPOSAL_OUTDATED')
    await finance.must(decide(finance, code, change, 'rejected'))
  })
})

test('documents go once to another address, without the link that opens the order', async () => {
  const trip = await after.ticketed()
  const code = trip.orderCode
  const email = someAddress()
  const change = await support.must(act(support, code, 'documents/copy', { email }))
  expect((await decide(support, code, change)).error).toBe('SECOND_PERSON_NEEDED')
  await colleague.must(decide(colleague, code, change))
  const copy = await told(email, 'Your e-ticket')
  expect(copy.text).not.toContain('access=')
  await told(trip.order.contact.email, 'Your documents were sent')
  expect((await trip.currentOrder()).contact.email).toBe(trip.order.contact.email)
  const unpaid = shop.traveller()
  const booking = await unpaid.book(searchRequest())
  const { orderCode } = await unpaid.must(unpaid.submit(booking))
  expect((await act(support, orderCode, 'documents/copy', { email })).error).toBe(
    'ORDER_NOT_TICKETED',
  )
})

test('the e-ticket is downloaded at the desk, which is logged', async () => {
  const { orderCode: code } = await after.ticketed()
  const file = await support.call('GET', `/desk/orders/${code}/e-ticket.pdf`)
  expect(file.status).toBe(200)
  expect((await read(code)).log[0]).toMatchObject({
    act: 'order.download',
    staff: { id: support.id },
  })
})

describe('a corrected name', () => {
  const agreed = { answer: 'agreed', answerNote: 'Agent Lee, reference NC 4711' }
  const path = ({ order }: Trip) => `items/${order.items[0]?.id}/travellers/0/name`
  const nameIn = async (trip: Trip) => {
    const { givenName, surname } = (await trip.currentOrder()).items[0]?.travellers[0] ?? {}
    return `${givenName} ${surname}`
  }

  test('by three letters is done by one person; several of them aren’t', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const first = { givenName: 'Mey A', surname: 'Tam', ...agreed }
    expect((await support.must(act(support, code, path(trip), first))).state).toBe('approved')
    expect(await nameIn(trip)).toBe('MEY A TAM')
    const next = { givenName: 'May O', surname: 'Tam', ...agreed }
    expect((await support.must(act(support, code, path(trip), next))).state).toBe('proposed')
    expect(await nameIn(trip)).toBe('MEY A TAM')
  })

  test('of somebody else needs a second person', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const before = await nameIn(trip)
    const name = { givenName: 'Completely', surname: 'Different', ...agreed }
    const change = await support.must(act(support, code, path(trip), name))
    expect(change).toMatchObject({ state: 'proposed', answer: agreed.answerNote })
    expect(await nameIn(trip)).toBe(before)
    expect((await decide(support, code, change)).error).toBe('SECOND_PERSON_NEEDED')
    await colleague.must(decide(colleague, code, change))
    expect(await nameIn(trip)).toBe('COMPLETELY DIFFERENT')
  })

  test('of what was cancelled since it was proposed is refused, and can still be rejected', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const name = { givenName: 'Completely', surname: 'Different', ...agreed }
    const change = await support.must(act(support, code, path(trip), name))
    const quote = await trip.refundQuote()
    await trip.confirm(quote.quoteId)
    await trip.quoteBecomes('completed')
    expect((await decide(colleague, code, change)).error).toBe('PROPOSAL_OUTDATED')
    await colleague.must(decide(colleague, code, change, 'rejected'))
  })

  test('that the airline refuses changes nothing, and its answer is kept', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const before = await nameIn(trip)
    const answer = { answer: 'refused', answerNote: 'No corrections within 24 hours' }
    const name = { givenName: 'May A', surname: 'Tan', ...answer }
    const change = await support.must(act(support, code, path(trip), name))
    expect(change).toMatchObject({ state: 'refused', answer: answer.answerNote })
    expect(await nameIn(trip)).toBe(before)
    const { order, mails, changes } = await read(code)
    expect(order.history.map(({ event }) => event)).toContain('traveller.name-refused')
    expect([mails.length, changes.length]).toEqual([1, 1])
  })

  test('isn’t taken for what is cancelled, released or has another type’s title', async () => {
    const traveller = shop.traveller()
    const booking = await traveller.book(searchRequest())
    const { orderCode } = await traveller.must(traveller.submit(booking))
    const { order } = await read(orderCode)
    const name = { givenName: 'May A', surname: 'Tan', ...agreed }
    const address = `items/${order.items[0]?.id}/travellers/0/name`
    const titled = await act(support, orderCode, address, { ...name, title: 'mstr' })
    expect(titled.fields).toEqual({ title: 'TITLE_UNKNOWN' })
    await support.must(act(support, orderCode, 'release', {}))
    expect((await act(support, orderCode, address, name)).error).toBe('INVALID_STATE')
  })
})

describe('what a colleague did since the page was read is never undone or repeated:', () => {
  test('a corrected name stays', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const item = trip.order.items[0]
    const { title = '', givenName = '', surname = '' } = item?.travellers[0] ?? {}
    const path = `items/${item?.id}/travellers/0/name`
    const seen = { title, givenName, surname }
    const body = { answer: 'agreed', answerNote: 'Agent Lee, NC 4711', seen }
    const correct = (name: object) => act(support, code, path, { ...seen, ...body, ...name })
    const done = await support.must(correct({ givenName: `${givenName}n` }))
    const named = `${givenName}N`.toUpperCase()
    expect(done.names).toMatchObject({ before: seen, after: { givenName: named } })
    // The older page has the former given name in its form.
    expect((await correct({ surname: `${surname}n` })).error).toBe('RECORD_CHANGED')
    expect((await trip.currentOrder()).items[0]?.travellers[0]).toMatchObject({
      givenName: named,
      surname,
    })
  })

  test('a changed phone number stays', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const seen = contactOf(trip)
    await support.must(act(support, code, 'contact', { ...seen, phone: '+6591234567', seen }))
    const older = { ...seen, email: someAddress(), seen }
    expect((await act(colleague, code, 'contact', older)).error).toBe('RECORD_CHANGED')
    expect((await read(code)).changes).toHaveLength(1)
  })

  test('a refund isn’t made twice without a word', async () => {
    const trip = await after.ticketed()
    const code = trip.orderCode
    const seen = { byHand: 0, ofPayments: 0 }
    const refund = (who: Desk, amount: number, more: object) =>
      act<RefundByHand>(who, code, 'refunds-by-hand', { amount, ...more })
    await support.must(refund(support, 500, { seen }))
    expect((await refund(colleague, 500, { seen })).error).toBe('RECORD_CHANGED')
    const { refunds, refundsByHand } = await read(code)
    expect([refundsByHand.length, refunds.length]).toEqual([1, 1])
    await colleague.must(refund(colleague, 500, { seen: { byHand: 1, ofPayments: 1 } }))
  })
})

test('a person’s data has the changes of their orders, which an erasure of an address removes', async () => {
  const trip = await after.ticketed()
  const code = trip.orderCode
  const { email: old, phone } = contactOf(trip)
  const email = someAddress()
  const change = await support.must(act(support, code, 'contact', { email, phone }))
  await finance.must(decide(finance, code, change))
  const data = orderChangeData({ db, orderIdsOf, erasedAmong })
  const person = { email: old, memberId: null, device: null }
  expect(await data.read({ ...person, email })).toMatchObject([
    { kind: 'contact', after: { email } },
  ])
  expect(await data.read(person)).toHaveLength(1)
  await inTransaction(db, (tx) => data.erase(tx, person))
  expect(await data.read(person)).toEqual([])
  expect((await read(code)).changes).toMatchObject([{ state: 'approved', fields: [], why: '' }])
})

test('who looked at an order is logged, once an hour, and listed only if it’s asked for', async () => {
  const { orderCode: code } = await after.ticketed()
  const look = (who: Desk) => who.must(who.call<DeskOrder>('GET', `/desk/orders/${code}`))
  const entries = async (act = '') => {
    const path = `/desk/log?about=${code}${act && `&act=${act}`}`
    const call = finance.call<{ entries: { staff: { id: string } }[] }>('GET', path)
    return (await finance.must(call)).entries.map(({ staff }) => staff.id)
  }
  await look(support)
  const { log, timeline } = await look(support)
  await look(colleague)
  expect([log, timeline.filter(({ kind }) => kind === 'desk')]).toEqual([[], []])
  expect(await entries()).toEqual([])
  expect(await entries('order.read')).toEqual([colleague.id, support.id])
  clock.advance(hours(2))
  await look(support)
  expect(await entries('order.read')).toEqual([support.id, colleague.id, support.id])
})
