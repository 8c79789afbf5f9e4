import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../../locale/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { type MapSize, type MapView, moved, zoomed } from './map-view.ts'

interface MapControlsProps {
  view: MapView
  size: MapSize
  /** Returns the address of this page with another view. */
  to: (view: MapView) => string
  /** Moves the map, if it can be moved; otherwise the link is followed. */
  onMove: ((view: MapView) => void) | undefined
}

const steps = [
  ['move-up', 'chevron-up', { down: -0.5 }],
  ['move-left', 'chevron-left', { right: -0.5 }],
  ['move-right', 'chevron-right', { right: 0.5 }],
  ['move-down', 'chevron-down', { down: 0.5 }],
] as const

/** Renders links that zoom and move a map. */
export function MapControls({ view, size, to, onMove }: MapControlsProps) {
  const t = useT()
  const link = (next: MapView, label: string, icon: ReactNode) => (
    <Link
      key={label}
      to={to(next)}
      preventScrollReset
      replace
      onClick={(event) => {
        if (!onMove || isForBrowser(event)) return
        event.preventDefault()
        onMove(next)
      }}
      aria-label={label}
      className="grid size-9 place-items-center hover:bg-sunk"
    >
      {icon}
    </Link>
  )
  return (
    <div className="map-controls absolute top-2 right-2 grid gap-2">
      <div className="grid overflow-hidden rounded border border-line bg-raised">
        {link(zoomed(view, 1), t('hotel.zoom-in'), <Icon name="plus" />)}
        {link(zoomed(view, -1), t('hotel.zoom-out'), <Icon name="minus" />)}
      </div>
      <div className="grid overflow-hidden rounded border border-line bg-raised">
        {steps.map(([name, icon, by]) =>
          link(moved(view, size, by), t(`hotel-results.${name}`), <Icon name={icon} />),
        )}
      </div>
    </div>
  )
}

/** Returns whether a click asks the browser for another tab or window. */
export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey
