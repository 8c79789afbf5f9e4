import { Link } from 'react-router'
import { useT } from '../../../locale/language.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { HotelUrls } from '../../results/hotel-urls.ts'
import type { FromResults } from '../../review/back-to-results.tsx'
import type { MapPin } from '../map-drawing.ts'

interface PlaceCardProps {
  pin: MapPin
  urls: HotelUrls
  from: FromResults
  isListed: boolean
  onClose: () => void
}

/** Renders the place whose price was chosen on a map. */
export function PlaceCard(props: PlaceCardProps) {
  const { pin, urls, from, isListed, onClose } = props
  const { place, label } = pin
  const t = useT()
  if (!place) return null
  return (
    <div className="map-card flex items-center gap-3 rounded border border-line bg-raised p-3 shadow-float">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{place.name}</span>
        <span className="tabular">{label}</span>
        {!isListed && (
          <span className="block text-xs text-ink-soft">{t('hotel-results.not-listed')}</span>
        )}
      </p>
      <Link
        to={urls.hotel(place.hash)}
        state={from}
        aria-label={t('hotel-results.see-rooms-label', { hotel: place.name, price: label })}
        className={buttonClass({ size: 'sm' })}
      >
        {t('hotel-results.see-rooms')}
      </Link>
      <button
        type="button"
        aria-label={t('common.close')}
        className="-me-1 grid size-9 place-items-center rounded hover:bg-sunk"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
