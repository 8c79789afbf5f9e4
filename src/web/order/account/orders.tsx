import { getMember } from '../../../contract/member/member.ts'
import { listMyOrders } from '../../../contract/order/my-orders.ts'
import { memberApi } from '../../guard/member-api.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { pageProblem } from '../../problem/page-errors.ts'
import { cookiesContext, platformContext } from '../../session/contexts.ts'
import { noteTrip } from '../../session/member/next-trip.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { OrderList, readBefore } from '../list/order-list.tsx'
import { LookUpForm } from '../look-up/look-up-form.tsx'
import type { Route } from './+types/orders.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = memberApi(context, { request, url })
  const before = readBefore(url)
  const [member, orders] = await Promise.all([
    api.call(getMember, {}),
    api.call(listMyOrders, { query: before ? { before } : {} }),
  ])
  if (!member.ok) throw pageProblem(member.problem)
  if (!orders.ok) throw pageProblem(orders.problem)
  if (!before) {
    const now = Date.now() + context.get(platformContext).clockAhead
    const trip = { memberId: member.result.memberId, orders: orders.result, now }
    noteTrip(context.get(cookiesContext), trip)
  }
  return {
    title: tFor(context)('common.my-orders'),
    email: member.result.email,
    orders: orders.result,
    earlier: before !== undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.48. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { title, email, ...list } = loaderData
  const t = useT()
  const url = useUrl()
  return (
    <>
      <PageHeading
        title={title}
        aside={
          list.orders.length > 1 && (
            <a href="#find" className="text-sea underline">
              {t('account.orders-other-link')}
            </a>
          )
        }
      />
      {list.orders.length === 0 && !list.earlier ? (
        <EmptyState
          icon="ticket"
          title={t('account.orders-none-title')}
          actions={
            <LinkButton icon="search" to={url('')}>
              {t('account.orders-search')}
            </LinkButton>
          }
        >
          {t('account.orders-none', { email })}
        </EmptyState>
      ) : (
        <OrderList {...list} page="account/order" orderPage="account/order" />
      )}
      <Card id="find" title={t('account.orders-other')} className="mt-6">
        <p className="-mt-2 mb-4 text-ink-soft">{t('account.orders-other-lead')}</p>
        <LookUpForm code="" />
      </Card>
    </>
  )
}
