import { Fragment, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../locale/language.ts'
import type { HotelUrls } from '../../results/hotel-urls.ts'
import type { FromResults } from '../../review/back-to-results.tsx'
import { isForBrowser } from '../map-controls.tsx'
import type { MapPin } from '../map-drawing.ts'
import type { MapView } from '../map-view.ts'
import { pinHeight, pinWidth } from '../place-pins.ts'
import { PlaceCard } from './place-card.tsx'

interface PricePinsProps {
  pins: readonly MapPin[]
  urls: HotelUrls
  /** What links to stay pages tell them. */
  from: FromResults
  /** The id of the place whose card is open. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** Whether the list shows that place at the moment. */
  isListed: boolean
  onCloser: (view: MapView) => void
}

/** Renders prices on a map: a place's opens its card, that of several a closer view of them. */
export function PricePins({ pins, urls, from, open, onOpen, isListed, onCloser }: PricePinsProps) {
  const t = useT()
  return pins.map((pin) => {
    const { label: price, count, ids, place, closer } = pin
    const [id = ''] = ids
    const text = place ? price : t('hotel-results.pin-many', { count, price })
    const width = pinWidth(text)
    const style = {
      width,
      transform: `translate(${pin.x - width / 2}px, ${pin.y - pinHeight - 3}px)`,
    }
    if (!place) {
      const zoomIn = (event: MouseEvent) => {
        if (!closer || isForBrowser(event)) return
        event.preventDefault()
        onCloser(closer)
      }
      return (
        <Link
          key={id}
          to={urls.here({ map: closer })}
          preventScrollReset
          onClick={zoomIn}
          aria-label={t('hotel-results.pin-closer', { count, price })}
          data-pin={ids.join(' ')}
          className="map-price map-price-many"
          style={style}
        >
          {text}
        </Link>
      )
    }
    const isOpen = id === open
    return (
      <Fragment key={id}>
        <button
          type="button"
          aria-label={t('hotel-results.pin-label', { hotel: place.name, price })}
          aria-expanded={isOpen}
          data-pin={id}
          className="map-price"
          style={style}
          onClick={() => onOpen(isOpen ? undefined : id)}
        >
          {text}
        </button>
        {isOpen && (
          <PlaceCard
            pin={pin}
            urls={urls}
            from={from}
            isListed={isListed}
            onClose={() => onOpen(undefined)}
          />
        )}
      </Fragment>
    )
  })
}
