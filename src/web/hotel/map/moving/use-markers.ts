import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../../locale/language.ts'
import { pageUrl } from '../../../locale/url.ts'
import { fetchJson } from '../../../offline/fetch-json.ts'
import { choiceParams } from '../../results/choices/hotel-choices.ts'
import type { HotelResultsPage } from '../../results/load/results-data.ts'
import type { PricedMarker } from '../draw-pins.ts'
import { cornersOf } from '../map-view.ts'
import { type KnownMarkers, markedArea, showsEnough } from './marked-area.ts'
import type { ShownMap } from './use-gl-map.ts'

/** Milliseconds that a map rests before its places are fetched. */
const pause = 120

/** Returns the places of a search on the shown part of a map, cheapest first; until they've come, those known before. */
export function useMarkers(
  { search, choices, currency }: HotelResultsPage,
  { view, size, isResting }: ShownMap,
): readonly PricedMarker[] {
  const { code } = useLocale()
  const [known, setKnown] = useState<KnownMarkers & { of: string }>()
  const isMoved = choices.map !== undefined
  const query = choiceParams({ ...choices, map: undefined }, currency)
  // Suppliers that answer later add places.
  query.set('found', String(search.found))
  const of = pageUrl(code, `hotel/map/${search.searchId}`, query)
  const area = cornersOf(view, size)
  const isKnown = known?.of === of && (isMoved ? showsEnough(known, area, view.zoom) : !known.area)
  const marked = isMoved ? markedArea(area) : undefined
  const wanted = marked ? `${of}&marked=${marked.text}` : of
  const isWanted = isResting && !isKnown
  const fetchMarkers = useEffectEvent(async (signal: AbortSignal) => {
    const zoom = view.zoom
    const markers = await fetchJson<PricedMarker[]>(wanted, { signal })
    if (markers && !signal.aborted) setKnown({ of, area: marked?.area, zoom, markers })
  })
  useEffect(() => {
    // The address also says that it's another part of the map.
    if (!isWanted || !wanted) return
    const stop = new AbortController()
    const timer = setTimeout(() => void fetchMarkers(stop.signal), pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, isWanted])
  return known?.markers ?? none
}

const none: readonly PricedMarker[] = []
