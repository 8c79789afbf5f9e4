import { seeded } from '../../ui/scene/scene-traits.ts'
import { bedWidth, drawBed } from './beds.ts'
import { cloth, plant, room } from './interior.ts'
import type { RoomPicture } from './room-picture.ts'
import { drawView, type Pane } from './room-views.ts'
import { box, disc, draw, fill, n, oneOf, type Random } from './strokes.ts'

/** Where beds stand. */
const foot = 258
const gap = 20

/** Rooms of fewer and of more square metres are small and large: their furniture fills more or less of the picture. */
const sizes = { small: 16, large: 34 }

/** Returns the markup inside a room's `<svg>`: its beds, size, view, balcony, bath, and the space to turn a wheelchair. */
export function drawRoom(picture: RoomPicture): string {
  const { squareMetres, view, hasBalcony, bath, isAccessible, seed } = picture
  const random = seeded(`room ${seed}`)
  const { markup } = room(random)
  const isLarge = squareMetres !== undefined && squareMetres > sizes.large
  const isSmall = squareMetres !== undefined && squareMetres < sizes.small
  const left = bath ? 92 : 16
  const right = hasBalcony ? 300 : isLarge ? 350 : 384
  const pane: Pane = hasBalcony
    ? { x: 312, y: 44, w: 72, h: 186 }
    : { x: (left + right) / 2 - 46, y: 34, w: 92, h: 112 }
  return (
    markup +
    (bath ? bathroom(bath) : '') +
    drawView(random, view, pane) +
    (hasBalcony ? balcony(pane) : '') +
    frame(random, pane) +
    (isLarge && !hasBalcony ? plant(random, 374, 262) : '') +
    beds(random, picture, { left, right, most: isLarge ? 0.85 : isSmall ? 1.25 : 1.05 }) +
    (isAccessible ? turningCircle() : '')
  )
}

/** Draws the beds beside each other, as large as they fit. */
function beds(
  random: Random,
  { beds: kinds }: RoomPicture,
  { left, right, most }: { left: number; right: number; most: number },
): string {
  const all = kinds.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind))
  const wide = all.reduce((sum, kind) => sum + bedWidth[kind], 0) + gap * (all.length - 1)
  const scale = Math.min(most, (right - left - 12) / wide)
  let x = (left + right - wide * scale) / 2
  return all
    .map((kind) => {
      const at = x
      x += (bedWidth[kind] + gap) * scale
      return `<g data-bed="${kind}" transform="translate(${n(at)} ${foot}) scale(${scale.toFixed(2)})">${drawBed(random, kind)}</g>`
    })
    .join('')
}

function frame(random: Random, { x, y, w, h }: Pane): string {
  const curtain = oneOf(random, cloth)
  return (
    fill(
      'light',
      `M${n(x - 5)} ${y - 5}h${w + 10}v${h + 10}h${-w - 10}zM${n(x)} ${y}v${h}h${w}v${-h}z${box(x + w / 2 - 2, y, 4, h)}`,
    ) +
    fill(curtain, `M${n(x - 18)} ${y - 10}h20q5 ${n(h / 2)}-7 ${h + 20}h-13z`) +
    fill(curtain, `M${n(x + w + 18)} ${y - 10}h-20q-5 ${n(h / 2)} 7 ${h + 20}h13z`) +
    draw('wood', `M${n(x - 22)} ${y - 11}h${w + 44}`, 3)
  )
}

/** Draws the railing outside of a door of glass. */
const balcony = ({ x, y, w, h }: Pane): string =>
  `<g data-part="balcony">${draw(
    'dark',
    `M${x} ${y + h - 52}h${w}${Array.from({ length: 8 }, (_, bar) => `M${x + 4 + bar * 9} ${y + h - 52}v50`).join('')}`,
    2,
  )}</g>`

/** Draws the bathroom through its open door. */
function bathroom(kind: NonNullable<RoomPicture['bath']>): string {
  const inside =
    kind === 'shower'
      ? draw('dark', 'M34 96v-14h22v10M48 96h16M50 104v10M56 104v14M62 104v10', 3) +
        fill('sky', box(24, 130, 54, 102), 0.5)
      : fill('light', 'M20 186h64q2 44-14 46h-36q-16-2-14-46z') +
        fill('sea', box(24, 184, 56, 4)) +
        draw('dark', 'M76 186v-24h-10', 3)
  const outside =
    kind === 'open_air_bath'
      ? fill('sky', box(16, 62, 72, 90)) +
        fill('near', disc(40, 152, 26, 22) + disc(74, 156, 18, 16)) +
        draw('light', 'M40 176q-6-8 0-16M52 176q-6-8 0-16M64 176q-6-8 0-16', 2)
      : ''
  return `<g data-part="bath-${kind}">${
    fill('wood', box(10, 56, 84, 180)) + fill('stone', box(16, 62, 72, 174)) + outside + inside
  }</g>`
}

/** Draws the circle of 1.5 m that a wheelchair turns in, with the wheelchair. */
const turningCircle = (): string =>
  `<g data-part="turning">${
    fill('light', disc(200, 281, 74, 16), 0.85) +
    `<ellipse class="stroke-scene-dark" cx="200" cy="281" rx="74" ry="16" fill="none" stroke-width="2" stroke-dasharray="7 5"/>` +
    draw('dark', 'M192 262v14h13l6 11M192 268h10M189 274a9 9 0 1 0 14 11', 2.5) +
    fill('dark', disc(192, 257, 4))
  }</g>`
