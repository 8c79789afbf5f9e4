import { useRef } from 'react'
import { useT } from '../../../locale/language.ts'
import { isSeen } from '../../map/draw-names.ts'
import { ExploreButton } from '../../map/explore-button.tsx'
import { MapFrame, MapSource, MapSpot } from '../../map/map-frame.tsx'
import { useTouchedMap } from '../../map/use-touched-map.ts'
import { useStayFormat } from '../../terms/use-stay-format.ts'
import type { StayPage } from '../stay-data.ts'

const load = () => import('../../map/moving/moving-surroundings.tsx')

/** Renders where a property is: a map of its surroundings, and how far everything near is. */
export function Location({ page: { hotel, nearby, map } }: { page: StayPage }) {
  const t = useT()
  const format = useStayFormat()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { state, Moving, explore, takesFocus, onReady, onLost } = useTouchedMap(box, load)
  const isMoving = state === 'moving'
  return (
    <section aria-labelledby="location">
      <h2 id="location" className="text-lg font-semibold tracking-tight">
        {t('hotel-review.location')}
      </h2>
      <p className="mt-1 text-ink-soft">{hotel.address}</p>
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
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
        <ol
          ref={list}
          tabIndex={-1}
          aria-label={t('hotel-review.near-list')}
          className="grid content-start gap-2"
        >
          {nearby.map((near, index) => (
            <li key={near.kind + near.name} className="flex items-start gap-3">
              {/* Its number on the map. */}
              <span
                aria-hidden="true"
                className="tabular mt-px grid size-6 shrink-0 place-items-center rounded-full bg-sea text-xs font-semibold text-on-sea"
              >
                {map.pins[index]?.label}
              </span>
              <span className="min-w-0 flex-1">{near.name}</span>
              <span className="text-right text-ink-soft" suppressHydrationWarning>
                {format.distance(near.distance)}
                {near.walkMinutes !== undefined && (
                  <span className="block text-xs">
                    {t('hotel-review.walk', { minutes: near.walkMinutes })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
