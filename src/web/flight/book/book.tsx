import { data, redirect } from 'react-router'
import { type Booking, getBooking } from '../../../contract/flight/booking.ts'
import { bookIdSchema } from '../../../contract/ids.ts'
import { cartChoiceOf } from '../../cart/cart-switch.ts'
import { loadTyped } from '../../cart/load-typed.ts'
import { cartOfReminder } from '../../cart/restore-cart.ts'
import { tFor, urlFor } from '../../locale/language.ts'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { FunnelPage } from '../../payment/funnel-page.tsx'
import { loadPlaceNames } from '../../place/load-places.ts'
import { cookiesContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { countryOptions } from '../../traveller/country-options.server.ts'
import { likelyCountry } from '../../traveller/likely-country.server.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { searchAgain } from '../confirm/again/search-again.ts'
import { draftParam } from '../fill/carry-draft.ts'
import { carryOver } from '../fill/carry-over.ts'
import { loadKept } from '../fill/load-kept.ts'
import { noteDraft } from '../go-on/draft-cookie.ts'
import { searchOfReminder } from '../report-abandoned/search-of-reminder.ts'
import { airportsOf } from '../slice/airports-of.ts'
import type { Route } from './+types/book.ts'
import { answerBooking } from './answer-booking.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { BookingEnded } from './problem/booking-ended.tsx'

export async function loader({ params, request, context, url: requested }: Route.LoaderArgs) {
  const title = tFor(context)('flight-book.title')
  const description = tFor(context)('flight-book.lead')
  const url = urlFor(context)
  const ended = (code: string, status: number, again = url('flight'), recheck?: string) =>
    data({ title, description, code, again, recheck, form: undefined }, { status })

  const bookId = bookIdSchema.safeParse(params.bookId)
  if (!bookId.success) return ended('BOOKING_NOT_FOUND', 404)
  const api = frontApi(context, request)
  const acart = requested.searchParams.get('acart')
  const cart = acart && (await cartOfReminder(context, api, acart))
  if (cart) throw redirect(url(cart.path, cart.query))
  const outcome = await api.call(getBooking, { params: { bookId: bookId.data } })
  if (!outcome.ok) {
    const fresh = acart && (await searchOfReminder(api, acart))
    if (fresh) throw redirect(url(fresh.path, fresh.query))
    return ended(outcome.problem.error, outcome.problem.status_code)
  }
  const booking = outcome.result
  const { path, query } = searchAgain(booking.request)
  const again = url(path, query)
  const { bookId: id } = booking
  const ofBooking = new URLSearchParams([...query, ['booking', id], [draftParam, id]])
  const recheck = url('flight/confirm', ofBooking)
  if (booking.order) throw redirect(url(`pay/${booking.order.trxId}/choose`))
  if (booking.state !== 'draft') return ended('BOOKING_EXPIRED', 410, again, recheck)
  noteDraft(context.get(cookiesContext), booking.bookId)
  const visitor = context.get(visitorContext)
  const typed = await loadTyped(context, api, booking.bookId)
  const form = {
    booking: withPhoneCountry(
      await carryOver(booking, typed, api),
      likelyCountry(visitor, request.headers.get('accept-language')),
    ),
    airports: await loadPlaceNames(api, visitor.locale.code, airportsOf(booking.offers)),
    options: countryOptions(visitor.locale),
    kept: await loadKept(context, request),
    typed: typed.travellers,
    reminded: acart !== null,
    cart: await cartChoiceOf(context, api, booking.bookId),
    idempotencyKey: crypto.randomUUID(),
  }
  return data({ title, description, code: undefined, again, recheck, form })
}

/** Fills in the dialling code of the likely country, if there is one and the draft has none. */
function withPhoneCountry(booking: Booking, country: string): Booking {
  const { contact } = booking.draft
  const phoneCountry = contact.phoneCountry || country
  return { ...booking, draft: { ...booking.draft, contact: { ...contact, phoneCountry } } }
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  answerBooking(params.bookId, request, context)

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  // No need for noindex: anyone who didn't make the booking gets "not found".
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description ?? '' })

const next: NextNeeds = {
  routes: ['products', 'payment/choose'],
  words: ['payment', 'order', 'flight-order'],
}

/** Renders the page for travellers, contact details and extras. */
export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  useFetchAhead(next)
  const { title, again, recheck, form } = loaderData
  if (!form) {
    return (
      <FunnelPage
        step="travellers"
        title={title}
        back={{ search: again, ...(recheck && { check: recheck }) }}
      >
        <BookingEnded code={loaderData.code} again={again} recheck={recheck} />
      </FunnelPage>
    )
  }
  return (
    <BookingForm
      {...form}
      title={title}
      again={again}
      recheck={loaderData.recheck}
      answer={actionData}
      summary={<BookingSummary booking={form.booking} airports={form.airports} />}
    />
  )
}
