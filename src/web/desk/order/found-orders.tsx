import type { FoundOrder } from '../../../contract/desk/order/found-orders.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { Amount } from '../amount.tsx'
import { DeskTable } from '../desk-table.tsx'
import { OrderState } from './order-state.tsx'

/** Renders orders, each with a link to everything about it. */
export function FoundOrders({ title, orders }: { title: string; orders: readonly FoundOrder[] }) {
  const t = useT()
  const url = useUrl()
  return (
    <DeskTable
      id="found"
      title={title}
      columns={[
        t('desk-order.order'),
        t('desk-order.status'),
        t('desk-order.starts'),
        t('desk-order.items'),
        t('desk-order.contact'),
        t('desk-order.travellers'),
        { label: t('desk-order.total'), isNumber: true },
        t('desk-order.created'),
      ]}
      rows={orders.map((each) => ({
        id: each.orderCode,
        cells: [
          <TextLink
            key="order"
            to={url(`desk/orders/${each.orderCode}`)}
            className="inline-flex min-h-8 items-center font-semibold tabular-nums"
          >
            {each.orderCode}
          </TextLink>,
          each.isWithdrawn ? (
            t('desk-order.never-placed')
          ) : (
            <OrderState key="state" order={each} isDisputed={each.isDisputed} isSmall />
          ),
          <Starts key="starts" items={each.items} />,
          each.items.map((item) => item.title).join(', '),
          <span key="contact">
            {each.contact.name} <span className="text-ink-soft">{each.contact.email}</span>
          </span>,
          each.people.join(', '),
          <Amount key="total" {...each.total} />,
          <LocalTime key="created" value={each.createdAt} />,
        ],
      }))}
    />
  )
}

/** Renders the days on which an order's items start, each once. */
function Starts({ items }: Pick<FoundOrder, 'items'>) {
  const days = [...new Set(items.flatMap(({ startsOn }) => startsOn ?? []))].sort()
  return days.map((day) => <DateTime key={day} value={day} look="medium" className="block" />)
}
