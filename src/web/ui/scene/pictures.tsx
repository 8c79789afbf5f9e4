import { cx } from '../cx.ts'
import { drawing, KeptPicture } from '../kept-picture.tsx'

const city = drawing(() => import('./city-with-landmark.tsx'))
const skyline = drawing(() => import('./skyline.tsx'))

interface PictureProps {
  /** An airport's or city's code; the picture is the same each time. */
  place: string
  className?: string
}

/** Renders an illustration of a city with its landmark. Decorative. */
export const CityPicture = ({ place, className }: PictureProps) => (
  <KeptPicture
    key={place}
    drawing={city}
    of={{ place }}
    viewBox="0 0 400 240"
    preserveAspectRatio="xMidYMax slice"
    className={cx('block', className)}
  />
)

/** Renders a city as a card's picture: it keeps its shape on cards of any width, or tops of towers and the sun would be cut off. */
export const CityCardPicture = ({ place }: Pick<PictureProps, 'place'>) => (
  <CityPicture place={place} className="aspect-3/2 max-h-44 w-full md:aspect-2/1 md:max-h-none" />
)

/** Renders a wide view of a city across water, with sky on the left for text. Decorative. */
export const SkylinePicture = ({ place, className }: PictureProps) => (
  <KeptPicture
    key={place}
    drawing={skyline}
    of={{ place }}
    viewBox="0 0 1440 240"
    preserveAspectRatio="xMaxYMax slice"
    className={className}
  />
)
