export type Random = () => number

/** Tones of a picture: the palette of drawn scenes (`tokens.css`), by day and by night. */
const fills = {
  sky: 'fill-scene-sky',
  sun: 'fill-scene-sun',
  far: 'fill-scene-far',
  mid: 'fill-scene-mid',
  near: 'fill-scene-near',
  dark: 'fill-scene-dark',
  sea: 'fill-scene-sea',
  light: 'fill-scene-light',
  sand: 'fill-scene-sand',
  clay: 'fill-scene-clay',
  stone: 'fill-scene-stone',
  sage: 'fill-scene-sage',
  wood: 'fill-scene-wood',
} as const
export type Tone = keyof typeof fills

const strokes = {
  sky: 'stroke-scene-sky',
  sun: 'stroke-scene-sun',
  far: 'stroke-scene-far',
  mid: 'stroke-scene-mid',
  near: 'stroke-scene-near',
  dark: 'stroke-scene-dark',
  sea: 'stroke-scene-sea',
  light: 'stroke-scene-light',
  sand: 'stroke-scene-sand',
  clay: 'stroke-scene-clay',
  stone: 'stroke-scene-stone',
  sage: 'stroke-scene-sage',
  wood: 'stroke-scene-wood',
} as const satisfies Record<Tone, string>

/** Pictures are drawn on 400 × 300. */
export const width = 400
export const height = 300

/** Rounds for short paths. */
export const n = (value: number): number => Math.round(value)

/** Returns the path of a rectangle. */
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${-n(w)}z`

/** Returns the path of a disc, or of an ellipse. */
export function disc(x: number, y: number, across: number, up = across): string {
  const [rx, ry] = [n(across), n(up)]
  return `M${n(x) - rx} ${n(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** Returns the path of an opening with a round top. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = n(w / 2)
  return `M${n(x)} ${n(y + h)}V${n(y) + r}a${r} ${r} 0 0 1 ${2 * r} 0V${n(y + h)}z`
}

/** Returns the markup of a filled path. `veil` makes it see-through. */
export const fill = (tone: Tone, path: string, veil = 1): string =>
  path && `<path class="${fills[tone]}" d="${path}"${veil < 1 ? ` opacity="${veil}"` : ''}/>`

/** Returns the markup of a line. */
export const draw = (tone: Tone, path: string, thick = 2): string =>
  path &&
  `<path class="${strokes[tone]}" d="${path}" fill="none" stroke-width="${thick}" stroke-linecap="round"/>`

/** Returns a number between two others, and one of several values. */
export const between = (random: Random, least: number, most: number): number =>
  least + random() * (most - least)
export const oneOf = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0]

/** Joins what `make` returns for each of `count` numbers from 0. */
export const each = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index)).join('')
