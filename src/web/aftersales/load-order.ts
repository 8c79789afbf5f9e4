import { type AfterSales, getAfterSales } from '../../contract/aftersales/after-sales.ts'
import type { Outcome } from '../../contract/envelope.ts'
import type { OrderCode } from '../../contract/ids.ts'
import { getOrder, type Order } from '../../contract/order/order.ts'
import type { AirportNames } from '../place/airport-names.ts'
import { airportsOf, airportsOfItems } from '../place/airport-names.ts'
import { loadAirportNames } from '../place/load-places.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'

export interface KnownOrder {
  order: Order
  /** Absent when it could not be told just now: the order is shown all the same. */
  afterSales: AfterSales | undefined
  airports: AirportNames
}

/**
 * An order and what can still be done with it; airports named in `language`. The order is asked for last:
 * it is then at least as new as what was told of its changes, and one that says "done" shows what was done.
 */
export async function loadOrder(
  api: Pick<FrontApi, 'call'>,
  orderCode: OrderCode,
  language: string,
): Promise<Outcome<KnownOrder>> {
  const params = { orderCode }
  const told = await api.call(getAfterSales, { params })
  const found = await api.call(getOrder, { params })
  if (!found.ok) return found
  const order = found.result
  const afterSales = told.ok ? told.result : undefined
  const noticed = (afterSales?.notices ?? []).flatMap(({ before, after }) =>
    after ? [{ slice: before }, { slice: after }] : [{ slice: before }],
  )
  const codes = [...airportsOfItems(order.items), ...airportsOf(noticed)]
  const airports = await loadAirportNames(api, language, codes)
  return { ok: true, result: { order, afterSales, airports } }
}
