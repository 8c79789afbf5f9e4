import { scaleBand, scaleLinear } from 'd3-scale'
import type { PlotView, Write } from './plot-view.ts'

const width = 360
const row = 36
const most = 8
/** Room for a value behind the longest bar. */
const right = width - 110
const thickness = 12

/** Draws the largest rows as bars from the left, the largest first, each below its name and before its value. */
export function barPlot(plot: {
  id: string
  title: string
  description: string
  rows: readonly { name: string; value: number }[]
  write: Write
}): PlotView {
  const { id, title, description, write } = plot
  const rows = plot.rows.toSorted((one, other) => other.value - one.value).slice(0, most)
  const height = Math.max(1, rows.length) * row
  const x = scaleLinear([0, Math.max(1, ...rows.map(({ value }) => value))], [0, right])
  const y = scaleBand(
    rows.map((_, index) => index),
    [0, height],
  )
  return {
    id,
    title,
    description,
    width,
    height,
    scale: [],
    below: [],
    lines: [],
    leftOut: plot.rows.length - rows.length,
    bars: rows.map(({ name, value }, index) => ({
      name,
      x: 0,
      y: Math.round(y(index) ?? 0) + 18,
      width: Math.round(x(value) * 10) / 10,
      height: thickness,
      label: write(value),
    })),
  }
}
