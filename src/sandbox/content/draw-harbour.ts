import { fractionOf, hashText, hashWith } from '../shared/seeded.ts'

/** The light palette of the pages’ drawn scenes. */
const colours = {
  sky: '#dfeae7',
  sun: '#f0c987',
  far: '#b9d0ca',
  mid: '#86b0a7',
  near: '#3f8478',
  dark: '#1d5a52',
  sea: '#9cc7c4',
  light: '#f8f4e6',
}

/**
 * Returns a drawing of a harbour at sunrise as SVG, in pixels: what stands in for a photograph, so that images are shown as
 * uploads are. The same size is the same drawing.
 */
export function drawHarbour(width: number, height: number): string {
  const seed = hashText(`harbour ${width} ${height}`)
  let count = 0
  const random = () => fractionOf(hashWith(seed, count++))
  const horizon = Math.round(height * 0.62)
  const unit = Math.min(width, height)
  const parts = [
    rect(0, 0, width, height, colours.sky),
    `<circle cx="${Math.round(width * 0.68)}" cy="${Math.round(horizon * 0.72)}" r="${Math.round(unit * 0.13)}" fill="${colours.sun}"/>`,
    hills(width, horizon, unit * 0.34, colours.far, random),
    hills(width, horizon, unit * 0.2, colours.mid, random),
  ]
  for (let x = width * 0.06; x < width * 0.6; x += unit * (0.07 + random() * 0.05)) {
    const tall = unit * (0.12 + random() * 0.26)
    parts.push(
      rect(x, horizon - tall, unit * 0.055, tall, random() < 0.5 ? colours.near : colours.dark),
    )
  }
  parts.push(rect(0, horizon, width, height - horizon, colours.sea))
  for (let y = horizon + unit * 0.04; y < height; y += unit * 0.07) {
    const x = random() * width * 0.7
    parts.push(rect(x, y, width * (0.1 + random() * 0.2), unit * 0.008, colours.light))
  }
  parts.push(boat(width * 0.74, horizon + unit * 0.17, unit * 0.2))
  parts.push(boat(width * 0.3, horizon + unit * 0.26, unit * 0.28))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  const [left, top, wide, high] = [x, y, width, height].map(Math.round)
  return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${fill}"/>`
}

function hills(width: number, base: number, tall: number, fill: string, random: () => number) {
  const points = [0, 0.25, 0.5, 0.75, 1].map(
    (part) => `${Math.round(part * width)} ${Math.round(base - tall * (0.35 + random() * 0.65))}`,
  )
  const [first, ...rest] = points
  return `<path d="M0 ${base}L${first}${rest.map((point) => `L${point}`).join('')}L${width} ${base}Z" fill="${fill}"/>`
}

/** A boat with two sails, whose hull is this wide. */
function boat(x: number, y: number, width: number): string {
  const at = (right: number, down: number) =>
    `${Math.round(x + right * width)} ${Math.round(y + down * width)}`
  const shape = (points: string[], fill: string) =>
    `<path d="M${points.join('L')}Z" fill="${fill}"/>`
  return [
    shape([at(-0.5, 0), at(0.5, 0), at(0.36, 0.2), at(-0.36, 0.2)], colours.dark),
    shape([at(0.02, -0.06), at(0.02, -0.9), at(0.46, -0.06)], colours.light),
    shape([at(-0.04, -0.06), at(-0.04, -0.74), at(-0.4, -0.06)], colours.sun),
  ].join('')
}
