import type { ErrorCode } from '../../contract/errors.ts'
import { Inbox } from '../aftersales/inbox.tsx'
import type { KnownOrder } from '../aftersales/load-order.ts'
import { ManageCard } from '../aftersales/manage-card.tsx'
import { nextInstead } from '../aftersales/quote/quote-groups.ts'
import { reservationsOf } from '../aftersales/reservations-of.ts'
import NeedHelp from '../content/need-help.tsx'
import { PlaceNamesContext } from '../place/place-names.ts'
import { type ItemExtras, ItemExtrasContext } from '../product/item-extras.ts'
import {
  leftToRefund,
  PaidBackContext,
  paidBackBy,
  RefundLeftContext,
} from '../product/paid-back.ts'
import { useItemsByProduct, useProductViews } from '../product/product-views.ts'
import { DeviceSlot } from '../push/device-slot.tsx'
import { OrderTickets } from '../support/order-tickets.tsx'
import { Page } from '../ui/page/page.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderMore } from './order-more.tsx'
import { OrderPayBar } from './order-pay-bar.tsx'
import { OrderTop } from './order-top.tsx'
import { OrderTravellers } from './order-travellers.tsx'
import { OrderPrice } from './price/order-price.tsx'
import { OrderNext } from './progress/order-next.tsx'

interface OrderViewProps extends KnownOrder {
  title: string
  /** The address of its page, to which answers return. */
  page: 'order' | 'account/order'
  /** The id of the notice that is about to be accepted. */
  accept: string | null
  /** Until when this device may keep the page; null if it may not. */
  savedUntil: string | null
  /** What products loaded to show with their items. */
  extras?: ItemExtras
  /** Why the last answer to a notice failed. */
  problem?: { notice: string; problem: ErrorCode } | undefined
}

/** Renders an order: what needs an answer, what was bought, what happens next, and all its details. */
export const OrderView = ({ places, extras = {}, ...props }: OrderViewProps) => (
  <PlaceNamesContext value={places}>
    <ItemExtrasContext value={extras}>
      <PaidBackContext value={paidBackBy(props.order, props.afterSales)}>
        <RefundLeftContext value={leftToRefund(props.order, props.afterSales)}>
          <KnownPlaces {...props} />
        </RefundLeftContext>
      </PaidBackContext>
    </ItemExtrasContext>
  </PlaceNamesContext>
)

function KnownPlaces(props: Omit<OrderViewProps, 'places' | 'extras'>) {
  const { order, afterSales, tickets, title, accept, problem, savedUntil } = props
  const byProduct = useItemsByProduct(order.items)
  const viewsOf = useProductViews()
  const { orderCode } = order
  const page = `${props.page}/${orderCode}` as const
  const notice = afterSales?.notices.find(
    ({ noticeId, state }) => noticeId === accept && state === 'open',
  )
  const noticed = order.items.find(({ id }) => id === notice?.itemId)
  const views = noticed && viewsOf(noticed).notices
  if (notice && views?.canAccept(notice)) {
    return (
      <views.AcceptNotice
        page={page}
        notice={notice}
        items={order.items}
        problem={problem?.notice === accept ? problem.problem : undefined}
      />
    )
  }
  return (
    <Page width="wide">
      <OrderHeader order={order} title={title} />
      <OrderTop
        order={order}
        canManage={afterSales !== undefined && reservationsOf(order, afterSales).length > 0}
      />
      {afterSales && (
        <Inbox afterSales={afterSales} orderCode={orderCode} page={page} items={order.items} />
      )}
      <div className="grid grid-cols-1 gap-6 print:grid-cols-2 print:gap-x-8 print:gap-y-2 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-6 print:contents">
          <div className="contents print:col-span-2 print:grid print:gap-2">
            {byProduct.map(({ product, items, views: { OrderItems } }) => (
              <OrderItems key={product} items={items} isNoticeShown={afterSales !== undefined} />
            ))}
          </div>
          <OrderTravellers items={order.items} />
          <div className="contents print:hidden">
            {afterSales && <ManageCard order={order} afterSales={afterSales} />}
          </div>
          <div className="contents print:hidden">
            <OrderContact order={order} />
            <OrderTickets tickets={tickets} />
          </div>
        </div>
        <div className="grid min-w-0 gap-6 print:contents">
          <div className="contents print:hidden">
            <OrderNext
              order={order}
              refunds={afterSales?.refunds ?? []}
              instead={afterSales && nextInstead(afterSales)}
            />
          </div>
          <OrderPrice
            order={order}
            charges={afterSales?.charges}
            refunds={afterSales?.refunds}
            returned={afterSales?.dispute?.returned}
          />
          <div className="contents print:hidden">
            <OrderMore order={order} />
            <NeedHelp orderCode={orderCode} />
            <DeviceSlot orderCode={orderCode} savedUntil={savedUntil} />
          </div>
        </div>
      </div>
      <div className="contents print:hidden">
        <OrderPayBar order={order} />
      </div>
    </Page>
  )
}
