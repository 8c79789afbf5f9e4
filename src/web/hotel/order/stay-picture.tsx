import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import { HotelPicture } from '../photo/hotel-picture.tsx'

/** Renders a picture of a booked property; nothing for orders from before pictures were kept. */
export const StayPicture = ({ hotel: { name, photo, scene } }: Pick<HotelItem, 'hotel'>) => (
  <HotelPicture
    photo={photo}
    scene={scene}
    hotel={name}
    sizes="(width >= 64rem) 40rem, 100vw"
    className="h-40 w-full rounded-sm bg-scene-sky md:h-48"
  />
)
