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
import { backdrop, bush, groundOf, palm, tree } from './surroundings.ts'

type View = (random: Random, setting: SceneSetting) => string

const cloth = ['clay', 'light', 'sage', 'sun'] as const

function parasol(random: Random, x: number, y: number): string {
  const tone = oneOf(random, cloth)
  return (
    draw('wood', `M${n(x)} ${n(y)}v-46`, 3) +
    fill(tone, `M${n(x - 34)} ${n(y - 42)}Q${n(x)} ${n(y - 74)} ${n(x + 34)} ${n(y - 42)}z`)
  )
}

const sunbed = (x: number, y: number, tone: Tone = 'light'): string =>
  draw('wood', `M${n(x)} ${n(y)}v8M${n(x + 44)} ${n(y)}v8`, 3) +
  fill(tone, `M${n(x - 4)} ${n(y)}h52v-6h-34l-16-16-5 4z`)

/** A pool before the house, with beds to lie on. */
export const pool: View = (random, setting) => {
  const [left, right] = [between(random, 30, 90), between(random, 320, 372)]
  const bend = between(random, -20, 20)
  const water = `M${n(left)} 236Q200 ${n(214 + bend / 3)} ${n(right)} 236L${n(right + 34)} 284Q200 ${n(304 + bend / 4)} ${n(left - 40)} 284z`
  return (
    backdrop(random, setting) +
    groundOf(setting, 190) +
    tree(random, setting, 26, 214) +
    tree(random, setting, 376, 210) +
    fill('stone', box(0, 212, 400, 88)) +
    fill('sea', water) +
    draw(
      'light',
      each(
        7,
        () => `M${n(between(random, 90, 300))} ${n(between(random, 240, 282))}q8-4 16 0t16 0`,
      ),
      2,
    ) +
    parasol(random, between(random, 110, 150), 226) +
    sunbed(120, 220) +
    parasol(random, between(random, 250, 290), 224) +
    sunbed(250, 218, oneOf(random, cloth))
  )
}

/** The beach, with parasols and a boat. */
export const beach: View = (random) => {
  const boat = between(random, 60, 320)
  return (
    backdrop(random, 'beach') +
    fill('light', 'M0 236q60-12 120-4t140-2 140-6v12H0z', 0.9) +
    fill('sand', 'M0 242q70-14 140-4t150-4 110-4V300H0z') +
    fill('wood', `M${n(boat)} 206h40l-9 11h-24z`) +
    fill('light', `M${n(boat + 18)} 202v-34l18 34z`) +
    parasol(random, between(random, 90, 150), 272) +
    sunbed(120, 270, oneOf(random, cloth)) +
    parasol(random, between(random, 240, 310), 284) +
    sunbed(270, 284) +
    palm(random, random() < 0.5 ? 24 : 380, 290, 1.6)
  )
}

/** What can be seen from the house, framed by a window or over a railing. */
export const view: View = (random, setting) => {
  const panes = n(between(random, 2, 3))
  const bars = each(panes - 1, (index) => box(18 + ((index + 1) * 364) / panes - 4, 18, 8, 210))
  const hasSill = random() < 0.5
  return (
    backdrop(random, setting) +
    groundOf(setting, 214) +
    tree(random, setting, between(random, 60, 140), 240) +
    tree(random, setting, between(random, 260, 340), 246, 0.8) +
    (hasSill
      ? fill('wood', `M0 0h400v300H0zM18 18v214h364V18z${bars}`) +
        fill('light', box(0, 244, 400, 56)) +
        fill('dark', disc(70, 236, 20, 16)) +
        fill('clay', box(56, 236, 28, 22))
      : fill('stone', box(0, 262, 400, 38)) +
        draw('wood', `M0 222h400${each(13, (index) => `M${10 + index * 32} 222v42`)}`, 4))
  )
}

/** A garden with a path. */
export const garden: View = (random, setting) => {
  const bend = between(random, -60, 60)
  const flowers = each(22, () => disc(between(random, 10, 390), between(random, 236, 292), 3))
  return (
    backdrop(random, setting === 'metropolis' ? 'city' : setting) +
    groundOf('countryside', 206) +
    fill(
      'sand',
      `M${n(188 + bend)} 212q${n(-bend)} 40 ${n(-40 - bend)} 88h110q${n(-40 + bend / 2)}-44 ${n(-50 + bend / 2)}-88z`,
    ) +
    each(5, (index) =>
      tree(random, setting, 20 + index * 90 + between(random, -16, 16), between(random, 218, 236)),
    ) +
    each(4, () => bush(random, between(random, 10, 370), between(random, 258, 286))) +
    fill(oneOf(random, cloth), flowers) +
    (random() < 0.6
      ? fill('wood', box(276, 244, 74, 6) + box(276, 226, 74, 5)) +
        draw('wood', 'M282 250v16M344 250v16M282 228v22M344 228v22', 3)
      : '')
  )
}

/** A courtyard with arches around a fountain. */
export const courtyard: View = (random) => {
  const wall = oneOf(random, ['sand', 'clay', 'stone', 'sage'] as const)
  const count = n(between(random, 4, 6))
  const step = 400 / count
  return (
    fill('sky', box(0, 0, 400, 300)) +
    fill(wall, box(0, 34, 400, 206)) +
    fill('wood', box(0, 26, 400, 10) + box(0, 130, 400, 6)) +
    fill(
      'dark',
      each(count, (index) => arch(index * step + step * 0.2, 148, step * 0.6, 92)),
      0.8,
    ) +
    fill(
      'sun',
      each(count, (index) =>
        random() < 0.5 ? arch(index * step + step * 0.32, 60, step * 0.36, 52) : '',
      ),
    ) +
    fill(
      'near',
      each(count, (index) => (random() < 0.4 ? disc(index * step + step / 2, 226, 14, 18) : '')),
    ) +
    fill('stone', box(0, 240, 400, 60)) +
    draw(
      'sand',
      each(5, (index) => `M0 ${246 + index * 12}h400`),
      1.5,
    ) +
    fill('light', disc(200, 268, 78, 18)) +
    fill('sea', disc(200, 266, 66, 13)) +
    fill('stone', box(194, 232, 12, 34) + disc(200, 232, 26, 6)) +
    draw('sea', 'M200 226v-16M200 214q-14-8-20 14M200 214q14-8 20 14', 2.5) +
    palm(random, between(random, 20, 50), 262, 0.9) +
    palm(random, between(random, 350, 380), 262, 0.9)
  )
}

/** A terrace with a table for two. */
export const terrace: View = (random, setting) => {
  const x = between(random, 120, 260)
  const chair = (at: number, turn: 1 | -1) =>
    draw('wood', `M${n(at)} 272v-26h${20 * turn}v26M${n(at)} 246v-30`, 4)
  return (
    backdrop(random, setting) +
    groundOf(setting, 206) +
    tree(random, setting, 30, 224) +
    fill('wood', box(0, 236, 400, 64)) +
    draw(
      'dark',
      each(5, (index) => `M0 ${246 + index * 12}h400`),
      1,
    ) +
    draw('light', `M0 196h400${each(14, (index) => `M${6 + index * 30} 196v42`)}`, 3) +
    parasol(random, x, 262) +
    fill('light', disc(x, 240, 34, 6)) +
    draw('stone', `M${n(x)} 244v34`, 5) +
    chair(x - 62, 1) +
    chair(x + 62, -1) +
    fill('clay', box(356, 238, 28, 26)) +
    fill('dark', disc(370, 228, 22, 20))
  )
}

/** A hot spring between rocks, with steam. */
export const hotSpring: View = (random, setting) => {
  const steam = each(4, () => {
    const [x, y] = [between(random, 110, 290), between(random, 190, 230)]
    return `M${n(x)} ${n(y)}q-10-14 0-26t0-26`
  })
  const rocks = each(11, (index) =>
    disc(28 + index * 35, between(random, 276, 290), between(random, 18, 28), 15),
  )
  const bamboo = each(
    6,
    (index) => `M${n(296 + index * 17 + between(random, -4, 4))} 226V${n(between(random, 50, 96))}`,
  )
  return (
    backdrop(random, setting === 'metropolis' || setting === 'city' ? 'countryside' : setting) +
    groundOf('countryside', 200) +
    draw('near', bamboo, 5) +
    fill('stone', disc(190, 258, 190, 46)) +
    fill('sea', disc(190, 258, 164, 36)) +
    draw('light', steam, 4) +
    fill('far', rocks) +
    fill('wood', `M30 196l66-28 66 28v8H30z${box(40, 204, 5, 44)}${box(146, 204, 5, 44)}`)
  )
}
