import { listMyOrders } from '../../../contract/account.ts'
import { getMember } from '../../../contract/member.ts'
import { pageMeta } from '../../content/page-meta.ts'
import { loadAirportNames } from '../../flight/shared/load-airport-names.ts'
import { pageProblem } from '../../guard/page-errors.ts'
import { tFor } from '../../locale/for-context.ts'
import { useT } from '../../locale/use-t.ts'
import { useUrl } from '../../locale/use-url.ts'
import { LookUpForm } from '../../order/look-up-form.tsx'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api.ts'
import { memberApi } from '../../session/member-api.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { Route } from './+types/orders.ts'
import { OrderCard } from './order-card.tsx'

/** As many as the front API hands over at once; fewer mean that there are none before them. */
const pageSize = 20

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = memberApi(context, { request, url })
  const before = url.searchParams.get('before')
  const known = before && !Number.isNaN(Date.parse(before)) ? before : undefined
  const [member, orders] = await Promise.all([
    api.call(getMember, {}),
    api.call(listMyOrders, { query: known ? { before: known } : {} }),
  ])
  if (!member.ok) throw pageProblem(member.problem)
  if (!orders.ok) throw pageProblem(orders.problem)
  const { locale } = context.get(visitorContext)
  const codes = orders.result.flatMap(({ slices }) => slices.flatMap(({ from, to }) => [from, to]))
  const airports = await loadAirportNames(frontApi(context, request), locale.code, codes)
  return {
    title: tFor(context)('account.orders-title'),
    email: member.result.email,
    orders: orders.result,
    airports,
    earlier: known !== undefined,
    older: orders.result.length >= pageSize ? orders.result.at(-1)?.createdAt : undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.48. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { title, email, orders, airports, earlier, older } = loaderData
  const t = useT()
  const url = useUrl()
  return (
    <>
      <PageHeading title={title} />
      {orders.length === 0 && !earlier ? (
        <EmptyState
          icon="ticket"
          title={t('account.orders-none-title')}
          actions={
            <LinkButton icon="search" to={url('flight')}>
              {t('account.orders-search')}
            </LinkButton>
          }
        >
          {t('account.orders-none', { email })}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <OrderCard key={order.orderCode} order={order} airports={airports} />
          ))}
        </ul>
      )}
      {(earlier || older) && (
        <div className="flex flex-wrap gap-2">
          {earlier && (
            <LinkButton variant="secondary" to={url('account/order')}>
              {t('account.orders-newest')}
            </LinkButton>
          )}
          {older && (
            <LinkButton variant="secondary" to={url('account/order', { before: older })}>
              {t('account.orders-older')}
            </LinkButton>
          )}
        </div>
      )}
      <Disclosure summary={t('account.orders-other')}>
        <p className="mb-4 text-ink-soft">{t('account.orders-other-lead')}</p>
        <LookUpForm code="" />
      </Disclosure>
    </>
  )
}
