import type { RouterContextProvider } from 'react-router'
import { type AfterSales, getAfterSales } from '../../contract/aftersales/after-sales.ts'
import type { Outcome } from '../../contract/envelope.ts'
import type { OrderCode } from '../../contract/ids.ts'
import { getOrder, type Order } from '../../contract/order/order.ts'
import { getOrderTickets, type Ticket } from '../../contract/support/tickets.ts'
import type { PlaceNames } from '../place/place-names.ts'
import { loadItemPlaces } from '../product/load-item-places.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'

export interface KnownOrder {
  order: Order
  /** Absent if it couldn't be loaded: the order is still shown. */
  afterSales: AfterSales | undefined
  /** Names of the places that its pages show. */
  places: PlaceNames
  /** Conversations with support about it, each with the key of its form; none if they couldn't be loaded. */
  tickets: readonly (Ticket & { idempotencyKey: string })[]
}

/**
 * Returns an order and what can still be done with it. The order is loaded last, so that it's at least as new as its
 * changes, and one that is "done" shows the result.
 */
export async function loadOrder(
  context: Readonly<RouterContextProvider>,
  api: Pick<FrontApi, 'call'>,
  orderCode: OrderCode,
): Promise<Outcome<KnownOrder>> {
  const params = { orderCode }
  const [told, written] = await Promise.all([
    api.call(getAfterSales, { params }),
    api.call(getOrderTickets, { params }),
  ])
  const found = await api.call(getOrder, { params })
  if (!found.ok) return found
  const order = found.result
  const afterSales = told.ok ? told.result : undefined
  const shown = { items: order.items, notices: afterSales?.notices ?? [] }
  const places = await loadItemPlaces(context, api, shown)
  const tickets = written.ok ? written.result.tickets : []
  return {
    ok: true,
    result: {
      order,
      afterSales,
      places,
      tickets: tickets.map((each) => ({ ...each, idempotencyKey: crypto.randomUUID() })),
    },
  }
}
