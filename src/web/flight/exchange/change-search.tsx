import { data, redirect } from 'react-router'
import { quoteChange } from '../../../contract/flight/exchange.ts'
import { changeIdSchema } from '../../../contract/ids.ts'
import { BackToOrder } from '../../aftersales/back-to-order.tsx'
import { codeOf, ownOrder, refusal } from '../../aftersales/own-order.ts'
import { reservationsOf, reservationWith } from '../../aftersales/reservations-of.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { cityOf } from '../../place/place-names.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { flightCount, isFlight } from '../order/flight-order-item.ts'
import type { Route } from './+types/change-search.ts'
import { ChangeItems } from './change-items.tsx'
import { ChangeList } from './change-list.tsx'
import { loadChangeSearch } from './load-change-search.ts'
import { NoChange } from './no-change.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const { order, afterSales, places } = await ownOrder(args)
  const changeable = order.items
    .filter(isFlight)
    .filter(({ id }) => afterSales.changeable.includes(id))
  const asked = url.searchParams.get('item')
  const item = asked
    ? changeable.find(({ id }) => id === asked)
    : changeable.length === 1
      ? changeable[0]
      : undefined
  const found = item && (await loadChangeSearch(args, order, item))
  const refunds = reservationsOf(order, afterSales).filter(({ refund }) => refund !== 'not_allowed')
  const page = {
    title: tFor(context)('flight-changes.change-title', {
      count: flightCount(item ? [item] : order.items.filter(isFlight)),
    }),
    order,
    item,
    /** The flights to choose from; empty if the requested one can't be changed. */
    changeable: asked ? [] : changeable,
    refundable:
      !afterSales.dispute?.blocksRefunds &&
      reservationWith(refunds, item?.id ?? asked) !== undefined,
    found,
    airports: { ...places, ...found?.airports },
  }
  const none = !item && page.changeable.length === 0
  return data(page, {
    status: none ? 409 : found?.dayProblem ? 400 : (found?.problem?.status_code ?? 200),
  })
}

/** Requests the quote of the selected flights, which the next page shows. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const form = await readForm(request)
  const orderCode = codeOf(args)
  const changeId = changeIdSchema.safeParse(form.get('change'))
  if (!changeId.success) return data({ problem: 'CHANGE_NOT_FOUND' as const }, { status: 404 })
  const outcome = await frontApi(context, request).call(quoteChange, {
    params: { orderCode },
    body: { itemId: String(form.get('item') ?? ''), changeId: changeId.data },
  })
  if (outcome.ok) {
    const { quoteId } = outcome.result
    const to = `aftersales/change-flight/submission/${orderCode}/quote/${quoteId}` as const
    return redirect(urlFor(context)(to), 303)
  }
  const { error, status_code } = outcome.problem
  if (error === 'TRX_NOT_FOUND' || error === 'TRX_MEMBER_NOT_FOUND') {
    throw await refusal(outcome.problem, args)
  }
  return data({ problem: error }, { status: status_code })
}

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the flights that can replace those of an order (S2.57). */
export default function ChangeSearch({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { title, order, item, changeable, refundable, found, airports } = loaderData
  const { orderCode } = order
  const route = item && {
    from: cityOf(airports, item.flight.offer.slice.from),
    to: cityOf(airports, item.flight.offer.slice.to),
  }
  const refused = (actionData?.problem ?? found?.problem?.error) === 'NOT_CHANGEABLE'
  return (
    <Page width="text">
      <BackToOrder code={orderCode} />
      <PageHeading
        title={title}
        lead={route && t('flight-changes.change-lead', { code: orderCode, ...route })}
      />
      {item && found && !refused ? (
        <ChangeList
          item={item}
          found={found}
          airports={airports}
          orderCode={orderCode}
          refundable={refundable}
          problem={actionData?.problem}
        />
      ) : changeable.length > 0 && !refused ? (
        <ChangeItems orderCode={orderCode} airports={airports} items={changeable} />
      ) : (
        <NoChange
          orderCode={orderCode}
          hasFlights={order.items.some(isFlight)}
          refundable={refundable}
          item={item?.id}
        />
      )}
    </Page>
  )
}
