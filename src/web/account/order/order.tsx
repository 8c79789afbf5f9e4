import { orderCodeSchema } from '../../../contract/ids.ts'
import { getOrder } from '../../../contract/order.ts'
import { pageMeta } from '../../content/page-meta.ts'
import { airportsOf } from '../../flight/book/airports-of.ts'
import { loadAirportNames } from '../../flight/shared/load-airport-names.ts'
import { orderNotFound, pageProblem } from '../../guard/page-errors.ts'
import { tFor } from '../../locale/for-context.ts'
import { useT } from '../../locale/use-t.ts'
import { useUrl } from '../../locale/use-url.ts'
import { isOrderMoving } from '../../order/order-progress.ts'
import { OrderView } from '../../order/order-view.tsx'
import { usePolling } from '../../pay/use-polling.ts'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api.ts'
import { memberApi } from '../../session/member-api.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Route } from './+types/order.ts'

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const orderCode = orderCodeSchema.safeParse(params.orderCode)
  if (!orderCode.success) throw orderNotFound('TRX_MEMBER_NOT_FOUND')
  const outcome = await memberApi(context, { request, url }).call(getOrder, {
    params: { orderCode: orderCode.data },
  })
  if (!outcome.ok) {
    const { error } = outcome.problem
    if (error === 'TRX_NOT_FOUND') {
      throw orderNotFound('TRX_MEMBER_NOT_FOUND')
    }
    throw pageProblem(outcome.problem)
  }
  const order = outcome.result
  const codes = airportsOf(order.items.map((item) => item.offer))
  const { locale } = context.get(visitorContext)
  return {
    title: tFor(context)('order.page-title', { code: order.orderCode }),
    order,
    airports: await loadAirportNames(frontApi(context, request), locale.code, codes),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** One of the member's orders (S2.49); the page that a look-up shows, too. */
export default function MemberOrder({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  usePolling(isOrderMoving(loaderData.order.status), 3000)
  return (
    <>
      <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-6">
        <LinkButton size="sm" variant="quiet" icon="arrow-left" to={url('account/order')}>
          {t('account.to-orders')}
        </LinkButton>
      </div>
      <OrderView {...loaderData} />
    </>
  )
}
