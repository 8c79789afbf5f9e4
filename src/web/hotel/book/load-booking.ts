import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router'
import type { TypedTraveller } from '../../../contract/cart/cart.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import {
  getStayBooking,
  type StayBooking,
  type StayPriceChange,
} from '../../../contract/hotel/booking.ts'
import type { DestinationId } from '../../../contract/hotel/destination.ts'
import { stayQuery } from '../../../contract/hotel/search/stay-query.ts'
import { bookIdSchema } from '../../../contract/ids.ts'
import { type CartChoice, cartChoiceOf } from '../../cart/cart-switch.ts'
import { loadTyped, type TypedElsewhere } from '../../cart/load-typed.ts'
import { tFor, urlFor } from '../../locale/language.ts'
import { memberContext, visitorContext } from '../../session/contexts.ts'
import { type FrontApi, frontApi } from '../../session/front-api/front-api.ts'
import { loadContact, over } from '../../traveller/contact-of.ts'
import { type CountryOptions, countryOptions } from '../../traveller/country-options.server.ts'
import { likelyCountry } from '../../traveller/likely-country.server.ts'
import { carryOver } from './carry-over.ts'

/** The page of a draft that can be continued. */
export interface BookingPage {
  kind: 'draft'
  title: string
  /** With the rate that is offered now. */
  booking: StayBooking
  /** Set if that isn't the rate that the visitor agreed to. */
  changed: PriceChange | undefined
  options: CountryOptions
  /** The search for this property, from which other stays are chosen. */
  again: string
  /** Idempotency key of the order that the form may become. */
  key: string
  cart: CartChoice
  /** Travellers of the other things in the cart, to choose from. */
  typed: readonly TypedTraveller[]
}

export type PriceChange = Omit<StayPriceChange, 'rateId'>

/** The page of a draft that has expired, or isn't this visitor's. */
export interface EndedPage {
  kind: 'ended'
  title: string
  code: ErrorCode
  again: string
  /** The property's page for the same stay, if it's known. */
  review: string | undefined
}

/** Returns a stay's draft; what was already ordered leads to its payment or order. */
export async function loadBooking({ params, request, context }: LoaderFunctionArgs) {
  const t = tFor(context)
  const url = urlFor(context)
  const title = t('hotel-book.title')
  const ended = (page: Pick<EndedPage, 'code' | 'review'>, status: number) => {
    const told = { kind: 'ended' as const, title, again: url('hotel'), ...page }
    return data<BookingPage | EndedPage>(told, { status })
  }
  const bookId = bookIdSchema.safeParse(params.bookId)
  if (!bookId.success) return ended({ code: 'BOOKING_NOT_FOUND', review: undefined }, 404)
  const api = frontApi(context, request)
  const outcome = await api.call(getStayBooking, { params: { bookId: bookId.data } })
  if (!outcome.ok) {
    const { error, status_code } = outcome.problem
    return ended({ code: error, review: undefined }, status_code)
  }
  const booking = outcome.result
  if (booking.order) throw redirect(url(`pay/${booking.order.trxId}/choose`))
  if (booking.state !== 'draft') {
    return ended({ code: 'BOOKING_EXPIRED', review: url(`hotel/review/${booking.hash}`) }, 410)
  }
  const { rate, newRate = rate } = booking
  const typed = await loadTyped(context, api, booking.bookId)
  const search = stayQuery(`hotel-${booking.hotel.id}` as DestinationId, booking.stay)
  return data<BookingPage | EndedPage>({
    kind: 'draft',
    title,
    booking: await withContact({ ...booking, rate: newRate }, typed, { api, context, request }),
    changed:
      newRate === rate
        ? undefined
        : {
            oldPrice: rate.price.total,
            newPrice: newRate.price.total,
            oldSums: rate.price,
            newSums: newRate.price,
          },
    options: countryOptions(context.get(visitorContext).locale),
    again: url('hotel/search', search),
    key: crypto.randomUUID(),
    cart: await cartChoiceOf(context, api, booking.bookId),
    typed: typed.travellers.filter(({ type }) => type === 'adult'),
  })
}

/** Fills an untouched form in: from the cart, or else the contact from the member's account, and the dialling code of the likely country. */
async function withContact(
  booking: StayBooking,
  typed: TypedElsewhere,
  {
    api,
    context,
    request,
  }: {
    api: Pick<FrontApi, 'call'>
    context: Readonly<RouterContextProvider>
    request: Request
  },
): Promise<StayBooking> {
  const draft = carryOver(booking.draft, typed)
  const { contact } = draft
  const isUntouched = !contact.email && !contact.surname && !contact.givenName
  const member = isUntouched ? await context.get(memberContext)() : undefined
  // Agents book for others.
  const known = member && !member.isAgent ? await loadContact(api, member) : {}
  const filled = over(contact, known)
  const accepted = request.headers.get('accept-language')
  const phoneCountry = filled.phoneCountry || likelyCountry(context.get(visitorContext), accepted)
  return { ...booking, draft: { ...draft, contact: { ...filled, phoneCountry } } }
}
