import { data } from 'react-router'
import { orderCodeSchema } from '../../contract/ids.ts'
import { getOrder } from '../../contract/order.ts'
import { pageMeta } from '../content/page-meta.ts'
import { airportsOf } from '../flight/book/airports-of.ts'
import { loadAirportNames } from '../flight/shared/load-airport-names.ts'
import { orderNotFound, pageProblem } from '../guard/page-errors.ts'
import { tFor } from '../locale/for-context.ts'
import { usePolling } from '../pay/use-polling.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api.ts'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/detail.ts'
import { LookUpPage } from './look-up-page.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFlights } from './order-flights.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderPassengers } from './order-passengers.tsx'
import { OrderPrice } from './order-price.tsx'
import { isOrderMoving } from './order-progress.ts'
import { ShowFirst } from './show-first.tsx'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const t = tFor(context)
  const orderCode = orderCodeSchema.safeParse(params.orderCode)
  if (!orderCode.success) throw orderNotFound('TRX_NOT_FOUND')
  const title = t('order.page-title', { code: orderCode.data })
  const api = frontApi(context, request)
  const outcome = await api.call(getOrder, { params: { orderCode: orderCode.data } })
  if (!outcome.ok) {
    const { error, status_code } = outcome.problem
    // An order that is not ours to see and one that does not exist answer alike; both may be looked up.
    if (error !== 'TRX_NOT_FOUND' && error !== 'ORDER_ACCESS') throw pageProblem(outcome.problem)
    const refused = { code: orderCode.data, error }
    return data({ title, refused, known: undefined }, { status: status_code })
  }
  const order = outcome.result
  const codes = airportsOf(order.items.map((item) => item.offer))
  const { locale } = context.get(visitorContext)
  const known = { order, airports: await loadAirportNames(api, locale.code, codes) }
  return data({ title, refused: undefined, known })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** An order: how it stands, what happens next, and everything that is known of it. */
export default function Detail({ loaderData }: Route.ComponentProps) {
  const { known, refused, title } = loaderData
  usePolling(known !== undefined && isOrderMoving(known.order.status), 3000)
  if (!known) {
    return <LookUpPage code={refused.code} notice={<ShowFirst {...refused} />} />
  }
  const { order, airports } = known
  const offers = order.items.map((item) => item.offer)
  return (
    <Page width="wide">
      <OrderHeader order={order} title={title} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-6">
          <OrderNext order={order} />
          <OrderFlights order={order} airports={airports} />
          <OrderPassengers order={order} />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6">
          <OrderPrice order={order} offers={offers} />
          <OrderDocuments order={order} />
          <OrderContact order={order} />
        </div>
      </div>
    </Page>
  )
}
