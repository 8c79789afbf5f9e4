import { cloth, type IndoorView, lamp, outlook, pendant, plant, room } from './interior.ts'
import { between, box, disc, draw, each, fill, n, oneOf } from './strokes.ts'

export const lobby: IndoorView = (random, setting) => {
  const { markup } = room(random)
  const isLeft = random() < 0.5
  const desk = isLeft ? 36 : 220
  const sofa = isLeft ? 236 : 26
  const tone = oneOf(random, cloth)
  const drawn =
    markup +
    outlook(random, setting, sofa + 22, 96) +
    fill('wood', box(desk + 14, 96, 116, 60)) +
    draw(
      'light',
      each(3, (row) => `M${desk + 20} ${112 + row * 16}h104`),
      2,
    ) +
    fill(
      'sun',
      each(6, (index) => disc(desk + 26 + index * 19, 106 + (index % 3) * 16, 3)),
    ) +
    fill('wood', box(desk - 8, 184, 160, 10)) +
    fill('near', box(desk, 194, 144, 64)) +
    draw('light', `M${desk + 12} 208h120v36h-120z`, 1.5) +
    fill('dark', `${disc(desk + 72, 150, 9)}M${desk + 56} 184q2-26 16-26t16 26z`) +
    lamp(desk + 20, 168) +
    fill(tone, `M${sofa} 252v-40q0-12 12-12h116q12 0 12 12v40z`) +
    fill('light', box(sofa + 14, 222, 52, 20) + box(sofa + 74, 222, 52, 20), 0.5) +
    plant(random, isLeft ? 388 : 196, 268) +
    each(3, (index) => pendant(desk + 24 + index * 48, between(random, 10, 34), 'clay'))
  return { markup: drawn, across: isLeft ? 'xMin' : 'xMax' }
}

export const restaurant: IndoorView = (random, setting) => {
  const { markup } = room(random)
  const table = (x: number, y: number, size: number) =>
    draw(
      'wood',
      `M${n(x - 46 * size)} ${n(y)}v${n(-30 * size)}M${n(x + 46 * size)} ${n(y)}v${n(-30 * size)}M${n(x - 46 * size)} ${n(y - 16 * size)}h${n(18 * size)}v${n(16 * size)}M${n(x + 46 * size)} ${n(y - 16 * size)}h${n(-18 * size)}v${n(16 * size)}`,
      4,
    ) +
    fill(
      'light',
      `M${n(x - 34 * size)} ${n(y - 30 * size)}h${n(68 * size)}l${n(5 * size)} ${n(16 * size)}h${n(-78 * size)}z`,
    ) +
    draw('wood', `M${n(x)} ${n(y - 14 * size)}v${n(16 * size)}`, 5) +
    fill('clay', disc(x, y - 34 * size, 5 * size, 7 * size)) +
    draw('near', `M${n(x)} ${n(y - 38 * size)}v${n(-10 * size)}`, 2)
  const drawn =
    markup +
    outlook(random, setting, between(random, 56, 80), 110) +
    outlook(random, setting, between(random, 236, 256), 96) +
    pendant(92, between(random, 24, 44), oneOf(random, cloth)) +
    pendant(308, between(random, 24, 44), oneOf(random, cloth)) +
    table(200, 242, 0.8) +
    table(88, 274, 1.1) +
    table(312, 276, 1.1)
  return { markup: drawn }
}

export const kitchen: IndoorView = (random, setting) => {
  const { markup } = room(random)
  const cupboard = oneOf(random, ['near', 'sage', 'wood', 'far'] as const)
  const isLeft = random() < 0.5
  const shelf = isLeft ? 40 : 226
  const drawn =
    markup +
    outlook(random, setting, isLeft ? 236 : 60, 96) +
    fill('wood', box(shelf, 70, 136, 6) + box(shelf, 112, 136, 6)) +
    fill(
      'light',
      each(6, (index) => disc(shelf + 16 + index * 21, 62, 8, 8)),
    ) +
    fill(
      'clay',
      each(4, (index) => box(shelf + 12 + index * 32, 92, 18, 20)),
    ) +
    fill('light', box(0, 178, 400, 10)) +
    fill(cupboard, box(0, 188, 400, 70)) +
    draw(
      'light',
      each(5, (index) => `M${80 * index + 80} 190v66`) +
        each(5, (index) => `M${80 * index + 64} 202v12`),
      2,
    ) +
    fill('dark', box(150, 196, 74, 54)) +
    fill('sun', box(158, 210, 58, 30), 0.7) +
    fill('dark', `M166 166h42l-4 12h-34z`) +
    draw('dark', 'M310 178v-24q0-10 12-10t12 10', 4) +
    plant(random, isLeft ? 24 : 376, 180)
  return { markup: drawn, across: isLeft ? 'xMin' : 'xMax' }
}

export const spa: IndoorView = (random, setting) => {
  const { markup } = room(random)
  const towel = oneOf(random, cloth)
  const drawn =
    markup +
    outlook(random, setting, 150, 100) +
    draw(
      'wood',
      each(5, (index) => `M${20 + index * 20} 36v190`) +
        each(5, (index) => `M${300 + index * 20} 36v190`),
      6,
    ) +
    fill('wood', box(96, 214, 208, 10) + box(112, 224, 8, 40) + box(280, 224, 8, 40)) +
    fill('light', box(90, 196, 220, 20)) +
    fill(towel, box(150, 190, 120, 24)) +
    fill('stone', disc(112, 194, 20, 8)) +
    fill('dark', disc(344, 262, 18, 7) + disc(344, 251, 14, 6) + disc(344, 242, 9, 5)) +
    fill(
      'light',
      each(3, (index) => box(36 + index * 22, 252 - index * 6, 12, 18 + index * 6)),
    ) +
    fill(
      'sun',
      each(3, (index) => disc(42 + index * 22, 246 - index * 6, 3, 6)),
    )
  return { markup: drawn }
}
