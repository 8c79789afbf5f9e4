import { beforeEach, expect, test } from 'vitest'
import { cartVisitor } from '../../../../test/support/cart/cart-visitor.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { filledStay, stayOf, stayVisitor } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { openMemberSite, someEmail } from '../../../../test/support/member/member-site.ts'
import { codeOf, proveAddress } from '../../../../test/support/prove-address.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { searchRequest, type Traveller } from '../../../../test/support/traveller.ts'
import { onSiteSums } from '../../../contract/checkout/on-site-sums.ts'
import type { OrderChange } from '../../../contract/desk/order/order-change.ts'
import type { VerificationTiming } from '../../../contract/member/member.ts'
import type { OrderStatus } from '../../../contract/order/order.ts'
import type { Payable } from '../../../contract/payment/payment.ts'
import { minutes, seconds } from '../../platform/duration.ts'

const unpaid = { ref: 'later', now: 0, there: 300_000, pay: 'at_property' } as const
const desk = openHotelDesk([[testProperty('lodge', 'River Lodge'), unpaid]])
const quoting = openHotelDesk([[testProperty('villa', 'Hill Villa'), unpaid]])
const clock = { now: () => site.platform.clock.now() }
const site = await openMemberSite(
  {},
  {},
  {
    hotelSuppliers: [
      deskSupplier('north', desk, { clock }),
      deskSupplier('south', quoting, { holds: false, clock }),
    ],
  },
)

beforeEach(() => {
  for (const each of [desk, quoting]) {
    calmDesk(each)
    each.bookings.clear()
    each.calls.length = 0
  }
  quoting.rates.set('villa', [unpaid])
})

/** Returns what the device of an unpaid stay calls about its order. */
function about(traveller: Traveller, { trxId, orderCode }: { trxId: string; orderCode: string }) {
  const { call, must } = traveller
  const current = () => must(traveller.order(orderCode))
  const enter = (code: string, more: object = {}) =>
    call<Payable>('POST', `/pay/${trxId}/code/verify`, { code, ...more })
  return {
    traveller,
    trxId,
    orderCode,
    current,
    enter,
    payable: () => must(call<Payable>('GET', `/pay/${trxId}`)),
    resend: () => call<VerificationTiming>('POST', `/pay/${trxId}/code`, {}),
    code: async () => codeOf(traveller, (await current()).contact.email, orderCode),
    codes: async () => {
      const mails = await site.mailsTo((await current()).contact.email)
      return mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? [])
    },
    becomes: (status: OrderStatus) =>
      eventually(async () => {
        const found = await current()
        return found.status === status && found
      }),
  }
}

async function ordered({
  hotel = 'north-lodge',
  email,
  token,
}: {
  hotel?: string
  email?: string
  token?: string
} = {}) {
  const device = site.traveller()
  const signed = token ? { authorization: `Bearer ${token}` } : {}
  const call: Traveller['call'] = (method, path, body) => device.call(method, path, body, signed)
  const traveller: Traveller = {
    ...device,
    call,
    order: (code) => call('GET', `/order/${code}`),
  }
  const visitor = stayVisitor(traveller, site.platform.signer)
  const booking = await visitor.book(hotel)
  const draft = filledStay(booking)
  const contact = { ...draft.contact, email: email ?? draft.contact.email }
  const order = await traveller.must(visitor.submitOnly(booking, { ...draft, contact }))
  return about(traveller, order)
}

const states = () => [...desk.bookings.values()].map(({ state }) => state)
/** Returns a code other than this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('an unpaid stay is held, and booked once the code from its mail is entered', async () => {
  const order = await ordered()
  const { email } = (await order.current()).contact
  expect(await order.current()).toMatchObject({ status: 'awaiting_payment', needsCode: true })
  expect(await order.payable()).toMatchObject({
    needsCode: true,
    codeTiming: { email },
    total: { amount: 0 },
    payUntil: expect.any(String),
  })
  expect(states()).toEqual(['held'])
  expect(await order.traveller.startPaying(order.trxId)).toMatchObject({ error: 'NOTHING_TO_PAY' })

  const entered = await order.traveller.must(order.enter(await order.code()))
  expect(entered.needsCode).toBeUndefined()
  const confirmed = await order.becomes('confirmed')
  expect(confirmed.needsCode).toBeUndefined()
  expect(confirmed.history.map(({ event }) => event)).toContain('email.proven')
  expect(states()).toEqual(['booked'])
  await eventually(async () =>
    (await site.mailsTo(email)).some(({ key }) => key.startsWith('confirmation:')),
  )
  expect(await order.codes()).toHaveLength(1)
  // Its deadline passes: nothing of it expires.
  await site.pass(minutes(40))
  expect((await order.current()).status).toBe('confirmed')
  expect((await site.mailsTo(email)).map(({ key }) => key.split(':')[0])).not.toContain(
    'hold-expired',
  )
})

test('without the code, made-up devices and addresses keep rooms only until the deadline', async () => {
  desk.rooms = 4
  const orders = []
  for (let made = 0; made < 4; made += 1) orders.push(await ordered())
  expect(desk.calls).not.toContain('book')
  const [order] = orders
  if (!order) throw new Error('no order')
  const code = await order.code()
  await site.pass(minutes(31))
  await order.becomes('expired')
  await eventually(async () => states().every((state) => state === 'cancelled'))
  expect(desk.rooms).toBe(4)
  expect((await order.payable()).needsCode).toBeUndefined()
  expect(await order.enter(code)).toMatchObject({ status: 410, error: 'PAYMENT_EXPIRED' })
  expect(await order.resend()).toMatchObject({ status: 410, error: 'PAYMENT_EXPIRED' })
  const mail = await eventually(async () => {
    const { email } = (await order.current()).contact
    return (await site.mailsTo(email)).find(({ key }) => key.startsWith('hold-expired:'))
  })
  expect(mail.text).toContain('The code')
  expect(mail.text).not.toContain('pay')
})

test('wrong codes, those of other orders and old ones book nothing', async () => {
  const email = someEmail()
  const order = await ordered({ email })
  const other = await ordered({ email })
  const first = await order.code()
  const wrong = await order.enter(otherThan(first))
  expect(wrong).toMatchObject({ status: 422, error: 'CODE_INVALID', details: { triesLeft: 4 } })
  const foreign = await other.code()
  if (foreign !== first) expect((await order.enter(foreign)).error).toBe('CODE_INVALID')
  expect(await order.resend()).toMatchObject({ status: 429, error: 'CODE_RESEND_TOO_SOON' })
  await site.pass(seconds(61))
  await order.traveller.must(order.resend())
  const second = await eventually(async () => {
    const code = await order.code()
    return code !== first && code
  })
  expect((await order.enter(first)).error).toBe('CODE_INVALID')
  expect((await order.current()).status).toBe('awaiting_payment')
  // By mistake, people enter it twice, or in another tab.
  await order.traveller.must(order.enter(second))
  await order.becomes('confirmed')
  expect(await order.enter(second)).toMatchObject({ status: 200 })
  expect(await order.resend()).toMatchObject({ status: 409, error: 'INVALID_STATE' })
  expect((await other.current()).status).toBe('awaiting_payment')
})

test('five wrong codes end a code', async () => {
  const order = await ordered()
  const code = await order.code()
  const errors = []
  for (let tries = 0; tries < 5; tries += 1) errors.push((await order.enter(otherThan(code))).error)
  expect(errors).toEqual([...Array(4).fill('CODE_INVALID'), 'CODE_ATTEMPTS_EXCEEDED'])
  expect((await order.enter(code)).error).toBe('CODE_ATTEMPTS_EXCEEDED')
  expect((await order.current()).status).toBe('awaiting_payment')
})

test('a code that is sent from two tabs at once books once', async () => {
  const order = await ordered()
  const code = await order.code()
  const answers = await Promise.all([order.enter(code), order.enter(code)])
  expect(answers.map(({ status }) => status)).toContain(200)
  await order.becomes('confirmed')
  expect((await order.enter(code)).status).toBe(200)
  expect(desk.calls.filter((call) => call === 'book')).toHaveLength(1)
})

test('nobody else can enter it or have it sent again', async () => {
  const order = await ordered()
  const { call } = site.traveller()
  const refused = { status: 404, error: 'TRX_NOT_FOUND' }
  expect(await call('POST', `/pay/${order.trxId}/code`, {})).toMatchObject(refused)
  const entered = { code: await order.code() }
  expect(await call('POST', `/pay/${order.trxId}/code/verify`, entered)).toMatchObject(refused)
})

test('members book at once with their own address, however it’s spelt, and not with another', async () => {
  const email = someEmail()
  const { token } = await site.signUp(email)
  const own = await ordered({ email: email.toUpperCase().replace('EXAMPLE', 'Example'), token })
  expect((await own.payable()).needsCode).toBeUndefined()
  await own.becomes('confirmed')
  expect(await own.codes()).toEqual([])

  const foreign = await ordered({ email: someEmail(), token })
  expect((await foreign.payable()).needsCode).toBe(true)
  // A guest who types a member's address is no member.
  const guest = await ordered({ email })
  expect((await guest.payable()).needsCode).toBe(true)
  await guest.traveller.must(guest.enter(await guest.code()))
  await guest.becomes('confirmed')
})

test('one code books all unpaid stays of a cart', async () => {
  const guest = cartVisitor(site.traveller(), site.platform.signer)
  await guest.addStay('north-lodge')
  await guest.addStay('south-villa', stayOf())
  const order = about(guest, await guest.must(guest.checkOutOnly(await guest.check())))
  expect((await order.payable()).needsCode).toBe(true)
  expect(await order.codes()).toHaveLength(1)
  await order.traveller.must(order.enter(await order.code()))
  await order.becomes('confirmed')
})

test('with a flight, the payment confirms the stay; without it, the code does', async () => {
  site.calm()
  const withFlight = async () => {
    const guest = cartVisitor(site.traveller(), site.platform.signer)
    await guest.addFlight(searchRequest())
    await guest.addStay('south-villa')
    return about(guest, await guest.must(guest.checkOutOnly(await guest.check())))
  }
  const paid = await withFlight()
  expect((await paid.payable()).needsCode).toBeUndefined()
  const { redirect } = await paid.traveller.must(paid.traveller.startPaying(paid.trxId))
  await paid.traveller.payByCard(redirect)
  await paid.traveller.settle(paid.trxId)
  await paid.becomes('confirmed')
  expect(await paid.codes()).toEqual([])

  const reduced = await withFlight()
  const flight = (await reduced.current()).items.find(({ product }) => product === 'flight')
  await site.platform.connection.pool.query(
    `update reservation set state = 'failed', reason = 'gone' where id = (select reservation_id from order_item where id = $1)`,
    [flight?.id],
  )
  // The next payment notices that only the stay is left.
  quoting.rates.set('villa', [{ ...unpaid, there: 310_000 }])
  await reduced.traveller.startPaying(reduced.trxId)
  const { needsCode, total, items } = await reduced.payable()
  expect([needsCode, total.amount, items.length]).toEqual([true, 0, 1])
  expect((await reduced.codes()).length).toBe(1)
  const seen = { accepted: total, acceptedOnSite: onSiteSums(items) }
  expect((await reduced.enter(await reduced.code())).error).toBe('PRICE_CHANGED')
  await reduced.traveller.must(reduced.enter(await reduced.code(), seen))
  await reduced.becomes('partly_confirmed')
})

test('what is only quoted is quoted again before it’s booked, and the code stays valid', async () => {
  const order = await ordered({ hotel: 'south-villa' })
  const code = await order.code()
  const { total: accepted, items } = await order.payable()
  const before = { accepted, acceptedOnSite: onSiteSums(items) }
  quoting.rates.set('villa', [{ ...unpaid, there: 330_000 }])
  expect(await order.enter(code, before)).toMatchObject({ error: 'PRICE_CHANGED' })
  const changed = await order.payable()
  expect(changed.oldOnSite).toEqual(before.acceptedOnSite)
  const acceptedOnSite = onSiteSums(changed.items)
  await order.traveller.must(order.enter(code, { accepted, acceptedOnSite }))
  expect(onSiteSums((await order.becomes('confirmed')).items)).toEqual(acceptedOnSite)

  const gone = await ordered({ hotel: 'south-villa' })
  quoting.rooms = 0
  expect(await gone.enter(await gone.code())).toMatchObject({ error: 'OFFER_GONE' })
  expect((await gone.current()).status).toBe('failed')
})

test('a stay whose answer was lost waits for its code once it’s known to be held', async () => {
  desk.loses.push('hold')
  const order = await ordered()
  await order.becomes('awaiting_payment')
  await proveAddress(order.traveller, order.trxId)
  await order.becomes('confirmed')
})

test('staff’s change of the address mails a new code there, and the old one books nothing', async () => {
  const order = await ordered()
  const old = await order.code()
  const [support, colleague] = [
    await signInStaff(site, ['support']),
    await signInStaff(site, ['support']),
  ]
  const { phone } = (await order.current()).contact
  const email = someEmail()
  const path = `/desk/orders/${order.orderCode}`
  const why = 'A mistyped address.'
  const { changeId } = await support.must(
    support.call<OrderChange>('POST', `${path}/contact`, { email, phone, why }),
  )
  const decision = { decision: 'approved', why }
  await colleague.must(colleague.call('POST', `${path}/changes/${changeId}/decision`, decision))
  expect(await order.payable()).toMatchObject({ needsCode: true, codeTiming: { email } })
  const code = await codeOf(order.traveller, email, order.orderCode)
  if (code !== old) expect((await order.enter(old)).error).toBe('CODE_INVALID')
  await order.traveller.must(order.enter(code))
  await order.becomes('confirmed')
})
