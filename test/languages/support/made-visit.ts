import type { Page } from '@playwright/test'
import type { ChangeChoice } from '../../../src/contract/flight/exchange.ts'
import { codeTo, enterAsMember, someEmail } from '../../e2e/support/member-journey.ts'
import { bookFlights, openConfirmation } from '../../e2e/support/open-booking.ts'
import { putFlights } from '../../e2e/support/open-cart.ts'
import { bookStay, paidStay, stayPaths } from '../../e2e/support/open-stay.ts'
import { beDevice, confirmedOrder, unpaidOrder } from '../../e2e/support/paid-order.ts'
import { inDays } from '../../support/test-clock.ts'

/** What a refund or a change would cost. */
interface Quote {
  quoteId: string
}

/** What the pages of a visit are about, made once and looked at in every language. */
export type MadeVisit = Awaited<ReturnType<typeof makeVisit>>

const city = 'city-bangkok-th'
const nights = (first: number) => ({
  destination: city,
  checkIn: inDays(first),
  checkOut: inDays(first + 3),
  rooms: '2',
})

/**
 * Makes what the pages of a visit show. For the device of `page`: flights and stays that are found, being booked, to be paid and
 * paid, a cart, quotes of a refund and of a change, a message to support, and a proof of its e-mail address. For the member of
 * `memberPage`: an order. The site signs with `secret`.
 */
export async function makeVisit(page: Page, memberPage: Page, secret: string) {
  const email = someEmail()
  const { origin } = new URL((await page.request.get('/readyz')).url())
  const paid = await unpaidOrder(origin, {
    secret,
    fill: (draft) => ({ ...draft, contact: { ...draft.contact, email } }),
  })
  const { traveller } = paid
  const { must, call } = traveller
  const { items } = await confirmedOrder(origin, paid)
  await beDevice(page.context(), origin, traveller.auid)
  const { booking } = await bookFlights(page)
  const unpaid = await must(traveller.submit(booking))
  const itemId = items[0]?.id ?? ''
  const ask = <Answer>(path: string, body: object, code = paid.orderCode) =>
    must(call<Answer>('POST', `/order/${code}/${path}`, body))
  const days = { itemId, date: inDays(48) }
  const { choices } = await ask<{ choices: ChangeChoice[] }>('change-search', days)
  const chosen = { itemId, changeId: choices[0]?.changeId }
  const change = await ask<Quote>('change-quotes', chosen)
  const open = await bookFlights(page, { date: inDays(41) })
  const stay = await bookStay(page, nights(60))
  const rooms = await paidStay(page, nights(70))
  const cancelled = { itemIds: rooms.items.map(({ id }) => id) }
  const refund = await ask<Quote>('refund-quotes', cancelled, rooms.orderCode)
  const [found = ''] = await stayPaths(page, city, { count: 1 })
  await putFlights(page, { date: inDays(52) })
  const link = await must(call<{ hash: string }>('POST', '/links', { target: '/flight' }))
  const message = { topic: 'other', orderCode: paid.orderCode, email, name: 'Mei Tan' }
  const ticket = await must(
    call<{ number: string }>('POST', '/support/add-ticket', { ...message, message: 'Abc' }),
  )
  await enterAsMember(memberPage)
  const own = await bookFlights(memberPage, { date: inDays(57) })
  const { orderCode: memberCode } = await must(own.traveller.submit(own.booking))
  await proveAddress(page, email)
  await openConfirmation(page)
  return {
    confirm: new URL(page.url()).search,
    bookId: open.booking.bookId,
    unpaid,
    paid,
    changeQuote: change.quoteId,
    refundQuote: refund.quoteId,
    hash: found.split('/').at(-1) ?? '',
    stayBookId: stay.booking.bookId,
    hotelId: stay.booking.hotel.id,
    stayCode: rooms.orderCode,
    memberCode,
    link: link.hash,
    ticket: ticket.number,
  }
}

/** Enters the code of a mail, so that the orders of the address are listed. */
async function proveAddress(page: Page, email: string): Promise<void> {
  await page.goto('/en/retrieve')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(page.request, email))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL(/\/retrieve\/list$/)
}
