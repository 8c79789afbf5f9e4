import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Icon } from '../../ui/icon.tsx'
import type { HotelUrls } from '../results/hotel-urls.ts'
import type { HotelResultsPage } from '../results/load/results-data.ts'
import type { MapPin } from './map-drawing.ts'
import { MapFrame } from './map-frame.tsx'
import { cornersOf, type MapView, moved, zoomed } from './map-view.ts'
import { pinHeight, pinWidth } from './place-pins.ts'

interface HotelMapProps {
  page: HotelResultsPage
  urls: HotelUrls
}

/**
 * Renders the results on a map. Every button is a link to the same page with another part of the map, so that it works
 * without scripts, by keyboard, and with the back button.
 */
export function HotelMap({ page, urls }: HotelMapProps) {
  const t = useT()
  const { map, choices } = page
  const size = { width: map.width, height: map.height }
  const show = (view: MapView) => urls.here({ map: view })
  const steps = [
    ['move-up', 'chevron-up', { down: -0.5 }],
    ['move-left', 'chevron-left', { right: -0.5 }],
    ['move-right', 'chevron-right', { right: 0.5 }],
    ['move-down', 'chevron-down', { down: 0.5 }],
  ] as const
  const search = {
    filters: { ...choices.filters, bounds: cornersOf(map.view, size) },
    map: undefined,
  }
  return (
    <section aria-label={t('hotel-results.map')} className="hotel-map-side">
      <div className="hotel-map">
        <MapFrame map={map}>
          {map.pins.map((pin) => (
            <PinLink
              key={pin.ids[0]}
              pin={pin}
              to={pin.place ? urls.hotel(pin.place.hash) : show(pin.closer ?? map.view)}
            />
          ))}
        </MapFrame>
        <div className="absolute top-2 right-2 grid gap-2">
          <div className="grid overflow-hidden rounded border border-line bg-raised">
            <MapLink to={show(zoomed(map.view, 1))} label={t('hotel-results.zoom-in')}>
              <Icon name="plus" />
            </MapLink>
            <MapLink to={show(zoomed(map.view, -1))} label={t('hotel-results.zoom-out')}>
              <Icon name="minus" />
            </MapLink>
          </div>
          <div className="grid overflow-hidden rounded border border-line bg-raised">
            {steps.map(([name, icon, by]) => (
              <MapLink
                key={name}
                to={show(moved(map.view, size, by))}
                label={t(`hotel-results.${name}`)}
              >
                <Icon name={icon} />
              </MapLink>
            ))}
          </div>
        </div>
        {!map.isWhole && (
          <div className="absolute inset-x-2 top-2 mr-14 flex flex-wrap justify-center gap-2">
            {choices.map && (
              <Link
                to={urls.here(search)}
                preventScrollReset
                className={buttonClass({ size: 'sm' }, 'shadow-float')}
              >
                {t('hotel-results.search-area')}
              </Link>
            )}
            <Link
              to={urls.here({
                filters: withoutBounds(choices.filters),
                map: undefined,
              })}
              preventScrollReset
              className={buttonClass({ size: 'sm', variant: 'secondary' }, 'shadow-float')}
            >
              {t('hotel-results.whole-map')}
            </Link>
          </div>
        )}
      </div>
      <p className="mt-1 text-xs text-ink-soft">{t('hotel-results.map-hint')}</p>
    </section>
  )
}

const withoutBounds = ({
  bounds: _,
  ...filters
}: HotelResultsPage['choices']['filters']): HotelResultsPage['choices']['filters'] => filters

function MapLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      replace
      aria-label={label}
      className="grid size-9 place-items-center hover:bg-sunk"
    >
      {children}
    </Link>
  )
}

/** Renders a pin: a single place's price, or the lowest of several and how many more there are. */
function PinLink({ pin, to }: { pin: MapPin; to: string }) {
  const t = useT()
  const format = useFormat()
  const { x, y, label: price, count, ids, place } = pin
  const text = place ? price : `${price} +${format.number(count - 1)}`
  const width = pinWidth(text)
  const name = place
    ? t('hotel-results.pin-label', { hotel: place.name, price })
    : t('hotel-results.pin-closer', { count, price })
  return (
    <Link to={to} preventScrollReset={!place} aria-label={name} data-pin={ids.join(' ')}>
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
