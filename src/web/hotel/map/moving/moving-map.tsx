import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Ground, NamedPlace } from '../../../../contract/hotel/ground.ts'
import type { Position } from '../../../../contract/hotel/hotel.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { fetchJson } from '../../../offline/fetch-json.ts'
import type { MapSize, MapView } from '../map-view.ts'
import { useByKeys } from './use-by-keys.ts'
import { type ShownMap, useGlMap } from './use-gl-map.ts'
import './moving-map.css'

/** What the drawing that a map replaces hands over. */
export interface MovingFrame {
  /** Returns whether the map gets the focus when it's painted. */
  takesFocus: () => boolean
  /** Called once the map is painted, in the drawing's place. */
  onReady: () => void
  /** Called when there's no map to show; the drawing stays, or comes back. */
  onLost: () => void
  /** Called when the keyboard leaves the map. */
  onLeave: () => void
}

interface MovingMapProps extends MovingFrame {
  /** The size of the drawing: views are in its units. */
  drawing: MapSize
  view: MapView
  /** Where the ground is fetched. */
  around: Position
  label: string
  onMove: (view: MapView) => void
  /** Renders what is above the ground. */
  children: (shown: ShownMap, names: readonly NamedPlace[]) => ReactNode
}

/** Renders the ground of a map that can be moved by pointer, fingers and keyboard. */
export function MovingMap({ around, ...props }: MovingMapProps) {
  const url = useUrl()
  const [ground, setGround] = useState<Ground | null>()
  const { lat, lon } = around
  const onFound = useEffectEvent((found: Ground | null | undefined) => {
    if (found === undefined) props.onLost()
    else setGround(found)
  })
  useEffect(() => {
    let isGone = false
    void fetchJson<Ground | null>(url('hotel/ground', { lat, lon })).then((found) => {
      if (!isGone) onFound(found)
    })
    return () => {
      isGone = true
    }
  }, [url, lat, lon])
  return ground === undefined ? null : <MapOnGround {...props} ground={ground} />
}

function MapOnGround(props: Omit<MovingMapProps, 'around'> & { ground: Ground | null }) {
  const { drawing, view, ground, label, takesFocus, onReady, onLost, onLeave, onMove, children } =
    props
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const shown = useGlMap({
    box,
    ground,
    onLost,
    view: (size) => ({ ...view, zoom: view.zoom + closerBy(size, drawing) }),
    onRest: (rest, size) => onMove({ ...rest, zoom: rest.zoom - closerBy(size, drawing) }),
  })
  const byKeys = useByKeys(shown, onLeave)
  const keptFocus = useKeptFocus(frame)
  useWheelAbove(frame, shown?.gl)
  const isPainted = shown !== undefined
  const onPainted = useEffectEvent(() => {
    if (takesFocus()) frame.current?.focus({ preventScroll: true })
    onReady()
  })
  useEffect(() => {
    if (isPainted) onPainted()
  }, [isPainted])
  return (
    <div
      ref={frame}
      role="application"
      aria-label={label}
      aria-description={t('hotel.map-keys')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move it
      tabIndex={0}
      data-waiting={isPainted ? undefined : ''}
      className="map-moving"
      onKeyDown={(event: KeyboardEvent) => byKeys(event)}
      {...keptFocus}
    >
      <div ref={box} aria-hidden="true" className="map-canvas" />
      {shown && children(shown, ground?.names ?? none)}
    </div>
  )
}

const none: readonly NamedPlace[] = []

/** Passes on to the map what the mouse wheel does over pins, which are above the map and not part of it. */
function useWheelAbove(frame: RefObject<HTMLElement | null>, gl: ShownMap['gl'] | undefined) {
  useEffect(() => {
    const element = frame.current
    const canvas = gl?.getCanvas()
    if (!(element && canvas)) return
    const pass = (event: WheelEvent) => {
      if (event.target === canvas) return
      event.preventDefault()
      canvas.dispatchEvent(new WheelEvent(event.type, event))
    }
    element.addEventListener('wheel', pass, { passive: false })
    return () => element.removeEventListener('wheel', pass)
  }, [frame, gl])
}

/** Gives a map the focus of a pin that is gone, for example because it joined another one. */
function useKeptFocus(frame: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    frame.current?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent) {
      focused.current = target
    },
    onBlur({ target }: FocusEvent) {
      if (target.isConnected) focused.current = null
    },
  }
}

/** Returns how many zoom levels a box is closer than a drawing that shows the same. */
const closerBy = (box: MapSize, drawing: MapSize): number => Math.log2(box.width / drawing.width)
