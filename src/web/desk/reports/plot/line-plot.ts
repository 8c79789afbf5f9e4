import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { PlotView, Series, Write } from './plot-view.ts'

const width = 360
const height = 160
const left = 44
const right = width - 8
const top = 12
const bottom = height - 24

/** Draws up to three series over days, whose lines differ by their dashes. */
export function linePlot(plot: {
  id: string
  title: string
  description: string
  /** What stands below the first, the middle and the last value. */
  days: readonly string[]
  series: readonly Series[]
  write: Write
}): PlotView {
  const { id, title, description, days, series, write } = plot
  const last = Math.max(1, days.length - 1)
  const all = series.flatMap(({ values }) => values)
  const x = scaleLinear([0, last], [left, right])
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [bottom, top]).nice(3)
  const draw = line<number>(
    (_, index) => round(x(index)),
    (value) => round(y(value)),
  )
  // A line needs two points: a single day is a line across.
  const drawn = (values: readonly number[]) =>
    draw(values.length === 1 ? [...values, ...values] : [...values]) ?? ''
  return {
    id,
    title,
    description,
    width,
    height,
    scale: y
      .ticks(3)
      .filter(Number.isInteger)
      .map((value) => ({ y: round(y(value)), label: write(value) })),
    below: labelled(days).map(({ index, anchor }) => ({
      x: round(x(index)),
      label: days[index] ?? '',
      anchor,
    })),
    lines: series.map(({ name, values }, index) => ({
      name,
      path: drawn(values),
      dashes: patterns[index] ?? 'dotted',
    })),
    leftOut: 0,
    bars: [],
  }
}

const patterns = ['solid', 'dashed', 'dotted'] as const

function labelled({ length }: readonly string[]) {
  const first = { index: 0, anchor: 'start' as const }
  const last = { index: length - 1, anchor: 'end' as const }
  const middle = { index: Math.floor(length / 2), anchor: 'middle' as const }
  if (length < 2) return [first]
  return length < 5 ? [first, last] : [first, middle, last]
}

const round = (value: number): number => Math.round(value * 10) / 10
