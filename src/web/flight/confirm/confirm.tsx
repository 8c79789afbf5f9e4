import { data, redirect } from 'react-router'
import { createBooking } from '../../../contract/flight/booking.ts'
import { bookIdSchema, offerIdSchema, searchIdSchema } from '../../../contract/ids.ts'
import { isCartOn } from '../../cart/cart-switch.ts'
import { putIntoCart } from '../../cart/put-into-cart.ts'
import { useMoney } from '../../currency/use-money.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { FunnelPage } from '../../payment/funnel-page.tsx'
import { loadPlaceNames } from '../../place/load-places.ts'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { idempotentCall, keyOf } from '../../session/front-api/idempotent-call.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { PriceChange } from '../fare/price-change.tsx'
import { carryDraft, draftParam } from '../fill/carry-draft.ts'
import { prefillBooking } from '../fill/prefill-booking.ts'
import { legName } from '../results/choices/leg-name.ts'
import {
  type SharedTrip,
  sharedLegOf,
  sharedTripParams,
} from '../results/shared-trip/shared-trip.ts'
import { AirportSwitchNotice } from '../slice/airport-switch-notice.tsx'
import { airportsOf } from '../slice/airports-of.ts'
import type { Route } from './+types/confirm.ts'
import { hasLapsed, loadAgain, withOffers } from './again/load-again.ts'
import { searchAgain, searchAgainFromUrl } from './again/search-again.ts'
import { StillAvailable } from './again/still-available.tsx'
import { BeforeYouPay } from './before-you-pay.tsx'
import { ConfirmAside, consentsOf } from './confirm-aside.tsx'
import { ConfirmBar } from './confirm-bar.tsx'
import { ConfirmProblem } from './confirm-problem.tsx'
import type { Confirmation } from './load-confirmation.ts'
import { loadConfirmation } from './load-confirmation.ts'
import { OfferCard } from './offer-card.tsx'
import { StricterLegs } from './stricter-legs.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const url = urlFor(context)
  const api = frontApi(context, request)
  const title = tFor(context)('flight-confirm.title')
  const loaded = await loadConfirmation(api, searchParams)
  const lapsed = searchParams.has('booking') || hasLapsed(loaded)
  const asked = lapsed ? await loadAgain(api, searchParams) : undefined
  if (asked instanceof URLSearchParams) throw redirect(url('flight/confirm', asked))
  if (asked) {
    const again = searchAgainFromUrl(searchParams)
    const { locale } = context.get(visitorContext)
    const trips = asked.alternatives.map(({ offers, price }) => {
      const ids = offers.map(({ id }) => id)
      const to = url('flight/confirm', withOffers(searchParams, asked.searchId, ids))
      return { offers, price, to }
    })
    const touched = airportsOf(trips.flatMap(({ offers }) => offers))
    const airports = await loadPlaceNames(api, locale.code, touched)
    const page = {
      title,
      confirmation: undefined,
      code: 'OFFER_GONE' as const,
      leg: undefined,
      gone: asked.gone,
      closest: { trips, oldPrice: asked.oldPrice, airports },
      again: url(again.path, again.query),
    }
    return data(page, { status: 410 })
  }
  if (!loaded.ok) {
    const { code, overlapping } = loaded
    const again = searchAgainFromUrl(searchParams, overlapping)
    const tripType = again.path === 'flight/multi-search' ? 'multicity' : 'roundtrip'
    const leg =
      overlapping === undefined ? undefined : legName(tFor(context), tripType, overlapping)
    const page = { title, code, leg, again: url(again.path, again.query) }
    const nothing = { confirmation: undefined, gone: [], closest: undefined }
    return data({ ...page, ...nothing }, { status: loaded.status })
  }
  const { confirmation } = loaded
  const { locale } = context.get(visitorContext)
  const offers = confirmation.lines.map((line) => line.offer)
  const again = searchAgain(confirmation.request)
  const page = {
    title,
    confirmation,
    again: url(again.path, again.query),
    share: url(
      again.path,
      new URLSearchParams([...again.query, ...sharedTripParams(tripOf(confirmation))]),
    ),
    airports: await loadPlaceNames(api, locale.code, airportsOf(offers)),
    isCartOn: await isCartOn(context, api),
    key: crypto.randomUUID(),
  }
  return data(page, { status: confirmation.outcome === 'gone' ? 410 : 200 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const missing = form.getAll('asked').filter((name) => form.get(String(name)) !== 'yes')
  if (missing.length > 0) return data({ missing: missing.map(String) }, { status: 422 })
  const { searchParams } = new URL(request.url)
  const search = searchIdSchema.safeParse(searchParams.get('search'))
  const offers = offerIdSchema.array().min(1).max(6).safeParse(searchParams.getAll('offer'))
  const amount = Number(form.get('amount'))
  if (!search.success || !offers.success || !Number.isSafeInteger(amount)) {
    return data({ problem: 'VALIDATION' }, { status: 400 })
  }
  const outcome = await idempotentCall(frontApi(context, request), createBooking, {
    body: {
      searchId: search.data,
      offerIds: offers.data,
      acceptedTotal: { amount, currency: String(form.get('currency')) },
    },
    idempotencyKey: keyOf(form),
  })
  if (!outcome.ok) {
    const { error, status_code } = outcome.problem
    return data({ problem: error }, { status: status_code })
  }
  const { bookId } = outcome.result
  const left = bookIdSchema.safeParse(searchParams.get(draftParam))
  if (left.success) await carryDraft(frontApi(context, request), left.data, bookId)
  await prefillBooking(context, request, bookId)
  if (form.get('to') === 'cart') {
    return putIntoCart(context, frontApi(context, request), { product: 'flight', bookId })
  }
  return redirect(urlFor(context)(`flight/book/${bookId}`), 303)
}

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

const next: NextNeeds = { routes: ['flight/book/book'], words: ['flight-book', 'traveller'] }

/** Renders the chosen flights with their current price. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  useFetchAhead(next)
  const t = useT()
  const money = useMoney()
  const { confirmation, again, title } = loaderData
  const back = { search: again }
  if (!confirmation || confirmation.outcome === 'gone') {
    return (
      <FunnelPage step="check" title={title} back={back}>
        <ConfirmProblem
          code={confirmation ? 'OFFER_GONE' : loaderData.code}
          gone={
            confirmation
              ? confirmation.lines.flatMap(({ outcome, offer }) =>
                  outcome === 'gone' ? [offer.slice] : [],
                )
              : loaderData.gone
          }
          closest={confirmation ? undefined : loaderData.closest}
          again={again}
          leg={confirmation ? undefined : loaderData.leg}
        />
      </FunnelPage>
    )
  }
  const { airports } = loaderData
  const { lines } = confirmation
  const { tripType } = confirmation.request
  const { changed, selfTransfer } = consentsOf(confirmation)
  const total = confirmation.newPrice ?? confirmation.oldPrice
  return (
    <FunnelPage
      step="check"
      title={title}
      lead={t('flight-confirm.lead')}
      back={back}
      notice={
        <>
          <StricterLegs offers={lines.map((line) => line.offer)} tripType={tripType} />
          <AirportSwitchNotice
            slices={lines.map((line) => line.offer.slice)}
            tripType={tripType}
            airports={airports}
          />
        </>
      }
      foot={<ConfirmBar total={total} needsConsent={changed || selfTransfer} />}
      aside={
        <ConfirmAside
          confirmation={confirmation}
          idempotencyKey={loaderData.key}
          missing={actionData && 'missing' in actionData ? actionData.missing : []}
          problem={actionData && 'problem' in actionData ? actionData.problem : undefined}
          again={again}
          share={loaderData.share}
          isCartOn={loaderData.isCartOn}
        />
      }
    >
      <p role="status" className="sr-only">
        {t('flight-confirm.total-is', { total: money(total) })}
      </p>
      {confirmation.isFromNewSearch && (
        <StillAvailable oldPrice={confirmation.oldPrice} newPrice={total} />
      )}
      {changed && !confirmation.isFromNewSearch && confirmation.newPrice && (
        <PriceChange
          oldPrice={confirmation.oldPrice}
          newPrice={confirmation.newPrice}
          text={t('flight-confirm.changed-text')}
        />
      )}
      {lines.map(({ offer, otherFares }, index) => (
        <OfferCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a journey keeps its place when its fare changes
          key={index}
          offer={offer}
          otherFares={otherFares}
          airports={airports}
          number={index + 1}
          count={lines.length}
        />
      ))}
      <BeforeYouPay offers={lines.map((line) => line.offer)} />
    </FunnelPage>
  )
}

/** Returns the confirmed flights and fares as a trip to share. */
const tripOf = ({ lines, newPrice, oldPrice }: Confirmation): SharedTrip => ({
  legs: lines.map(({ offer }) => sharedLegOf(offer.slice, offer.family.code)),
  price: newPrice ?? oldPrice,
})
