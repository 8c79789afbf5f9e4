import { useRef } from 'react'
import { useT } from '../../../locale/language.ts'
import { More } from '../../../ui/page/more.tsx'
import { isSeen } from '../../map/draw-names.ts'
import { ExploreButton } from '../../map/explore-button.tsx'
import { MapFrame, MapSource, MapSpot } from '../../map/map-frame.tsx'
import { useTouchedMap } from '../../map/use-touched-map.ts'
import { useStayFormat } from '../../terms/use-stay-format.ts'
import type { StayPage } from '../stay-data.ts'

/** One more is shown as well: folding it would save nothing. */
const firstPlaces = 6

const load = () => import('../../map/moving/moving-surroundings.tsx')

/** Renders where a property is: a map of its surroundings, and how far everything near is. */
export function Location({
  page: { hotel, nearby, map },
}: {
  page: Pick<StayPage, 'hotel' | 'nearby' | 'map'>
}) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { state, Moving, explore, takesFocus, onReady, onLost } = useTouchedMap(box, load)
  const isMoving = state === 'moving'
  const first = nearby.length > firstPlaces + 1 ? firstPlaces : nearby.length
  return (
    <section id="location" aria-labelledby="location-heading" className="scroll-mt-16">
      <h2 id="location-heading" className="text-lg font-semibold tracking-tight">
        {t('hotel-review.location')}
      </h2>
      <p className="mt-1 text-ink-soft">{hotel.address}</p>
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-6">
        <div
          ref={box}
          data-moving={isMoving || undefined}
          className="hotel-map map-near self-start"
        >
          {/* The list has everything that is on it. */}
          <div aria-hidden="true">
            <MapFrame map={map} isReplaced={isMoving}>
              {map.pins
                .filter((pin) => isSeen(pin, map))
                .map(({ x, y, label }) => (
                  <MapSpot key={label} label={label} x={x} y={y} />
                ))}
            </MapFrame>
          </div>
          {Moving && (
            <Moving
              map={map}
              position={hotel.position}
              takesFocus={takesFocus}
              onReady={onReady}
              onLost={onLost}
              onLeave={() => list.current?.focus()}
            />
          )}
          <MapSource attribution={map.attribution} />
          <ExploreButton state={state} explore={explore} />
        </div>
        <div>
          <ol
            ref={list}
            tabIndex={-1}
            aria-label={t('hotel-review.near-list')}
            className="grid content-start gap-2"
          >
            <Places places={nearby.slice(0, first)} from={0} map={map} />
          </ol>
          {nearby.length > first && (
            <More
              summary={t('hotel-review.more-places', { count: nearby.length - first })}
              fewer={t('hotel-review.show-fewer')}
            >
              <ol
                start={first + 1}
                aria-label={t('hotel-review.near-list')}
                className="mt-1 grid content-start gap-2"
              >
                <Places places={nearby.slice(first)} from={first} map={map} />
              </ol>
            </More>
          )}
        </div>
      </div>
    </section>
  )
}

interface PlacesProps {
  places: StayPage['nearby']
  /** The first one's position in the whole list. */
  from: number
  map: StayPage['map']
}

function Places({ places, from, map }: PlacesProps) {
  const t = useT()
  const format = useStayFormat()
  return places.map((near, index) => (
    <li key={near.kind + near.name} className="flex items-start gap-3">
      {/* Its number on the map. */}
      <span
        aria-hidden="true"
        className="tabular mt-px grid size-6 shrink-0 place-items-center rounded-full bg-sea text-xs font-semibold text-on-sea"
      >
        {map.pins[from + index]?.label}
      </span>
      <span className="min-w-0 flex-1">{near.name}</span>
      <span className="text-end text-ink-soft" suppressHydrationWarning>
        {format.distance(near.distance)}
        {near.walkMinutes !== undefined && (
          <span className="block text-xs md:inline md:text-base md:before:content-['_·_']">
            {t('hotel-review.walk', { minutes: near.walkMinutes })}
          </span>
        )}
      </span>
    </li>
  ))
}
