import type { SceneSetting } from '../../../contract/hotel/hotel-terms.ts'
import { between, box, disc, draw, each, fill, height, n, type Random, width } from './strokes.ts'

/** Where the ground begins. */
export const horizon = 205

/** Draws the sky and what lies in the distance of a setting, down to the horizon. */
export function backdrop(random: Random, setting: SceneSetting): string {
  const sunX = between(random, 50, 350)
  const sunY = between(random, 45, 120)
  const sky =
    fill('sky', box(0, 0, width, height)) +
    fill('sun', disc(sunX, sunY, between(random, 16, 30))) +
    clouds(random)
  return sky + distances[setting](random)
}

function clouds(random: Random): string {
  return each(between(random, 0, 3), () => {
    const [x, y] = [between(random, 20, 340), between(random, 25, 90)]
    return fill('light', disc(x, y, 20, 5) + disc(x + 18, y + 4, 24, 5), 0.7)
  })
}

const distances: Record<SceneSetting, (random: Random) => string> = {
  beach: (random) => ridge(random, 'far', 178, 26) + waterFrom(random, 182),
  lake: (random) =>
    ridge(random, 'far', 140, 50) + ridge(random, 'mid', 172, 24) + waterFrom(random, 182),
  mountain: (random) => peaks(random) + ridge(random, 'mid', 182, 34),
  historic: (random) => ridge(random, 'far', 160, 30) + roofs(random),
  metropolis: (random) => towers(random, 'far', 90, 190) + towers(random, 'mid', 40, 120),
  city: (random) => ridge(random, 'far', 178, 20) + towers(random, 'mid', 24, 80),
  desert: (random) => ridge(random, 'sand', 176, 40) + ridge(random, 'sun', 196, 24),
  countryside: (random) => ridge(random, 'far', 166, 40) + ridge(random, 'mid', 190, 30),
}

/** Draws hills from edge to edge. */
function ridge(random: Random, tone: 'far' | 'mid' | 'sand' | 'sun', top: number, rise: number) {
  let path = `M0 ${height}V${n(top)}`
  for (let x = 0; x < width; ) {
    const span = between(random, 70, 150)
    path += `q${n(span / 2)} ${n(-between(random, rise / 3, rise))} ${n(span)} ${n(between(random, -8, 8))}`
    x += span
  }
  return fill(tone, `${path}V${height}z`)
}

function peaks(random: Random): string {
  return each(2, (index) => {
    const x = between(random, 60, 170) + index * 150
    const top = between(random, 40, 85)
    const wide = between(random, 110, 150)
    return (
      fill('far', `M${n(x - wide)} 215L${n(x)} ${n(top)}L${n(x + wide)} 215z`) +
      fill('light', `M${n(x)} ${n(top)}l26 28-9-3-8 8-9-8-9 8-8-6-9 4z`)
    )
  })
}

function towers(random: Random, tone: 'far' | 'mid', least: number, most: number): string {
  let blocks = ''
  let lights = ''
  for (let x = -10; x < width; x += between(random, 26, 50)) {
    const [w, h] = [between(random, 18, 36), between(random, least, most)]
    blocks += box(x, horizon + 6 - h, w, h)
    for (let y = horizon + 14 - h; y < horizon - 6; y += 12) {
      if (random() < 0.5) lights += box(x + 5, y, w - 10, 2.5)
    }
  }
  return fill(tone, blocks) + fill('light', lights, 0.6)
}

function roofs(random: Random): string {
  let walls = ''
  let tops = ''
  for (let x = -12; x < width; ) {
    const [w, h] = [between(random, 26, 48), between(random, 22, 52)]
    walls += box(x, horizon + 8 - h, w, h)
    const y = horizon + 8 - h
    tops +=
      random() < 0.2
        ? disc(x + w / 2, y, w / 2, w / 2.5)
        : `M${n(x - 3)} ${n(y)}l${n(w / 2 + 3)}-14 ${n(w / 2 + 3)} 14z`
    x += w + between(random, 0, 6)
  }
  return fill('clay', tops, 0.8) + fill('far', walls)
}

function waterFrom(random: Random, top: number): string {
  const waves = each(
    9,
    () => `M${n(between(random, 0, 370))} ${n(between(random, top + 8, height))}q6-3 12 0t12 0`,
  )
  return fill('sea', box(0, top, width, height - top)) + draw('light', waves, 1.5)
}

/** Draws the ground before a building. */
export const groundOf = (setting: SceneSetting, top: number): string =>
  fill(
    setting === 'beach' || setting === 'desert' ? 'sand' : 'near',
    `M0 ${n(top + 6)}q200-14 400 0V${height}H0z`,
  )

/** Draws a tree that grows in a setting, with its foot at a point. */
export function tree(
  random: Random,
  setting: SceneSetting,
  x: number,
  y: number,
  size = 1,
): string {
  if (setting === 'beach' || setting === 'desert') return palm(random, x, y, size)
  if (setting === 'mountain') return conifer(x, y, size)
  const [r, h] = [between(random, 16, 24) * size, between(random, 26, 38) * size]
  return (
    draw('wood', `M${n(x)} ${n(y)}V${n(y - h)}`, 4) +
    fill('dark', disc(x, y - h - r / 2, r, r * 1.1) + disc(x - r / 2, y - h, r * 0.7))
  )
}

export function palm(random: Random, x: number, y: number, size = 1): string {
  const lean = between(random, -10, 10) * size
  const h = between(random, 56, 84) * size
  const [tx, ty] = [x + lean, y - h]
  const leaves = [
    [-24, 8],
    [-22, -9],
    [-6, -20],
    [10, -18],
    [24, -6],
    [22, 10],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `M${n(tx)} ${n(ty)}q${n(dx * 0.6 * size)} ${n((dy - 8) * size * 0.7)} ${n(dx * size)} ${n(dy * size)}`,
    )
    .join('')
  return (
    draw('wood', `M${n(x)} ${n(y)}Q${n(x)} ${n(y - h / 2)} ${n(tx)} ${n(ty)}`, 4) +
    draw('dark', leaves, 4)
  )
}

const conifer = (x: number, y: number, size: number): string =>
  draw('wood', `M${n(x)} ${n(y)}v${n(-14 * size)}`, 4) +
  fill(
    'dark',
    each(3, (step) => {
      const w = (20 - step * 5) * size
      const foot = y - (10 + step * 16) * size
      return `M${n(x - w)} ${n(foot)}L${n(x)} ${n(foot - 26 * size)}L${n(x + w)} ${n(foot)}z`
    }),
  )

/** Draws a low bush with its foot at a point. */
export const bush = (random: Random, x: number, y: number): string =>
  fill('dark', disc(x, y - 6, between(random, 12, 20), 9) + disc(x + 14, y - 5, 12, 7))
