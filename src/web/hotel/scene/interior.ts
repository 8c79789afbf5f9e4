import type { SceneSetting } from '../../../contract/hotel/hotel-terms.ts'
import {
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

/** Draws the inside of a property; `across` is the side of what the picture is about, if that isn't in the middle. */
export type IndoorView = (
  random: Random,
  setting: SceneSetting,
) => { markup: string; across?: 'xMin' | 'xMax' }

const wallTones = ['sand', 'stone', 'sage', 'far', 'clay'] as const
/** Tones of curtains, covers and cushions. */
export const cloth = ['clay', 'near', 'sun', 'sea', 'mid'] as const

/** Draws walls and floor; returns the wall's tone too, so that furniture differs from it. */
export function room(random: Random): { wall: Tone; markup: string } {
  const wall = oneOf(random, wallTones)
  const floor: Tone = oneOf(random, ['wood', 'stone', 'far'])
  const boards = draw(
    'dark',
    each(4, (index) => `M0 ${246 + index * 15}h400`),
    0.6,
  )
  return {
    wall,
    markup:
      fill(wall, box(0, 0, 400, 236)) +
      fill(floor === wall ? 'wood' : floor, box(0, 236, 400, 64)) +
      boards +
      fill('light', box(0, 230, 400, 7)),
  }
}

/** Draws a window onto the surroundings, with curtains. */
export function outlook(random: Random, setting: SceneSetting, x: number, w: number): string {
  const top = 36
  const h = 120
  const isSea = setting === 'beach' || setting === 'lake'
  const far: Tone = isSea ? 'sea' : setting === 'desert' ? 'sun' : 'mid'
  const hill = between(random, 50, 90)
  const skyline = each(5, (index) => {
    const y = top + between(random, 30, 80)
    return box(x + (index * w) / 5 + 3, y, w / 5 - 6, top + h - y)
  })
  const land =
    setting === 'metropolis' || setting === 'city'
      ? fill('far', skyline)
      : fill(
          far,
          `M${n(x)} ${top + h}v${-n(h - hill)}q${n(w / 4)} ${isSea ? 0 : -24} ${n(w / 2)} 0t${n(w / 2)} 0v${n(h - hill)}z`,
        )
  const curtain: Tone = oneOf(random, cloth)
  return (
    fill('sky', box(x, top, w, h)) +
    fill('sun', disc(x + between(random, 0.3, 0.7) * w, top + 34, 12)) +
    land +
    fill(
      'light',
      `M${n(x - 6)} ${top - 6}h${n(w + 12)}v${h + 12}h${-n(w + 12)}zM${n(x)} ${top}v${h}h${n(w)}v${-h}z${box(x + w / 2 - 2, top, 4, h)}`,
    ) +
    fill(
      curtain,
      `M${n(x - 22)} ${top - 12}h26q6 70-8 ${h + 40}h-18zM${n(x + w + 22)} ${top - 12}h-26q-6 70 8 ${h + 40}h18z`,
    ) +
    draw('wood', `M${n(x - 28)} ${top - 13}h${n(w + 56)}`, 3)
  )
}

export const lamp = (x: number, y: number): string =>
  fill('sun', `M${n(x - 15)} ${n(y)}l7-24h16l7 24z`) + draw('wood', `M${n(x)} ${n(y)}v16`, 3)

export const pendant = (x: number, long: number, tone: Tone = 'wood'): string =>
  draw('dark', `M${n(x)} 0v${n(long)}`, 1.5) +
  fill(tone, `M${n(x - 18)} ${n(long + 20)}q18-34 36 0z`) +
  fill('sun', disc(x, long + 21, 7, 4))

export function plant(random: Random, x: number, y: number): string {
  const leaves = each(6, (index) => {
    const lean = -30 + index * 12
    return `M${n(x)} ${n(y - 24)}q${n(lean / 2)}-30 ${n(lean)} ${n(-between(random, 30, 54))}`
  })
  return draw('near', leaves, 5) + fill('clay', `M${n(x - 16)} ${n(y - 26)}h32l-5 28h-22z`)
}
