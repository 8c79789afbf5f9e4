/** A plot as it's drawn, in units of its `viewBox`: about pixels. The server calculates it, so that pages need no scripts for it. */
export interface PlotView {
  id: string
  title: string
  /** What it shows, in words. */
  description: string
  width: number
  height: number
  /** Horizontal lines of the scale. */
  scale: { y: number; label: string }[]
  /** Labels below. */
  below: { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[]
  lines: { name: string; path: string; dashes: Dashes }[]
  /** How many smaller rows than the ones drawn are left out. */
  leftOut: number
  bars: { name: string; y: number; x: number; width: number; height: number; label: string }[]
}

export type Dashes = 'solid' | 'dashed' | 'dotted'

export interface Series {
  name: string
  values: readonly number[]
}

/** How the values of an axis are written. */
export type Write = (value: number) => string
