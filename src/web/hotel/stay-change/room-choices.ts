import type { Outcome } from '../../../contract/envelope.ts'
import { listStayChangeRooms, type RoomChoices } from '../../../contract/hotel/stay-change.ts'
import type { OrderCode } from '../../../contract/ids.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { askedChange, type TypedChange } from './typed-change.ts'

/** Asks which room types are on sale for a changed stay. */
export async function roomChoicesFor(
  api: FrontApi,
  orderCode: OrderCode,
  itemId: string,
  change: TypedChange,
): Promise<Outcome<RoomChoices>> {
  const { rooms, ...body } = askedChange(itemId, change)
  return api.call(listStayChangeRooms, {
    params: { orderCode },
    body: { ...body, rooms: rooms.map(({ leadGuest: _, ...room }) => room) },
  })
}
