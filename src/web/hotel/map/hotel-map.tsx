import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useT } from '../../locale/language.ts'
import { buttonClass } from '../../ui/button-look.ts'
import type { HotelUrls } from '../results/hotel-urls.ts'
import type { HotelResultsPage } from '../results/load/results-data.ts'
import { ExploreButton } from './explore-button.tsx'
import { MapControls } from './map-controls.tsx'
import type { MapPin } from './map-drawing.ts'
import { MapFrame, MapSource } from './map-frame.tsx'
import { cornersOf, type MapView } from './map-view.ts'
import { pinHeight, pinWidth } from './place-pins.ts'
import { useTouchedMap } from './use-touched-map.ts'

interface HotelMapProps {
  page: HotelResultsPage
  urls: HotelUrls
  /** Called with the view that the visitor moved the map to. */
  onMove: (view: MapView) => void
}

const load = () => import('./moving/moving-results.tsx')

/**
 * Renders the results on a map. The server draws it, and every button is a link to the same page with another part of the
 * map, so that it works without scripts, by keyboard, and with the back button. Touched, it becomes a map that can be moved.
 */
export function HotelMap({ page, urls, onMove }: HotelMapProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const { state, Moving, explore, takesFocus, onReady, onLost } = useTouchedMap(box, load)
  const { map, choices } = page
  // Asking for the map instead of the list is a touch, too.
  const viewBefore = useRef(choices.view)
  const onView = useEffectEvent((view: typeof choices.view) => {
    if (view === 'map' && viewBefore.current === 'list' && state === 'drawn') explore()
    viewBefore.current = view
  })
  useEffect(() => onView(choices.view), [choices.view])
  const isMoving = state === 'moving'
  const show = (view: MapView) => urls.here({ map: view })
  return (
    <section aria-label={t('hotel-results.map')} className="hotel-map-side">
      <div ref={box} data-moving={isMoving || undefined} className="hotel-map">
        <MapFrame map={map} isReplaced={isMoving}>
          {map.pins.map((pin) => (
            <PinLink
              key={pin.ids[0]}
              pin={pin}
              to={pin.place ? urls.hotel(pin.place.hash) : show(pin.closer ?? map.view)}
            />
          ))}
        </MapFrame>
        {Moving && (
          <Moving
            page={page}
            urls={urls}
            onMove={onMove}
            takesFocus={takesFocus}
            onReady={onReady}
            onLost={onLost}
            onLeave={() => hint.current?.focus()}
          />
        )}
        <MapSource attribution={map.attribution} />
        <MapControls
          view={choices.map ?? map.view}
          size={map}
          to={show}
          onMove={isMoving ? onMove : undefined}
        />
        <AreaLinks page={page} urls={urls} />
        <ExploreButton state={state} explore={explore} />
      </div>
      <p ref={hint} tabIndex={-1} className="map-hint mt-1 text-xs text-ink-soft">
        {t('hotel-results.map-hint')}
      </p>
    </section>
  )
}

/** Renders the links that search the shown part of the map, and that show all results again. */
function AreaLinks({ page: { map, choices }, urls }: Pick<HotelMapProps, 'page' | 'urls'>) {
  const t = useT()
  if (map.isWhole && !choices.map) return null
  const { bounds: _, ...others } = choices.filters
  return (
    <div className="map-area-links absolute inset-x-2 top-2 mr-14 flex flex-wrap justify-center gap-2">
      {choices.map && (
        <Link
          to={urls.here({
            filters: { ...others, bounds: cornersOf(choices.map, map) },
            map: undefined,
          })}
          preventScrollReset
          className={buttonClass({ size: 'sm' }, 'shadow-float')}
        >
          {t('hotel-results.search-area')}
        </Link>
      )}
      <Link
        to={urls.here({ filters: others, map: undefined })}
        preventScrollReset
        className={buttonClass({ size: 'sm', variant: 'secondary' }, 'shadow-float')}
      >
        {t('hotel-results.whole-map')}
      </Link>
    </div>
  )
}

/** Renders a pin: a single place's price, or the lowest of several and how many more there are. */
function PinLink({ pin, to }: { pin: MapPin; to: string }) {
  const t = useT()
  const { x, y, label: price, count, ids, place } = pin
  const text = place ? price : t('hotel-results.pin-many', { count, price })
  const width = pinWidth(text)
  const name = place
    ? t('hotel-results.pin-label', { hotel: place.name, price })
    : t('hotel-results.pin-closer', { count, price })
  return (
    <Link
      to={to}
      preventScrollReset={!place}
      aria-label={name}
      data-pin={ids.join(' ')}
      data-place={place ? '' : undefined}
    >
      <g transform={`translate(${x} ${y})`} className={place ? 'map-pin' : 'map-pin map-pin-many'}>
        <path d="M-6 -4h12L0 2z" />
        <rect
          x={-width / 2}
          y={-pinHeight - 3}
          width={width}
          height={pinHeight}
          rx={pinHeight / 2}
        />
        <text y={-pinHeight / 2 - 3} textAnchor="middle">
          {text}
        </text>
      </g>
    </Link>
  )
}
