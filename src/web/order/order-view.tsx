import type { Order } from '../../contract/order.ts'
import type { AirportNames } from '../flight/shared/airport-names.ts'
import { Page } from '../ui/page.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFlights } from './order-flights.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderPassengers } from './order-passengers.tsx'
import { OrderPrice } from './order-price.tsx'

/** An order: how it stands, what happens next, and everything that is known of it. */
export function OrderView(props: { order: Order; airports: AirportNames; title: string }) {
  const { order, airports, title } = props
  const offers = order.items.map((item) => item.offer)
  return (
    <Page width="wide">
      <OrderHeader order={order} title={title} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-6">
          <OrderNext order={order} />
          <OrderFlights order={order} airports={airports} />
          <OrderPassengers order={order} />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6">
          <OrderPrice order={order} offers={offers} />
          <OrderDocuments order={order} />
          <OrderContact order={order} />
        </div>
      </div>
    </Page>
  )
}
