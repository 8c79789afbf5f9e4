import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import type { NamedPlace } from '../../../../contract/hotel/ground.ts'
import { useT } from '../../../locale/language.ts'
import type { HotelUrls } from '../../results/hotel-urls.ts'
import type { HotelResultsPage } from '../../results/load/results-data.ts'
import { useFromResults } from '../../results/use-from-results.ts'
import { isPoint } from '../draw-names.ts'
import { drawPins } from '../draw-pins.ts'
import { buttonBoxes } from '../map-buttons.ts'
import type { MapView } from '../map-view.ts'
import { pinBox } from '../place-pins.ts'
import { intoView } from './into-view.ts'
import { isCovered } from './is-covered.ts'
import { MapAbove } from './map-above.tsx'
import { type MovingFrame, MovingMap } from './moving-map.tsx'
import { PricePins } from './price-pins.tsx'
import type { ShownMap } from './use-gl-map.ts'
import { useMarkers } from './use-markers.ts'
import { useSteadyView } from './use-steady-view.ts'

export interface MovingResultsProps extends MovingFrame {
  page: HotelResultsPage
  urls: HotelUrls
  /** Called with the view that the visitor moved the map to. */
  onMove: (view: MapView) => void
}

/** Renders results on a map that can be moved. */
export default function MovingResults({ page, urls, onMove, ...frame }: MovingResultsProps) {
  const t = useT()
  const { map, choices, destination } = page
  return (
    <MovingMap
      {...frame}
      drawing={map}
      view={choices.map ?? map.view}
      around={destination.position}
      label={t('hotel.map-label')}
      onMove={onMove}
    >
      {(shown, names) => (
        <ResultsAbove shown={shown} names={names} page={page} urls={urls} onMove={onMove} />
      )}
    </MovingMap>
  )
}

type ResultsAboveProps = Pick<MovingResultsProps, 'page' | 'urls' | 'onMove'> & {
  shown: ShownMap
  names: readonly NamedPlace[]
}

function ResultsAbove({ shown, names, page, urls, onMove }: ResultsAboveProps) {
  const { map, destination } = page
  const [open, setOpen] = useState<string>()
  const markers = useMarkers(page, shown)
  const steady = useSteadyView(shown)
  const { view, size } = steady
  const pins = useMemo(() => drawPins(markers, view, size), [markers, view, size])
  const taken = useMemo(() => [...pins.map(pinBox), ...buttonBoxes(size)], [pins, size])
  const openPlace = (id: string | undefined) => {
    setOpen(id)
    const pin = pins.find(({ ids }) => ids.includes(id ?? ''))
    if (!id || !pin) return
    showRow(id)
    const by = intoView(steady.now(pin), shown.size)
    if (by.right !== 0 || by.down !== 0) shown.gl.panBy([by.right, by.down])
  }
  const reachable = pins
    .map(steady.now)
    .filter((pin) => pin.ids.includes(open ?? '') || !isCovered(pin, shown.size))
  const from = useFromResults(page, urls)
  const row = page.rows.findIndex(({ id }) => id === open)
  useEffect(() => markRow(row), [row])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === undefined) return
    // The first one closes the card, the next one leaves the map.
    event.preventDefault()
    setOpen(undefined)
    const pin = document.querySelector<HTMLElement>(`button[data-pin="${CSS.escape(open)}"]`)
    pin?.focus()
  }
  return (
    <>
      <MapAbove
        shown={shown}
        drawing={map}
        steady={steady}
        names={names}
        taken={taken}
        centre={isPoint(destination) ? destination.position : undefined}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of the elements within */}
      <div onKeyDown={closeByKey}>
        <PricePins
          pins={reachable}
          urls={urls}
          from={from}
          open={open}
          onOpen={openPlace}
          isListed={row >= 0}
          onCloser={(view) => {
            const { width } = shown.size
            onMove({ ...view, zoom: view.zoom - Math.log2(width / map.width) })
          }}
        />
      </div>
    </>
  )
}

/** Scrolls to a place's row, if the list shows it. */
function showRow(id: string): void {
  const row = document.querySelector(`[data-hotel="${CSS.escape(id)}"]`)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  row?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

/** Marks a row of the list; in the document, as `useHighlight` does. Returns a function that takes the mark away. */
function markRow(at: number): () => void {
  const row = document.querySelectorAll('[data-hotels] [data-hotel]')[at]
  row?.toggleAttribute('data-chosen', true)
  return () => row?.toggleAttribute('data-chosen', false)
}
