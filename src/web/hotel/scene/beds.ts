import type { BedKind } from '../../../contract/hotel/hotel-terms.ts'
import { cloth } from './interior.ts'
import { box, disc, draw, each, fill, n, oneOf, type Random } from './strokes.ts'

/** How wide beds are, in units of the picture: a king bed is twice as wide as a single. */
export const bedWidth: Record<BedKind, number> = {
  single: 60,
  double: 88,
  queen: 102,
  king: 120,
  sofa_bed: 104,
  bunk: 84,
  futon: 64,
}

/** Draws a bed whose left foot is at 0, 0. */
export function drawBed(random: Random, kind: BedKind): string {
  const w = bedWidth[kind]
  switch (kind) {
    case 'bunk':
      return bunk(random, w)
    case 'futon':
      return futon(random, w)
    case 'sofa_bed':
      return sofaBed(random, w)
    default:
      return standing(random, w, kind === 'single' ? 1 : 2)
  }
}

/** A bed from its foot, with a pillow for each guest. */
function standing(random: Random, w: number, pillows: number): string {
  const wide = (w - 16) / pillows
  return (
    fill('wood', `M0 0v-72q${n(w / 2)}-20 ${w} 0v72z`) +
    fill('light', box(-3, -44, w + 6, 44)) +
    fill(
      'stone',
      each(
        pillows,
        (index) =>
          `M${n(10 + index * wide)} -42q${n(wide / 2 - 2)}-20 ${n(wide - 4)} 0v10h${-n(wide - 4)}z`,
      ),
    ) +
    fill(oneOf(random, cloth), `M-6 12v-38q${n(w / 2 + 6)}-10 ${w + 12} 0v38z`) +
    fill('dark', box(-3, 12, 7, 6) + box(w - 4, 12, 7, 6))
  )
}

/** Two beds above each other, with a ladder. */
function bunk(random: Random, w: number): string {
  const ladder = each(4, (index) => `M${w - 24} ${-112 + index * 26}h24`)
  return (
    draw('wood', `M0 12V-152M${w} 12V-152M${w - 24} 10V-126${ladder}`, 5) +
    fill('light', box(0, -112, w, 14) + box(0, -26, w, 14)) +
    fill(oneOf(random, cloth), box(26, -120, w - 26, 14)) +
    fill(oneOf(random, cloth), box(26, -34, w - 26, 14)) +
    fill('stone', disc(13, -118, 12, 7) + disc(13, -32, 12, 7))
  )
}

/** A mattress on the floor. */
const futon = (random: Random, w: number): string =>
  fill('light', `M-4 16l6-34h${w - 4}l6 34z`) +
  fill('stone', `M${n(w / 2) - 17} -12q17-12 34 0v6h-34z`) +
  fill(oneOf(random, cloth), `M-5 18l4-22h${w + 2}l4 22z`)

/** A sofa with a pillow and a blanket, ready to be folded out. */
function sofaBed(random: Random, w: number): string {
  const tone = oneOf(random, cloth)
  return (
    fill(tone, `M4 0v-50q${n(w / 2 - 4)}-12 ${w - 8} 0v50z`) +
    fill('light', box(12, -28, w / 2 - 14, 16) + box(w / 2 + 2, -28, w / 2 - 14, 16)) +
    fill(tone, `M-6 12v-36q9-10 18 0v24h${w - 24}v-24q9-10 18 0v36z`) +
    fill('stone', `M16 -28q12-18 26 0z`) +
    fill('sand', box(w - 46, -36, 28, 9)) +
    fill('dark', box(-2, 12, 7, 6) + box(w - 5, 12, 7, 6))
  )
}
