import type { ListedOrder } from '../../../contract/order/order.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { isOrderOver } from '../progress/order-progress.ts'
import { nextItem, useToday } from './next-item.ts'
import { OrderCard } from './order-card.tsx'

/** The front API's page size; fewer mean that there are no older ones. */
const pageSize = 20

interface OrderListProps {
  orders: readonly ListedOrder[]
  /** Whether this isn't the first page. */
  earlier: boolean
  /** The path of this list, and the path under which its orders' pages are. */
  page: 'account/order' | 'retrieve/list'
  orderPage: 'account/order' | 'order'
}

/**
 * Renders a list of orders with links to newer and older ones: first those ahead, the soonest first, then the others, the newest
 * first.
 */
export function OrderList({ orders, earlier, page, orderPage }: OrderListProps) {
  const t = useT()
  const url = useUrl()
  const today = useToday()
  const last = orders.length >= pageSize ? orders.at(-1) : undefined
  const isNext = (order: ListedOrder) => order.isAhead && !isOrderOver(order.status)
  const dayOf = (order: ListedOrder) => nextItem(order, today)?.startsOn ?? ''
  const ahead = orders.filter(isNext).sort((one, other) => dayOf(one).localeCompare(dayOf(other)))
  const others = orders.filter((order) => !isNext(order))
  const list = (shown: readonly ListedOrder[]) => (
    <ul className="grid gap-4">
      {shown.map((order) => {
        const { orderCode } = order
        const to = url(`${orderPage}/${orderCode}`)
        return <OrderCard key={orderCode} order={order} to={to} />
      })}
    </ul>
  )
  return (
    <>
      {ahead.length > 0 && others.length > 0 ? (
        <>
          <section>
            <h2 className="mb-3 text-lg font-semibold tracking-tight">{t('order.list-ahead')}</h2>
            {list(ahead)}
          </section>
          <section>
            <h2 className="mb-3 text-lg font-semibold tracking-tight">{t('order.list-past')}</h2>
            {list(others)}
          </section>
        </>
      ) : (
        list([...ahead, ...others])
      )}
      {(earlier || last) && (
        <div className="flex flex-wrap gap-2">
          {earlier && (
            <LinkButton variant="secondary" to={url(page)}>
              {t('order.list-newest')}
            </LinkButton>
          )}
          {last && (
            <LinkButton variant="secondary" to={url(page, { before: last.createdAt })}>
              {t('order.list-older')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}

/** Returns the time in the list's address before which orders are requested, if it's valid. */
export function readBefore(url: URL): string | undefined {
  const before = url.searchParams.get('before')
  return before && !Number.isNaN(Date.parse(before)) ? before : undefined
}
