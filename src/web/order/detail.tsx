import { data, replace } from 'react-router'
import { orderCodeSchema } from '../../contract/ids.ts'
import { answerNotice } from '../aftersales/answer-notice.ts'
import { loadOrder } from '../aftersales/load-order.ts'
import { isAfterSalesMoving } from '../aftersales/quote/quote-groups.ts'
import { toLogin } from '../guard/member-api.ts'
import { tFor } from '../locale/language.ts'
import { orderNotFound, pageProblem } from '../problem/page-errors.ts'
import { loadItemExtras } from '../product/load-item-extras.ts'
import { cookiesContext, memberContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { takeMailGrant } from '../session/order-grants.ts'
import { pageMeta } from '../ui/page/page-meta.ts'
import { usePolling } from '../ui/use-polling.ts'
import type { Route } from './+types/detail.ts'
import { LookUpPage } from './look-up/look-up-page.tsx'
import { ShowFirst } from './look-up/show-first.tsx'
import { OrderView } from './order-view.tsx'
import { isOrderMoving } from './progress/order-progress.ts'
import { openRetrieved } from './retrieve/open-retrieved.ts'
import { loaderHeaders, savedHeaders, savedUntil } from './saved-until.ts'

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const accept = url.searchParams.get('accept')
  const t = tFor(context)
  const orderCode = orderCodeSchema.safeParse(params.orderCode)
  if (!orderCode.success) throw orderNotFound('TRX_NOT_FOUND')
  const title = t('order.page-title', { code: orderCode.data })
  const load = () => loadOrder(context, frontApi(context, request), orderCode.data)
  const opens = async () => (await load()).ok
  const opened = await takeMailGrant(context.get(cookiesContext), url, orderCode.data, opens)
  if (opened) throw replace(opened)
  let outcome = await load()
  const isHidden = !outcome.ok && outcome.problem.error === 'TRX_NOT_FOUND'
  if (isHidden && (await openRetrieved(context, request, orderCode.data))) outcome = await load()
  if (!outcome.ok) {
    const { error, status_code } = outcome.problem
    // Orders that don't exist and orders the visitor may not see get the same response; both can be looked up.
    if (error !== 'TRX_NOT_FOUND') throw pageProblem(outcome.problem)
    // S2.69; the login page offers the look-up too.
    if (!(await context.get(memberContext)())) throw toLogin(context, url.pathname)
    const refused = { code: orderCode.data, error }
    return data({ title, accept, refused, known: undefined }, { status: status_code })
  }
  const { order } = outcome.result
  const until = savedUntil(context, order)
  const extras = await loadItemExtras(context, frontApi(context, request), order.items)
  const known = { ...outcome.result, extras, savedUntil: until }
  return data({ title, accept, refused: undefined, known }, { headers: savedHeaders(until) })
}

export const headers = loaderHeaders

export const action = ({ params, request, context, url }: Route.ActionArgs) =>
  answerNotice({ params: { id: params.orderCode }, request, context, url })

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders an order: its status, what happens next, and all its details. */
export default function Detail({ loaderData, actionData }: Route.ComponentProps) {
  const { known, accept, refused, title } = loaderData
  const moving =
    known && (isOrderMoving(known.order.status) || isAfterSalesMoving(known.afterSales))
  usePolling(moving ?? false, 3000)
  if (!known) {
    return <LookUpPage code={refused.code} notice={<ShowFirst {...refused} />} />
  }
  return <OrderView {...known} title={title} accept={accept} page="order" problem={actionData} />
}
