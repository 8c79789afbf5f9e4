import { getGround } from '../../../contract/hotel/ground.ts'
import { isAwaited } from '../../../contract/order/is-live.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { drawNearby } from '../map/draw-nearby.ts'
import type { MapDrawing } from '../map/map-drawing.ts'
import { isRoom } from './hotel-order-item.ts'

/** Maps around properties, by their ids. */
export type StayMaps = Readonly<Record<string, MapDrawing>>

/** Returns a map around each property whose stay isn't over or cancelled, where the ground is known. */
export async function loadStayMaps(
  api: Pick<FrontApi, 'call'>,
  items: readonly OrderItem[],
): Promise<StayMaps> {
  const awaited = items.filter(isRoom).filter(isAwaited)
  const hotels = new Map(awaited.map(({ hotel: { hotel } }) => [hotel.id, hotel.position]))
  const drawn = await Promise.all(
    [...hotels].map(async ([id, { lat, lon }]) => {
      const ground = await api.call(getGround, { query: { lat, lon } })
      return ground.ok && ground.result
        ? [[id, drawNearby({ lat, lon }, [], ground.result)] as const]
        : []
    }),
  )
  return Object.fromEntries(drawn.flat())
}
