import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { MapView } from '../map/map-view.ts'
import { type HotelUrls, useHotelUrls } from './hotel-urls.ts'
import type { HotelResultsPage } from './load/results-data.ts'

/**
 * Returns the page with the part of the map that the visitor moved it to, and a function that moves it. The address says
 * it, so that reloading and the back button show the same; as the list stays, nothing is loaded.
 */
export function useMovedMap(loaded: HotelResultsPage): {
  page: HotelResultsPage
  urls: HotelUrls
  moveMap: (view: MapView) => void
} {
  // Each navigation has its own: what was loaded with it says where the map is.
  const { key } = useLocation()
  const [moved, setMoved] = useState<{ view: MapView; since: string }>()
  const view = moved?.since === key ? moved.view : undefined
  const page = useMemo(
    () => (view ? { ...loaded, choices: { ...loaded.choices, map: view } } : loaded),
    [loaded, view],
  )
  const urls = useHotelUrls(page)
  const moveMap = (to: MapView) => {
    setMoved({ view: to, since: key })
    history.replaceState(history.state, '', urls.here({ map: to }))
  }
  return { page, urls, moveMap }
}
