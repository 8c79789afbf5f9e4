import { noticedItems } from '../aftersales/bookings-of.ts'
import { type AnswerProblem, Inbox } from '../aftersales/inbox.tsx'
import type { KnownOrder } from '../aftersales/load-order.ts'
import { ManageCard } from '../aftersales/manage-card.tsx'
import { nextInstead } from '../aftersales/quote-groups.ts'
import { NeedHelp } from '../content/need-help.tsx'
import { Page } from '../ui/page.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFlights } from './order-flights.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderPassengers } from './order-passengers.tsx'
import { OrderPrice } from './order-price.tsx'

interface OrderViewProps extends KnownOrder {
  title: string
  /** Why the last answer to a schedule change did not arrive. */
  problem?: AnswerProblem | undefined
}

/** An order: what waits for an answer, how it stands, what happens next, and everything that is known of it. */
export function OrderView({ order, afterSales, airports, title, problem }: OrderViewProps) {
  const offers = order.items.map((item) => item.offer)
  const { orderCode } = order
  return (
    <Page width="wide">
      <OrderHeader order={order} title={title} />
      {afterSales && <Inbox {...{ afterSales, orderCode, airports, problem }} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-6">
          <OrderNext order={order} instead={afterSales && nextInstead(afterSales)} />
          <OrderFlights
            order={order}
            airports={airports}
            {...(afterSales && { noticed: noticedItems(afterSales) })}
          />
          <OrderPassengers order={order} />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6">
          <OrderPrice order={order} offers={offers} />
          <OrderDocuments order={order} />
          {afterSales && <ManageCard {...{ order, afterSales, airports }} />}
          <OrderContact order={order} />
          <NeedHelp orderCode={orderCode} />
        </div>
      </div>
    </Page>
  )
}
