import { cloth, type IndoorView, lamp, outlook, pendant, plant, room } from './interior.ts'
import { between, box, disc, draw, each, fill, n, oneOf, type Random } from './strokes.ts'

function picture(random: Random, x: number, y: number): string {
  const [w, h] = [between(random, 40, 66), between(random, 34, 46)]
  return (
    fill('wood', box(x, y, w, h)) +
    fill('light', box(x + 4, y + 4, w - 8, h - 8)) +
    fill(
      oneOf(random, cloth),
      `M${n(x + 4)} ${n(y + h - 4)}l${n(w / 3)}-16 ${n(w / 5)} 9 ${n(w / 5)}-14 ${n(w * 0.266 - 8)} 21z`,
    )
  )
}

/** Draws a bed from its foot, as wide as `w`, standing at `y`. */
function bed(random: Random, x: number, y: number, w: number): string {
  const cover = oneOf(random, cloth)
  const pillows = w > 110 ? 2 : 1
  const each1 = (w - 20) / pillows
  return (
    fill('wood', `M${n(x)} ${n(y)}v-74q${n(w / 2)}-24 ${n(w)} 0v74z`) +
    fill('light', `M${n(x - 4)} ${n(y)}v-44h${n(w + 8)}v44z`) +
    fill(
      'stone',
      each(
        pillows,
        (index) =>
          `M${n(x + 12 + index * each1)} ${n(y - 42)}q${n(each1 / 2 - 4)}-22 ${n(each1 - 8)} 0v10h${-n(each1 - 8)}z`,
      ),
    ) +
    fill(cover, `M${n(x - 10)} ${n(y + 18)}v-42q${n(w / 2 + 10)}-12 ${n(w + 20)} 0v42z`) +
    fill('dark', box(x - 6, y + 18, 8, 8) + box(x + w - 2, y + 18, 8, 8))
  )
}

export const bedroom: IndoorView = (random, setting) => {
  const { markup } = room(random)
  const isLeft = random() < 0.5
  const w = between(random, 120, 160)
  const x = isLeft ? 54 : 346 - w
  const seat = isLeft ? 318 : 66
  const drawn =
    markup +
    outlook(random, setting, isLeft ? 262 : 44, 92) +
    picture(random, x + w / 2 - 28, 62) +
    fill('wood', box(x - 42, 210, 30, 46) + box(x + w + 12, 210, 30, 46)) +
    lamp(x - 27, 194) +
    lamp(x + w + 27, 194) +
    bed(random, x, 256, w) +
    fill(oneOf(random, cloth), `M${n(seat - 26)} 262v-44q26-16 52 0v44z`) +
    fill('light', box(seat - 20, 236, 40, 12)) +
    (random() < 0.5 ? plant(random, isLeft ? 382 : 18, 270) : '')
  return { markup: drawn, across: isLeft ? 'xMin' : 'xMax' }
}

export const dormitory: IndoorView = (random, setting) => {
  const { markup } = room(random)
  const bunk = (x: number) => {
    const [one, other] = [oneOf(random, cloth), oneOf(random, cloth)]
    return (
      draw(
        'wood',
        `M${x} 268V96M${x + 108} 268V96M${x + 84} 266V120M${x + 84} 140h24M${x + 84} 166h24M${x + 84} 192h24M${x + 84} 218h24`,
        5,
      ) +
      fill('light', box(x, 138, 108, 16) + box(x, 226, 108, 16)) +
      fill(one, box(x + 34, 130, 72, 16)) +
      fill(other, box(x + 34, 218, 72, 16)) +
      fill('stone', disc(x + 18, 132, 16, 8) + disc(x + 18, 220, 16, 8))
    )
  }
  const drawn =
    markup +
    outlook(random, setting, 158, 84) +
    bunk(20) +
    bunk(272) +
    fill('wood', box(170, 240, 60, 26)) +
    fill(oneOf(random, cloth), box(170, 234, 60, 8)) +
    pendant(200, 4)
  return { markup: drawn, across: 'xMin' }
}

export const bathroom: IndoorView = (random, setting) => {
  const tile = oneOf(random, ['stone', 'sage', 'far', 'sand'] as const)
  const isLeft = random() < 0.5
  const basin = isLeft ? 62 : 288
  const tub = isLeft ? 196 : 24
  const lines =
    each(7, (index) => `M0 ${34 * (index + 1)}h400`) +
    each(11, (index) => `M${36 * (index + 1)} 0v238`)
  const drawn =
    fill(tile, box(0, 0, 400, 238)) +
    draw('light', lines, 1) +
    fill('stone', box(0, 238, 400, 62)) +
    (random() < 0.6 ? outlook(random, setting, tub + 50, 80) : plant(random, tub + 150, 196)) +
    (random() < 0.5
      ? fill('light', disc(basin + 25, 92, 36, 44)) + fill('sky', disc(basin + 25, 92, 31, 39))
      : fill('light', box(basin - 14, 48, 78, 88)) + fill('sky', box(basin - 9, 53, 68, 78))) +
    fill('wood', box(basin - 26, 176, 102, 10) + box(basin - 20, 186, 90, 62)) +
    fill('light', `M${n(basin - 8)} 158h66q-4 20-20 20h-26q-16 0-20-20z`) +
    draw('dark', `M${n(basin + 25)} 158v-16h12`, 4) +
    fill('light', `M${n(tub)} 206h182q2 52-30 54h-122q-32-2-30-54z`) +
    fill('sea', box(tub + 10, 204, 162, 4)) +
    draw('dark', `M${n(tub + 166)} 206v-36h-16`, 4) +
    fill(oneOf(random, cloth), box(basin - 16, 200, 24, 34)) +
    fill('wood', disc(tub + 40, 262, 9, 5) + disc(tub + 140, 262, 9, 5))
  return { markup: drawn, across: isLeft ? 'xMax' : 'xMin' }
}
