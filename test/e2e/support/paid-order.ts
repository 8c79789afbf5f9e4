import type { BrowserContext } from '@playwright/test'
import type { BookingDraft } from '../../../src/contract/flight/booking.ts'
import type { Offer } from '../../../src/contract/flight/offer.ts'
import type { SearchRequest } from '../../../src/contract/flight/search/flight-search.ts'
import type { Order } from '../../../src/contract/order/order.ts'
import { createSigner } from '../../../src/server/platform/secrets/secret-key.ts'
import { bookFitting } from '../../support/book-fitting.ts'
import { createTraveller, filledDraft, searchRequest, sendAsSite } from '../../support/traveller.ts'
import { sharedSecret } from './held-order.ts'

/** The secret of a test's own server, with which the test can sign searches like the site's pages. */
export const ownSecret = 'a key of the server that tests keep apart'

interface Wanted {
  slices?: SearchRequest['slices']
  /** Which offers match; the cheapest is used. */
  fits?: (offer: Offer) => boolean
  /** Returns the draft that is submitted, with names or a contact of the test's own. */
  fill?: (draft: BookingDraft) => BookingDraft
  /** The server's secret. */
  secret?: string
  /** Sent with each call, such as the affiliate that the visitor came from. */
  headers?: Record<string, string>
}

/** Returns whether it's a direct flight with a refundable and changeable fare, for a fee. */
const flexible = ({ slice, refund, change }: Offer): boolean =>
  slice.stopType === 'direct' && costs(refund) && costs(change)

const costs = (rule: Offer['refund']): boolean => rule.kind === 'allowed' && rule.penalty.amount > 0

/** Returns an order of one adult that isn't paid yet, made by calls only, because the pages take seconds. */
export async function unpaidOrder(
  origin: string,
  { slices, fits = flexible, fill, secret = ownSecret, headers = {} }: Wanted = {},
) {
  const request = searchRequest({
    ...(slices && { slices, tripType: slices.length > 1 ? 'roundtrip' : 'oneway' }),
  })
  const send = sendAsSite(createSigner(secret), request.slices)
  const traveller = createTraveller((call) => {
    for (const [name, value] of Object.entries(headers)) call.headers.set(name, value)
    return send(call)
  }, origin)
  const booking = await bookFitting(traveller, request, fits)
  const { orderCode, trxId } = await traveller.must(
    traveller.submit(booking, fill?.(filledDraft(booking))),
  )
  return { traveller, orderCode, trxId }
}

type Unpaid = Pick<Awaited<ReturnType<typeof unpaidOrder>>, 'traveller' | 'orderCode' | 'trxId'>

/** Pays an order by card. What was paid counts once it's settled. */
export async function pay(
  origin: string,
  { traveller, trxId }: Omit<Unpaid, 'orderCode'>,
): Promise<void> {
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  await traveller.payByCard(`${origin}${new URL(redirect).pathname}`)
  await traveller.must(traveller.settle(trxId))
}

/** Pays an order, and returns it once everything is booked. */
export async function confirmedOrder(origin: string, unpaid: Unpaid): Promise<Order> {
  await pay(origin, unpaid)
  const { traveller, orderCode, trxId } = unpaid
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    await traveller.must(traveller.settle(trxId))
    const order = await traveller.must(traveller.order(orderCode))
    if (order.status === 'confirmed') return order
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`order ${orderCode} isn’t confirmed`)
}

/** Returns an order of one adult with its tickets issued. */
export async function paidOrder(
  origin: string,
  wanted?: Wanted,
): Promise<{ order: Order; auid: string }> {
  const unpaid = await unpaidOrder(origin, wanted)
  return { order: await confirmedOrder(origin, unpaid), auid: unpaid.traveller.auid }
}

/** Makes a browser the device of an order. */
export const beDevice = (context: BrowserContext, origin: string, auid: string) =>
  context.addCookies([{ name: 'auid', value: auid, url: origin }])

/** Makes a browser the device of a paid order, as `paidOrder` makes it. */
export async function ownPaidOrder(
  context: BrowserContext,
  origin: string,
  wanted?: Omit<Wanted, 'secret'>,
): Promise<Order> {
  const { order, auid } = await paidOrder(origin, { ...wanted, secret: sharedSecret() })
  await beDevice(context, origin, auid)
  return order
}
