import { Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Ground } from '../../../../contract/hotel/ground.ts'
import { leastZoom, type MapSize, type MapView, mapViewText, mostZoom } from '../map-view.ts'
import { groundColours, groundStyle, zoomOffset } from './ground-style.ts'
import { knownAround } from './known-around.ts'

// A file of our own origin rather than the blob it would make: no page may run one (`security-headers.ts`).
setWorkerUrl(new URL(workerUrl, location.href).href)

interface GlMapProps {
  box: RefObject<HTMLElement | null>
  /** The view to show, in pixels of the box. */
  view: (size: MapSize) => MapView
  ground: Ground | null
  /** Called when it can't be painted any more. */
  onLost: () => void
  /** Called whenever it rests, unless it already shows the view it was given. */
  onRest: (view: MapView, size: MapSize) => void
}

/** A map that can be moved, and what it shows at the moment; undefined until it's painted. */
export interface ShownMap {
  gl: GlMap
  view: MapView
  size: MapSize
  /** Whether it neither follows a finger nor flies. */
  isResting: boolean
}

/** Makes a map of the ground within a box, which moves whenever the view it's given changes. */
export function useGlMap(props: GlMapProps): ShownMap | undefined {
  const { box, view, ground } = props
  const [shown, setShown] = useState<ShownMap>()
  /** The last view that was told, which the map doesn't have to be moved to. */
  const told = useRef('')

  const start = useEffectEvent((element: HTMLElement) => {
    const wanted = view(sizeOf(element))
    const gl = new GlMap({
      container: element,
      style: groundStyle(ground, groundColours(element)),
      center: wanted,
      zoom: wanted.zoom - zoomOffset,
      minZoom: leastZoom - zoomOffset,
      maxZoom: mostZoom - zoomOffset,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      // Keys also work on the pins, which are beside it (`moving-map.tsx`).
      keyboard: false,
      ...(ground?.rings.length && { maxBounds: knownAround(ground, wanted, sizeOf(element)) }),
    })
    gl.touchZoomRotate.disableRotation()
    // The box around it has the name and the focus.
    const canvas = gl.getCanvas()
    for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name)
    const read = (isResting = true): ShownMap => ({
      gl,
      view: viewOf(gl),
      size: sizeOf(element),
      isResting,
    })
    let isPainted = false
    gl.on('move', () => {
      if (isPainted) flushSync(() => setShown(read(false)))
    })
    for (const event of ['moveend', 'resize'] as const) {
      gl.on(event, () => {
        if (!isPainted) return
        setShown(read())
        rest(read())
      })
    }
    gl.on('webglcontextlost', () => props.onLost())
    gl.once('idle', () => {
      isPainted = true
      setShown(read())
    })
    return gl
  })
  const rest = useEffectEvent(({ view: now, size }: ShownMap) => {
    told.current = mapViewText(now)
    if (told.current !== mapViewText(view(size))) props.onRest(now, size)
  })
  const paint = useEffectEvent((gl: GlMap) => {
    gl.setStyle(groundStyle(ground, groundColours(gl.getContainer())))
  })
  useEffect(() => {
    if (!box.current) return
    const gl = start(box.current)
    const forget = whenSchemeChanges(() => paint(gl))
    return () => {
      forget()
      gl.remove()
    }
  }, [box])

  const gl = shown?.gl
  const wanted = shown && mapViewText(view(shown.size))
  const follow = useEffectEvent(() => {
    if (!shown || wanted === told.current || wanted === mapViewText(shown.view)) return
    const { lat, lon, zoom } = view(shown.size)
    shown.gl.easeTo({ center: { lat, lon }, zoom: zoom - zoomOffset })
  })
  useEffect(() => {
    if (!gl || wanted === undefined) return
    // Its events render, which can't be done within an effect.
    const frame = requestAnimationFrame(() => follow())
    return () => cancelAnimationFrame(frame)
  }, [gl, wanted])
  return shown
}

function viewOf(gl: GlMap): MapView {
  const { lat, lng } = gl.getCenter().wrap()
  return { lat, lon: lng, zoom: gl.getZoom() + zoomOffset }
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): MapSize => ({
  width: clientWidth,
  height: clientHeight,
})

/** Runs something when the page changes between light and dark. Returns a function that stops it. */
function whenSchemeChanges(run: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(run)
  media.addEventListener('change', run)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    media.removeEventListener('change', run)
    observer.disconnect()
  }
}
