import { data } from 'react-router'
import { orderCodeSchema } from '../../../contract/ids.ts'
import { answerNotice } from '../../aftersales/answer-notice.ts'
import { loadOrder } from '../../aftersales/load-order.ts'
import { isAfterSalesMoving } from '../../aftersales/quote/quote-groups.ts'
import { memberApi } from '../../guard/member-api.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { orderNotFound, pageProblem } from '../../problem/page-errors.ts'
import { loadItemExtras } from '../../product/load-item-extras.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { usePolling } from '../../ui/use-polling.ts'
import { OrderView } from '../order-view.tsx'
import { isOrderMoving } from '../progress/order-progress.ts'
import { loaderHeaders, savedHeaders, savedUntil } from '../saved-until.ts'
import type { Route } from './+types/order.ts'

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const orderCode = orderCodeSchema.safeParse(params.orderCode)
  if (!orderCode.success) throw orderNotFound('TRX_MEMBER_NOT_FOUND')
  const api = memberApi(context, { request, url })
  const outcome = await loadOrder(context, api, orderCode.data)
  if (!outcome.ok) {
    const { error } = outcome.problem
    if (error === 'TRX_NOT_FOUND') {
      throw orderNotFound('TRX_MEMBER_NOT_FOUND')
    }
    throw pageProblem(outcome.problem)
  }
  const title = tFor(context)('order.page-title', { code: orderCode.data })
  const until = savedUntil(context, outcome.result.order)
  const accept = url.searchParams.get('accept')
  const extras = await loadItemExtras(context, api, outcome.result.order.items)
  return data(
    { title, accept, savedUntil: until, extras, ...outcome.result },
    { headers: savedHeaders(until) },
  )
}

export const headers = loaderHeaders

export const action = ({ params, request, context, url }: Route.ActionArgs) =>
  answerNotice({ params: { id: params.orderCode }, request, context, url })

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders one of the member's orders (S2.49), with the same page as a look-up. */
export default function MemberOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { order, afterSales } = loaderData
  usePolling(isOrderMoving(order.status) || isAfterSalesMoving(afterSales), 3000)
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-6">
        <LinkButton size="sm" variant="quiet" icon="arrow-left" to={url('account/order')}>
          {t('common.my-orders')}
        </LinkButton>
      </div>
      <OrderView {...loaderData} page="account/order" problem={actionData} />
    </>
  )
}
