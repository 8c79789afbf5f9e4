import type { BodyOf } from '../../../contract/endpoint.ts'
import type {
  listStayChangeRooms,
  quoteStayChange,
  RoomChoices,
  StayChangeQuote,
} from '../../../contract/hotel/stay-change.ts'
import type { ProductAfterSales } from '../../aftersales/after-sales-service.ts'
import type { Visitor } from '../../order/access/order-access.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { StayChangeQuotes } from '../stay-change/stay-change-quotes.ts'

/** What travellers can do with booked stays besides cancelling. Calls throw TRX_NOT_FOUND like `OrderService.byCode`. */
export interface StayAfterSales {
  /** Returns what can be changed. */
  of: ProductAfterSales
  quoteChange(
    code: string,
    visitor: Visitor,
    asked: BodyOf<typeof quoteStayChange>,
  ): Promise<StayChangeQuote>
  roomsFor(
    code: string,
    visitor: Visitor,
    asked: BodyOf<typeof listStayChangeRooms>,
  ): Promise<RoomChoices>
}

export const createStayAfterSales = ({
  orders,
  changes,
}: {
  orders: OrderService
  changes: StayChangeQuotes
}): StayAfterSales => ({
  of: async ({ reservations }) => ({
    changeable: reservations
      .filter(changes.isChangeable)
      .flatMap(({ items }) => items.map(({ id }) => id)),
    notices: [],
  }),
  quoteChange: async (code, visitor, asked) =>
    changes.quote(await orders.byCode(code, visitor), asked),
  roomsFor: async (code, visitor, asked) =>
    changes.rooms(await orders.byCode(code, visitor), asked),
})
