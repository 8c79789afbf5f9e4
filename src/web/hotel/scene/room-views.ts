import type { RoomView } from '../../../contract/hotel/hotel-terms.ts'
import { arch, between, box, disc, draw, each, fill, n, type Random } from './strokes.ts'

/** A part of the picture that shows what is outside. */
export interface Pane {
  x: number
  y: number
  w: number
  h: number
}

/** Draws what a room overlooks. Without a known view there is a blind, which says nothing. */
export function drawView(random: Random, view: RoomView | undefined, pane: Pane): string {
  const { x, y, w, h } = pane
  if (!view) {
    return (
      fill('light', box(x, y, w, h)) +
      draw(
        'stone',
        each(n(h / 12), (index) => `M${n(x)} ${n(y + 8 + index * 12)}h${n(w)}`),
        1.5,
      )
    )
  }
  return (
    fill('sky', box(x, y, w, h)) +
    fill('sun', disc(x + w * between(random, 0.3, 0.7), y + h * 0.24, w * 0.12)) +
    views[view](random, pane)
  )
}

const views: Record<RoomView, (random: Random, pane: Pane) => string> = {
  sea: (_, { x, y, w, h }) =>
    fill('sea', box(x, y + h * 0.55, w, h * 0.45)) +
    draw(
      'light',
      each(
        3,
        (index) =>
          `M${n(x + 8 + index * (w / 3.2))} ${n(y + h * (0.68 + index * 0.09))}q5-3 10 0t10 0`,
      ),
      1.5,
    ) +
    fill('light', `M${n(x + w * 0.6)} ${n(y + h * 0.55)}v-18l14 18z`),
  lake: (random, { x, y, w, h }) =>
    fill('mid', hill(x, y + h * 0.6, w, between(random, 26, 38))) +
    fill('sea', box(x, y + h * 0.6, w, h * 0.4)),
  mountain: (_, { x, y, w, h }) =>
    fill(
      'far',
      `M${n(x)} ${n(y + h)}v${n(-h * 0.3)}l${n(w * 0.4)} ${n(-h * 0.42)} ${n(w * 0.28)} ${n(h * 0.26)} ${n(w * 0.14)} ${n(-h * 0.12)} ${n(w * 0.18)} ${n(h * 0.28)}v${n(h * 0.3)}z`,
    ) +
    fill(
      'light',
      `M${n(x + w * 0.4)} ${n(y + h * 0.28)}l${n(w * 0.13)} ${n(h * 0.12)}h${n(-w * 0.24)}z`,
    ),
  dunes: (_, { x, y, w, h }) =>
    fill('sand', hill(x, y + h * 0.66, w, 24) + box(x, y + h * 0.66, w, h * 0.34)) +
    fill(
      'clay',
      `M${n(x)} ${n(y + h)}v${n(-h * 0.2)}q${n(w / 2)} ${n(-h * 0.16)} ${n(w)} ${n(h * 0.06)}v${n(h * 0.14)}z`,
    ),
  old_town: (_, { x, y, w, h }) =>
    fill(
      'far',
      each(4, (index) =>
        box(x + (index * w) / 4, y + h * (index % 2 ? 0.62 : 0.7), w / 4, h * 0.4).replace(
          /v\d+/,
          `v${n(h * (index % 2 ? 0.38 : 0.3))}`,
        ),
      ),
    ) +
    fill(
      'clay',
      each(
        4,
        (index) =>
          `M${n(x + (index * w) / 4)} ${n(y + h * (index % 2 ? 0.62 : 0.7))}l${n(w / 8)}-14 ${n(w / 8)} 14z`,
      ),
    ) +
    fill('mid', arch(x + w * 0.42, y + h * 0.34, w * 0.16, h * 0.66)),
  skyline: (_, { x, y, w, h }) =>
    fill(
      'mid',
      each(5, (index) => tower({ x, y, w, h }, index, [0.36, 0.2, 0.5, 0.28, 0.44])),
    ) +
    draw(
      'light',
      each(4, (index) => `M${n(x + w * 0.25)} ${n(y + h * 0.34 + index * 12)}h${n(w * 0.1)}`),
      1.5,
    ),
  city: (_, { x, y, w, h }) =>
    fill(
      'far',
      each(5, (index) => tower({ x, y, w, h }, index, [0.7, 0.62, 0.74, 0.66, 0.6])),
    ),
  garden: (_, { x, y, w, h }) =>
    fill('near', box(x, y + h * 0.78, w, h * 0.22)) +
    draw('wood', `M${n(x + w * 0.3)} ${n(y + h * 0.82)}v${n(-h * 0.3)}`, 4) +
    fill(
      'dark',
      disc(x + w * 0.3, y + h * 0.46, w * 0.17, h * 0.17) +
        disc(x + w * 0.74, y + h * 0.74, w * 0.16, h * 0.1),
    ),
}

const hill = (x: number, foot: number, w: number, rise: number): string =>
  `M${n(x)} ${n(foot)}q${n(w / 4)} ${n(-rise)} ${n(w / 2)} ${n(-rise / 2)}t${n(w / 2)} ${n(rise / 2)}z`

const tower = ({ x, y, w, h }: Pane, index: number, tops: readonly number[]): string => {
  const top = n(y + h * (tops[index] ?? 0.5))
  return box(x + (index * w) / 5 + 1, top, w / 5 - 2, n(y + h) - top)
}
