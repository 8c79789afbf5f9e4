import type { SceneSetting } from '../../../contract/hotel/hotel-terms.ts'
import {
  arch,
  between,
  box,
  disc,
  draw,
  each,
  fill,
  n,
  oneOf,
  type Random,
  type Tone,
} from './strokes.ts'
import { backdrop, bush, groundOf, tree } from './surroundings.ts'

/** The foot of buildings. */
const foot = 252

type Facade = (random: Random, wall: Tone) => string
const walls = ['sand', 'clay', 'stone', 'sage'] as const

/** Draws a property from the street or the beach, in the middle of the picture: lists crop the sides. */
export function facade(random: Random, setting: SceneSetting): string {
  const build = oneOf(random, styles[setting])
  const wall = oneOf(random, walls)
  const isLeft = random() < 0.5
  return (
    backdrop(random, setting) +
    groundOf(setting, 240) +
    tree(random, setting, isLeft ? 36 : 366, 256) +
    build(random, wall) +
    each(between(random, 1, 3), () => bush(random, between(random, 10, 380), 268)) +
    tree(random, setting, isLeft ? 372 : 30, 276, 1.25)
  )
}

/** Draws windows in rows; some are lit. */
function windows(
  random: Random,
  area: { x: number; y: number; w: number; h: number },
  grid: { columns: number; rows: number },
  shape: (x: number, y: number, w: number, h: number) => string = box,
): string {
  const [cw, ch] = [area.w / grid.columns, area.h / grid.rows]
  let lit = ''
  let plain = ''
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const at = shape(
        area.x + column * cw + cw * 0.24,
        area.y + row * ch + ch * 0.22,
        cw * 0.52,
        ch * 0.56,
      )
      if (random() < 0.45) lit += at
      else plain += at
    }
  }
  return fill('dark', plain, 0.75) + fill('sun', lit)
}

const door = (x: number, tone: Tone = 'dark'): string =>
  fill(tone, box(x - 15, foot - 34, 30, 34)) +
  fill('sun', box(x - 11, foot - 29, 9, 29) + box(x + 2, foot - 29, 9, 29)) +
  fill('wood', `M${n(x - 26)} ${foot - 40}h52l-6 10h-40z`)

/** A block of several floors, with balconies or without, and a sign or a terrace on its roof. */
const block: Facade = (random, wall) => {
  const w = n(between(random, 170, 250))
  const rows = n(between(random, 3, 6))
  const h = rows * 26 + 44
  const [x, y] = [200 - w / 2, foot - h]
  const columns = n(w / between(random, 26, 36))
  const floor = (index: number) => y + 16 + (index + 1) * 26
  const balconies =
    random() < 0.5
      ? draw(
          'light',
          each(rows, (index) => `M${n(x + 8)} ${n(floor(index))}h${w - 16}`),
          3,
        )
      : ''
  const roof = oneOf(random, [
    fill('wood', box(x - 5, y - 6, w + 10, 7)),
    fill('near', box(x + w * 0.2, y - 20, w * 0.6, 20)) +
      fill('light', box(x + w * 0.3, y - 14, w * 0.4, 6)),
    fill(
      'dark',
      `M${n(x - 6)} ${n(y + 1)}L${n(x + 20)} ${n(y - 26)}H${n(x + w - 20)}L${n(x + w + 6)} ${n(y + 1)}z`,
    ),
  ])
  return (
    roof +
    fill(wall, box(x, y, w, h)) +
    windows(random, { x: x + 6, y: y + 12, w: w - 12, h: rows * 26 }, { columns, rows }) +
    balconies +
    fill('light', box(x, foot - 36, w, 3)) +
    door(200)
  )
}

/** A tower with a lower wing. */
const tower: Facade = (random, wall) => {
  const w = n(between(random, 84, 120))
  const rows = n(between(random, 8, 11))
  const h = rows * 19 + 30
  const x = between(random, 118, 282 - w)
  const y = foot - h
  const wing = random() < 0.5 ? x - 74 : x + w - 12
  return (
    fill('far', box(wing, foot - 88, 86, 88)) +
    windows(random, { x: wing + 4, y: foot - 80, w: 78, h: 48 }, { columns: 5, rows: 2 }) +
    fill(wall, box(x, y, w, h)) +
    (random() < 0.5
      ? fill('near', box(x + 10, y - 12, w - 20, 12))
      : draw('dark', `M${n(x + w / 2)} ${n(y)}v-22`, 3)) +
    windows(random, { x: x + 4, y: y + 8, w: w - 8, h: rows * 19 }, { columns: n(w / 20), rows }) +
    fill('light', box(x - 6, foot - 40, w + 12, 5)) +
    door(x + w / 2)
  )
}

/** A house with a pitched roof. */
const house: Facade = (random, wall) => {
  const w = n(between(random, 170, 230))
  const rows = n(between(random, 2, 3))
  const h = rows * 36 + 40
  const [x, y] = [200 - w / 2, foot - h]
  const rise = between(random, 42, 66)
  const roof: Tone = oneOf(random, ['wood', 'dark', 'clay'])
  const gables = random() < 0.5 ? [200] : [x + w * 0.25, x + w * 0.75]
  const dormers = gables.map((at) => `M${n(at - 16)} ${n(y - 12)}l16-18 16 18v14h-32z`).join('')
  return (
    fill(wall, box(x, y, w, h)) +
    fill(
      roof,
      `M${n(x - 14)} ${n(y + 4)}L${n(x + 26)} ${n(y - rise)}H${n(x + w - 26)}L${n(x + w + 14)} ${n(y + 4)}z`,
    ) +
    fill(wall, dormers) +
    fill('sun', gables.map((at) => disc(at, y - 12, 5)).join('')) +
    windows(random, { x: x + 8, y: y + 8, w: w - 16, h: rows * 36 }, { columns: n(w / 40), rows }) +
    (random() < 0.5
      ? draw('wood', `M${n(x + 6)} ${n(y + 44)}h${w - 12}M${n(x + 6)} ${n(y + 34)}h${w - 12}`, 2)
      : '') +
    door(200, 'wood')
  )
}

/** A low house under wide, curved roofs. */
const pavilion: Facade = (random, wall) => {
  const w = n(between(random, 220, 280))
  const x = 200 - w / 2
  const roof: Tone = oneOf(random, ['dark', 'wood', 'near'])
  const eaves = (top: number, wide: number) =>
    `M${n(200 - wide / 2 - 22)} ${top + 20}Q${n(200 - wide / 2)} ${top + 14} ${n(200 - wide / 3)} ${top - 16}H${n(200 + wide / 3)}Q${n(200 + wide / 2)} ${top + 14} ${n(200 + wide / 2 + 22)} ${top + 20}z`
  const two = random() < 0.6
  return (
    (two
      ? fill(wall, box(200 - w * 0.3, 128, w * 0.6, 60)) +
        windows(
          random,
          { x: 200 - w * 0.28, y: 140, w: w * 0.56, h: 40 },
          { columns: 5, rows: 1 },
        ) +
        fill(roof, eaves(116, w * 0.62))
      : '') +
    fill(wall, box(x, 186, w, foot - 186)) +
    windows(random, { x: x + 4, y: 200, w: w - 8, h: 46 }, { columns: n(w / 26), rows: 1 }) +
    draw('wood', `M${n(x)} 200h${w}M${n(x)} 244h${w}`, 3) +
    fill(roof, eaves(172, w)) +
    fill('light', box(184, 204, 32, 48)) +
    draw('wood', 'M200 204v48M184 220h32M184 236h32', 1.5)
  )
}

/** Thick walls with arches, a parapet and perhaps a dome. */
const arches: Facade = (random, wall) => {
  const w = n(between(random, 200, 260))
  const h = n(between(random, 110, 150))
  const [x, y] = [200 - w / 2, foot - h]
  const columns = n(w / 38)
  const parapet = each(n(w / 16), (index) => box(x + index * 16 + 2, y - 8, 9, 9))
  return (
    (random() < 0.5
      ? fill('near', disc(200, y, 34, 34))
      : fill(wall, box(x + w - 50, y - 40, 34, 44) + box(x + w - 52, y - 46, 38, 8))) +
    fill(wall, box(x, y, w, h) + parapet) +
    windows(random, { x: x + 6, y: y + 12, w: w - 12, h: 44 }, { columns, rows: 1 }, arch) +
    fill(
      'wood',
      each(columns, (index) => arch(x + 10 + (index * (w - 20)) / columns + 4, foot - 58, 24, 58)),
    ) +
    fill('dark', arch(178, foot - 72, 44, 72)) +
    fill('sun', arch(186, foot - 60, 28, 60))
  )
}

/** Huts under thatched roofs, around the middle. */
const huts: Facade = (random, wall) => {
  const count = n(between(random, 2, 3))
  return each(count, (index) => {
    const x = 200 + (index - (count - 1) / 2) * 110
    const y = 236 - between(random, 0, 16)
    return (
      draw('wood', `M${n(x - 30)} ${n(y)}v18M${n(x)} ${n(y)}v18M${n(x + 30)} ${n(y)}v18`, 4) +
      fill(wall, box(x - 34, y - 50, 68, 50)) +
      fill(
        'wood',
        `M${n(x - 52)} ${n(y - 44)}Q${n(x - 20)} ${n(y - 60)} ${n(x)} ${n(y - 100)}Q${n(x + 20)} ${n(y - 60)} ${n(x + 52)} ${n(y - 44)}z`,
      ) +
      fill('dark', box(x - 12, y - 36, 24, 36)) +
      fill('sun', box(x - 9, y - 33, 8, 33)) +
      draw('light', `M${n(x - 38)} ${n(y)}h76`, 4)
    )
  })
}

const styles: Record<SceneSetting, readonly [Facade, ...Facade[]]> = {
  beach: [huts, block, pavilion, arches],
  mountain: [house, pavilion, block],
  historic: [house, arches, block],
  metropolis: [tower, block, tower],
  city: [block, tower, house],
  desert: [arches, block, huts],
  lake: [house, pavilion, block],
  countryside: [house, arches, pavilion],
}
