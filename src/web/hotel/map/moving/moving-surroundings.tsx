import { useMemo, useState } from 'react'
import type { NamedPlace } from '../../../../contract/hotel/ground.ts'
import type { Position } from '../../../../contract/hotel/hotel.ts'
import { useT } from '../../../locale/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { namesBeside, spotBox } from '../draw-nearby.ts'
import type { MapDrawing } from '../map-drawing.ts'
import { MapSpot } from '../map-frame.tsx'
import { projection } from '../map-view.ts'
import { MapAbove } from './map-above.tsx'
import { type MovingFrame, MovingMap } from './moving-map.tsx'
import type { ShownMap } from './use-gl-map.ts'
import { useSteadyView } from './use-steady-view.ts'

interface MovingSurroundingsProps extends MovingFrame {
  map: MapDrawing
  position: Position
}

/** Renders a property and what is near it on a map that can be moved. */
export default function MovingSurroundings({ map, position, ...frame }: MovingSurroundingsProps) {
  const t = useT()
  const [view, setView] = useState(map.view)
  return (
    <MovingMap
      {...frame}
      drawing={map}
      view={view}
      around={position}
      label={t('hotel.map-label')}
      onMove={setView}
    >
      {(shown, names) => (
        <>
          <SpotsAbove shown={shown} names={names} map={map} position={position} />
          <ZoomButtons gl={shown.gl} />
        </>
      )}
    </MovingMap>
  )
}

interface SpotsAboveProps extends Pick<MovingSurroundingsProps, 'map' | 'position'> {
  shown: ShownMap
  names: readonly NamedPlace[]
}

function SpotsAbove({ shown, names, map, position }: SpotsAboveProps) {
  const steady = useSteadyView(shown)
  const { view, size } = steady
  const allNames = useMemo(() => namesBeside(map.pins, names), [map.pins, names])
  const taken = useMemo(() => {
    const project = projection(view, size)
    const spots = [position, ...map.pins.map((pin) => pin.position)]
    return spots.map((spot) => spotBox(project(spot)))
  }, [map.pins, position, view, size])
  const project = projection(shown.view, shown.size)
  return (
    <MapAbove
      shown={shown}
      steady={steady}
      drawing={map}
      names={allNames}
      taken={taken}
      centre={position}
    >
      {map.pins.map((pin) => (
        <MapSpot key={pin.label} label={pin.label} {...project(pin.position)} />
      ))}
    </MapAbove>
  )
}

function ZoomButtons({ gl }: Pick<ShownMap, 'gl'>) {
  const t = useT()
  const look = 'grid size-9 place-items-center hover:bg-sunk'
  return (
    <div className="absolute top-2 right-2 grid overflow-hidden rounded border border-line bg-raised">
      <button
        type="button"
        aria-label={t('hotel.zoom-in')}
        className={look}
        onClick={() => gl.zoomIn()}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={t('hotel.zoom-out')}
        className={look}
        onClick={() => gl.zoomOut()}
      >
        <Icon name="minus" />
      </button>
    </div>
  )
}
