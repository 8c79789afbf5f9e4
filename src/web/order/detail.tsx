import { data } from 'react-router'
import { orderCodeSchema } from '../../contract/ids.ts'
import { getOrder } from '../../contract/order.ts'
import { pageMeta } from '../content/page-meta.ts'
import { airportsOf } from '../flight/book/airports-of.ts'
import { loadAirportNames } from '../flight/shared/load-airport-names.ts'
import { orderNotFound, pageProblem } from '../guard/page-errors.ts'
import { toLogin } from '../guard/to-login.ts'
import { tFor } from '../locale/for-context.ts'
import { usePolling } from '../pay/use-polling.ts'
import { memberContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api.ts'
import type { Route } from './+types/detail.ts'
import { LookUpPage } from './look-up-page.tsx'
import { isOrderMoving } from './order-progress.ts'
import { OrderView } from './order-view.tsx'
import { ShowFirst } from './show-first.tsx'

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const t = tFor(context)
  const orderCode = orderCodeSchema.safeParse(params.orderCode)
  if (!orderCode.success) throw orderNotFound('TRX_NOT_FOUND')
  const title = t('order.page-title', { code: orderCode.data })
  const api = frontApi(context, request)
  const outcome = await api.call(getOrder, { params: { orderCode: orderCode.data } })
  if (!outcome.ok) {
    const { error, status_code } = outcome.problem
    // An order that is not ours to see and one that does not exist answer alike; both may be looked up.
    if (error !== 'TRX_NOT_FOUND') throw pageProblem(outcome.problem)
    // S2.69; the login page offers the look-up too.
    if (!(await context.get(memberContext)())) throw toLogin(context, url.pathname)
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
  return <OrderView {...known} title={title} />
}
