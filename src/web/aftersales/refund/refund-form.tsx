import { data, redirect } from 'react-router'
import { quoteRefund } from '../../../contract/aftersales/after-sales.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { PlaceNamesContext } from '../../place/place-names.ts'
import { viewsContext } from '../../product/load-item-places.ts'
import {
  leftToRefund,
  PaidBackContext,
  paidBackBy,
  RefundLeftContext,
} from '../../product/paid-back.ts'
import { partCount } from '../../product/product-views.ts'
import { productWords } from '../../product/product-words.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { Card } from '../../ui/page/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { BackToOrder } from '../back-to-order.tsx'
import { codeOf, ownOrder, refusal } from '../own-order.ts'
import { isPaidOnSite } from '../paid-on-site.ts'
import { confirm } from '../quote/confirm.ts'
import { isConfirmed, quoteProblem } from '../quote/quote-problem.ts'
import { noticedItems, reservationsOf, reservationsWith } from '../reservations-of.ts'
import type { Route } from './+types/refund-form.ts'
import { NoRefund } from './no-refund.tsx'
import { RefundChoice } from './refund-choice.tsx'
import { RefundOffer } from './refund-offer.tsx'
import { RefundProblem } from './refund-problem.tsx'
import { ReservationItems } from './reservation-items.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const { order, afterSales, places } = await ownOrder(args)
  const reservations = reservationsOf(order, afterSales)
  const quoteId = url.searchParams.get('quote')
  const known = afterSales.quotes.find((each) => each.quoteId === quoteId)
  // A cancellation confirmed here or in another window is shown on the order's page.
  if (known && isConfirmed(known)) throw redirect(urlFor(context)(`order/${order.orderCode}`))
  const problem =
    (quoteId === null ? undefined : quoteProblem(known)) ??
    (afterSales.dispute?.blocksRefunds ? 'PAYMENT_DISPUTED' : undefined)
  const asked = reservationsWith(reservations, known?.itemIds ?? url.searchParams.getAll('item'))
  const about = asked.length > 0 ? asked.flatMap(({ items }) => items) : order.items
  const page = {
    title: productWords(tFor(context), about)('aftersales.refund-title', {
      count: partCount(context.get(viewsContext), about),
    }),
    order,
    paidBack: paidBackBy(order, afterSales),
    left: leftToRefund(order, afterSales),
    places,
    reservations,
    asked: asked.length > 0 || reservations.length > 1 ? asked : reservations,
    changeable: afterSales.changeable,
    noticed: [...noticedItems(afterSales)],
    quote: known?.kind === 'refund' && !problem ? known : undefined,
    problem,
    key: crypto.randomUUID(),
  }
  return data(page, { status: problem === 'QUOTE_EXPIRED' ? 410 : problem ? 409 : 200 })
}

/** Requests a quote, or confirms the one shown. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const form = await readForm(request)
  const orderCode = codeOf(args)
  const url = urlFor(context)
  const quoted = form.get('quote')
  const items = form.getAll('item').map(String).filter(Boolean)
  if (quoted) {
    const done = await confirm(args, quoted, form)
    if (done.ok) return redirect(url(`order/${orderCode}`), 303)
    return refused(done.problem, args, items)
  }
  if (items.length === 0) return data({ items, problem: 'VALIDATION' as const }, { status: 422 })
  const { order, afterSales } = await ownOrder(args)
  const chosen = reservationsWith(reservationsOf(order, afterSales), items)
  if (chosen.length === 0) {
    return data({ items, problem: 'NOT_REFUNDABLE' as const }, { status: 409 })
  }
  const outcome = await frontApi(context, request).call(quoteRefund, {
    params: { orderCode },
    body: { itemIds: chosen.flatMap((reservation) => reservation.items.map(({ id }) => id)) },
  })
  if (!outcome.ok) return refused(outcome.problem, args, items)
  const query = new URLSearchParams(items.map((item) => ['item', item]))
  query.set('quote', outcome.result.quoteId)
  return redirect(url(`refund-form/${orderCode}`, query), 303)
}

async function refused(
  problem: Parameters<typeof refusal>[0],
  args: Parameters<typeof refusal>[1],
  items: string[],
) {
  const { error, status_code } = problem
  if (error === 'TRX_NOT_FOUND' || error === 'TRX_MEMBER_NOT_FOUND') {
    throw await refusal(problem, args)
  }
  return data({ items, problem: error }, { status: status_code })
}

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the refund for cancelling, and the button that does it (S2.25). */
export default function RefundForm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const {
    title,
    order,
    paidBack,
    left,
    places,
    reservations,
    asked,
    changeable,
    noticed,
    quote,
    key,
  } = loaderData
  const problem = actionData?.problem ?? loaderData.problem
  const about = actionData ? reservationsWith(reservations, actionData.items) : asked
  const looked = about.length > 0 ? about : reservations
  const isUnpaid = isPaidOnSite(looked.flatMap(({ items }) => items))
  const none =
    (problem === 'NOT_REFUNDABLE' && looked.length < 2) ||
    looked.every(({ refund }) => refund === 'not_allowed')
  const isOver = problem !== undefined && problem !== 'VALIDATION' && problem !== 'NOT_REFUNDABLE'
  return (
    <PlaceNamesContext value={places}>
      <Page width="text">
        <BackToOrder code={order.orderCode} />
        <PageHeading
          title={title}
          lead={t(isUnpaid ? 'aftersales.refund-lead-cost' : 'aftersales.refund-lead', {
            code: order.orderCode,
          })}
        />
        <div className="grid gap-6">
          {none ? (
            <NoRefund order={order} items={looked[0]?.items ?? []} changeable={changeable} />
          ) : (
            <>
              {problem && problem !== 'VALIDATION' && (
                <RefundProblem
                  problem={problem}
                  reservations={about}
                  canRetry={isOver}
                  noticed={noticed}
                />
              )}
              {isOver && (about.length > 0 || problem === 'PAYMENT_DISPUTED') ? (
                <Card
                  title={productWords(
                    t,
                    looked.flatMap(({ items }) => items),
                  )('aftersales.refund-items')}
                >
                  <ReservationItems items={looked.flatMap(({ items }) => items)} />
                </Card>
              ) : quote && !problem ? (
                <RefundOffer
                  quote={quote}
                  order={order}
                  idempotencyKey={key}
                  reservations={asked}
                />
              ) : (
                <PaidBackContext value={paidBack}>
                  <RefundLeftContext value={left}>
                    <RefundChoice
                      reservations={reservations}
                      noticed={noticed}
                      chosen={about.map(({ id }) => id)}
                      unchosen={problem === 'VALIDATION'}
                    />
                  </RefundLeftContext>
                </PaidBackContext>
              )}
            </>
          )}
        </div>
      </Page>
    </PlaceNamesContext>
  )
}
