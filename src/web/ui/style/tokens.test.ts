import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from './readable-ink.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const pairs = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', day = '', night = '']) => [name, { day, night }],
  ),
)

const text = 4.5
const shape = 3

/** Foreground, background, and the minimum contrast for WCAG AA. */
const used: readonly (readonly [string, string, number])[] = [
  ...['paper', 'surface', 'raised', 'sunk', 'sea-soft', 'amber-soft', 'red-soft'].map(
    (ground) => ['ink', ground, text] as const,
  ),
  ...['paper', 'surface', 'raised', 'sunk', 'sea-soft', 'amber-soft', 'red-soft'].map(
    (ground) => ['ink-soft', ground, text] as const,
  ),
  ...['paper', 'surface', 'raised', 'sunk', 'sea-soft'].map(
    (ground) => ['sea', ground, text] as const,
  ),
  ...['paper', 'surface', 'raised', 'amber-soft'].map((ground) => ['amber', ground, text] as const),
  ...['paper', 'surface', 'raised', 'red-soft'].map((ground) => ['red', ground, text] as const),
  ['on-sea', 'sea', text],
  ['on-sea', 'sea-strong', text],
  ['on-red', 'red', text],
  ['paper', 'ink', text],
  ['ink', 'scene-sky', text],
  ...['map-land', 'map-water'].map((ground) => ['ink-soft', ground, text] as const),
  ...['map-land', 'map-water'].map((ground) => ['line-strong', ground, shape] as const),
  ...['paper', 'surface', 'raised'].map((ground) => ['line-strong', ground, shape] as const),
]

describe.each(['day', 'night'] as const)('by %s', (time) => {
  it.each(used)('%s has a contrast on %s of at least %s', (ink, ground, least) => {
    const [one, other] = [pairs.get(ink)?.[time], pairs.get(ground)?.[time]]
    if (!one || !other) throw new Error(`no colour ${ink} or ${ground}`)
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  })
})

it('pages change their layout at the six breakpoints (S9.12)', () => {
  const widths = [...css.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(
    ([, name, rem]) => [name, Number(rem) * 16] as const,
  )
  expect(widths).toEqual([
    ['xs', 320],
    ['sm', 640],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
    ['2xl', 1536],
  ])
})
