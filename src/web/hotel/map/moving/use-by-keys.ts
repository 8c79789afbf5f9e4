import type { KeyboardEvent } from 'react'
import type { ShownMap } from './use-gl-map.ts'

/** Pixels. */
const step = 100

const steps: Readonly<Record<string, [right: number, down: number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
}

/** Returns what handles the keys of a map and of all that is on it: arrows move it, + and − zoom, Escape leaves it. */
export function useByKeys(shown: ShownMap | undefined, onLeave: () => void) {
  return (event: KeyboardEvent) => {
    if (!shown || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const { gl } = shown
    const by = steps[event.key]
    // Without animation where none is wanted: MapLibre looks.
    if (by) gl.panBy(by, { duration: 150 })
    else if (event.key === '+' || event.key === '=') gl.zoomIn()
    else if (event.key === '-' || event.key === '_') gl.zoomOut()
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
  }
}
