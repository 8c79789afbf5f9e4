import type { Outcome } from '../../../contract/envelope.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { listStayChangeRooms, type RoomChoice } from '../../../contract/hotel/stay-change.ts'
import type { OrderCode } from '../../../contract/ids.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'

/** The room types that a stay can be changed to, for these dates and guests. */
export interface RoomChoices {
  stay: StayDates
  rooms: RoomChoice[]
}

/** Asks which room types are on sale for a changed stay. */
export async function roomChoicesFor(
  api: FrontApi,
  orderCode: OrderCode,
  { itemId, stay }: { itemId: string; stay: StayDates },
): Promise<Outcome<RoomChoices>> {
  const outcome = await api.call(listStayChangeRooms, {
    params: { orderCode },
    body: { itemId, stay },
  })
  return outcome.ok ? { ok: true, result: { stay, rooms: outcome.result.rooms } } : outcome
}
