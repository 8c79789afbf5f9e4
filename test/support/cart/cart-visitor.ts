import type { Cart, CartPlace } from '../../../src/contract/cart/cart.ts'
import type { StayBooking } from '../../../src/contract/hotel/booking.ts'
import type { Rate } from '../../../src/contract/hotel/rate.ts'
import type { Signer } from '../../../src/server/platform/secrets/secret-key.ts'
import { filledStay, stayOf, stayVisitor } from '../hotel/stay-visitor.ts'
import { proveAddress } from '../prove-address.ts'
import { filledDraft, searchRequest, type Traveller } from '../traveller.ts'

/** What a traveller's device calls about its cart, like the site's pages. */
export function cartVisitor(
  traveller: Traveller,
  signer: Signer,
  headers: Record<string, string> = {},
) {
  const call = <T>(method: string, path: string, body?: unknown) =>
    traveller.call<T>(method, path, body, headers)
  const { must } = traveller
  const stays = stayVisitor({ ...traveller, call }, signer)

  const add = (product: string, bookId: string) =>
    must(call<{ items: CartPlace[] }>('POST', '/cart/items', { product, bookId }))
  const list = async () => (await must(call<{ items: CartPlace[] }>('GET', '/cart'))).items
  const check = (currency = 'MYR') => must(call<Cart>('POST', '/cart/check', { currency }))

  /** Puts a filled-in flight into the cart. */
  async function addFlight(request = searchRequest()) {
    const booking = await traveller.book(request)
    const path = `/flight/bookings/${booking.bookId}/draft`
    await must(call('PUT', path, filledDraft(booking)))
    await add('flight', booking.bookId)
    return booking
  }

  /** Puts a filled-in stay into the cart. */
  async function addStay(
    hotel: string,
    stay = stayOf(),
    fits: (rate: Rate) => boolean = () => true,
  ): Promise<StayBooking> {
    const booking = await stays.book(hotel, stay, fits)
    await must(call('PUT', `/hotel/bookings/${booking.bookId}/draft`, filledStay(booking)))
    await add('hotel', booking.bookId)
    return booking
  }

  /** Checks out what the cart shows, at the prices it shows. */
  const checkOutOnly = ({ items }: Pick<Cart, 'items'>) =>
    call<{ orderCode: string; trxId: string }>('POST', '/cart/checkout', {
      items: items.map(({ product, bookId, total }) => ({ product, bookId, acceptedTotal: total })),
    })

  /** Does the same. If nothing is paid or guaranteed, the code from the order's mail confirms it. */
  async function checkOut(cart: Pick<Cart, 'items'>) {
    const answer = await checkOutOnly(cart)
    if (answer.result) await proveAddress({ ...traveller, call }, answer.result.trxId)
    return answer
  }

  return { ...traveller, call, stays, add, list, check, addFlight, addStay, checkOut, checkOutOnly }
}
