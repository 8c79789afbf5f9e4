import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import { useItemExtras } from '../../product/item-extras.ts'
import { MapFrame, MapSource } from '../map/map-frame.tsx'
import { smallMap } from '../map/small-map.ts'
import type { StayMaps } from './load-stay-maps.ts'
import '../map/map.css'

/** Renders a small map around a booked property; nothing where none is known. The address below it leads to a larger one. */
export function StayMap({ hotel }: Pick<HotelItem, 'hotel'>) {
  const map = useItemExtras<StayMaps>('hotel')?.[hotel.id]
  if (!map) return null
  return (
    <div data-stay-map className="hotel-map map-small h-32 sm:h-40 md:h-48 print:hidden">
      <div aria-hidden="true" className="h-full">
        <MapFrame map={smallMap(map)} />
      </div>
      <MapSource attribution={map.attribution} />
    </div>
  )
}
