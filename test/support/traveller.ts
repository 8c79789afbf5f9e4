import type { ResultOf } from '../../src/contract/endpoint.ts'
import type { Booking, BookingDraft } from '../../src/contract/flight/booking.ts'
import type { confirmOffers } from '../../src/contract/flight/confirm.ts'
import type { FlightResult } from '../../src/contract/flight/offer.ts'
import type { SearchRequest, SearchUpdate } from '../../src/contract/flight/search/flight-search.ts'
import { headers } from '../../src/contract/headers.ts'
import type { Money } from '../../src/contract/money.ts'
import type { Order } from '../../src/contract/order/order.ts'
import type { PayableStanding } from '../../src/contract/payment/payment.ts'
import { searchKey } from '../../src/server/flight/search/search-key.ts'
import type { Signer } from '../../src/server/platform/secrets/secret-key.ts'
import { inDays } from './test-clock.ts'

export { inDays } from './test-clock.ts'

/** Sends a request to the site, over the network or in this process. */
export type Send = (request: Request) => Promise<Response>

export interface Reply<T = unknown> {
  status: number
  result: T
  /** The error code of a failure. */
  error: string
  fields: Record<string, string>
  details: unknown
}

/**
 * Creates a device that calls the front API like the site's pages, and the gateway's pages like a browser. It has its
 * own network and e-mail address, because both are rate-limited.
 */
export function createTraveller(
  send: Send,
  origin: string,
  auid: string = crypto.randomUUID(),
  address = ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.'),
) {
  async function call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    // A form becomes bytes, as on a network, and says its own type, with its boundary.
    const form = body instanceof FormData ? new Response(body) : undefined
    const request = new Request(`${origin}/front/v1${path}`, {
      method,
      headers: {
        'content-type': form?.headers.get('content-type') ?? 'application/json',
        'x-auid': auid,
        'x-forwarded-for': address,
        'idempotency-key': crypto.randomUUID(),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: form ? await form.arrayBuffer() : JSON.stringify(body) }),
    })
    const response = await send(request)
    const said = response.headers.get('content-type')?.includes('json') ? await response.json() : {}
    return { status: response.status, ...said }
  }

  async function must<T>(reply: Promise<Reply<T>>): Promise<T> {
    const { status, result, error, fields } = await reply
    if (error) throw new Error(`${status} ${error} ${JSON.stringify(fields ?? {})}`)
    return result
  }

  async function search(request: SearchRequest): Promise<SearchUpdate> {
    let update = await must(call<SearchUpdate>('POST', '/flight/search?wait=2000', request))
    const rows = new Map<string, FlightResult>(update.results.map((row) => [row.id, row]))
    while (update.state === 'searching') {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const path = `/flight/search/${update.searchId}?after=${update.cursor}`
      update = await must(call<SearchUpdate>('GET', path))
      for (const row of update.results) rows.set(row.id, row)
    }
    return { ...update, results: [...rows.values()] }
  }

  /** Searches, and selects the cheapest row of each slice that `fits`. */
  async function pick(
    request: SearchRequest,
    fits: (row: FlightResult) => boolean = () => true,
  ): Promise<{ searchId: string; offerIds: string[] }> {
    const { searchId, results } = await search(request)
    const offerIds = request.slices.map((_, index) => {
      const [row] = results
        .filter((each) => each.sliceIndex === index && fits(each))
        .sort((a, b) => a.cheapest.price.amount - b.cheapest.price.amount)
      if (!row) throw new Error('nothing flies')
      return row.cheapest.offerId
    })
    return { searchId, offerIds }
  }

  /** Makes a booking of what such a search selects. */
  async function book(...wanted: Parameters<typeof pick>): Promise<Booking> {
    const { searchId, offerIds } = await pick(...wanted)
    return bookOffers(searchId, offerIds)
  }

  /** Makes a booking of these offers, one per slice, at their current price. */
  async function bookOffers(searchId: string, offerIds: readonly string[]): Promise<Booking> {
    const confirmed = await must(
      call<ResultOf<typeof confirmOffers>>('POST', '/flight/confirm', { searchId, offerIds }),
    )
    const { bookId } = await must(
      call<{ bookId: string }>('POST', '/flight/bookings', {
        searchId,
        offerIds: confirmed.lines.map(({ offer }) => offer.id),
        acceptedTotal: confirmed.newPrice,
      }),
    )
    return must(call<Booking>('GET', `/flight/bookings/${bookId}`))
  }

  const submit = (booking: Booking, draft = filledDraft(booking), acceptedTotal?: Money) =>
    call<{ orderCode: string; trxId: string }>(
      'POST',
      `/flight/bookings/${booking.bookId}/submit`,
      {
        ...draft,
        acceptedTotal: acceptedTotal ?? booking.total,
      },
    )

  /** Starts a payment, of the total seen if there's any; returns the address of the gateway's page. */
  const startPaying = (
    trxId: string,
    method = 'card',
    accepted?: Money,
    acceptedOnSite?: Money[],
  ) =>
    call<{ redirect: string }>('POST', `/pay/${trxId}/start`, {
      method,
      returnPath: `/en/pay/${trxId}/confirmation`,
      accepted,
      acceptedOnSite,
    })

  /** Clicks a button of the gateway's page, or submits its card form. */
  const atGateway = (redirect: string, action: string, form: Record<string, string> = {}) =>
    send(
      new Request(`${redirect}/${action}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      }),
    )

  const payByCard = (redirect: string, number = '4242424242424242') =>
    atGateway(redirect, 'card', { number, expiry: '12/40', code: '123' })

  /** Returns the mails that were sent to an address, newest first. */
  async function outbox(to: string): Promise<{ subject: string; text: string }[]> {
    const address = `${origin}/dev/outbox?to=${encodeURIComponent(to)}`
    const response = await send(new Request(address, { headers: { accept: 'application/json' } }))
    return response.json()
  }

  return {
    auid,
    address,
    call,
    must,
    outbox,
    search,
    pick,
    book,
    bookOffers,
    submit,
    startPaying,
    atGateway,
    payByCard,
    settle: (trxId: string) => call<PayableStanding>('POST', `/pay/${trxId}/settle`, {}),
    order: (code: string) => call<Order>('GET', `/order/${code}`),
  }
}

export type Traveller = ReturnType<typeof createTraveller>

/** Returns a search for one adult from Kuala Lumpur to Bangkok in six weeks by default. */
export function searchRequest(more: Partial<SearchRequest> = {}): SearchRequest {
  return {
    slices: [{ from: 'KUL', to: 'BKK', date: inDays(42) }],
    tripType: 'oneway',
    passengers: { adult: 1, child: 0, infant: 0 },
    cabin: 'economy',
    currency: 'MYR',
    ...more,
  }
}

const births = { adult: '1990-05-17', child: '2019-03-02', infant: '' }
const titles = { adult: 'ms', child: 'miss', infant: 'mstr' }

/** Returns the e-mail address of a booking, unique for each. */
export const emailOf = ({ bookId }: Pick<Booking, 'bookId'>): string =>
  `mei.${bookId
    .toLowerCase()
    // Two dots in a row make no address.
    .replace(/[^a-z\d]+/g, '.')
    .replace(/^\.+|\.+$/g, '')}@example.com`

/** Returns a booking's draft, filled in without errors. */
export function filledDraft(booking: Booking): BookingDraft {
  return {
    contact: {
      givenName: 'Mei Ling',
      surname: 'Tan',
      email: emailOf(booking),
      phoneCountry: 'MY',
      phone: '012-345 6789',
    },
    passengers: booking.draft.passengers.map(({ type }, index) => ({
      type,
      title: titles[type],
      givenName: `Mei ${'ABCDEFGHI'[index]}`,
      surname: 'Tan',
      birthDate: births[type] || inDays(-200),
      nationality: 'MY',
      passportNumber: `A1234567${index}`,
      passportExpiry: inDays(3000),
      passportCountry: 'MY',
      idCardNumber: `900101-14-${5670 + index}`,
      idCardExpiry: '',
      idCardCountry: 'MY',
      document: '' as const,
    })),
    bags: [],
    remind: false,
  }
}

/** Sends calls over the network with the site's search key for these slices. */
export const sendAsSite =
  (signer: Signer, slices: SearchRequest['slices']): Send =>
  (call) => {
    call.headers.set(headers.searchKey, searchKey(signer, slices))
    return fetch(call)
  }
