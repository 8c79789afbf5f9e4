import { describe, expect, it } from 'vitest'
import { sceneSettings, sceneViews } from '../../../contract/hotel/hotel-terms.ts'
import { drawScene } from './draw-scene.ts'

const everyScene = sceneViews.flatMap((view) => sceneSettings.map((setting) => ({ view, setting })))

it.each(sceneSettings)(
  'a building stands in the middle, which narrow lists show, %s',
  (setting) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { markup } = drawScene({ view: 'facade', setting, seed })
      const walls = [...markup.matchAll(/fill-scene-(?:clay|stone|sage)" d="M(\d+) \d+h(\d+)/g)]
      const shown = walls.map(
        ([, x, w]) => Math.min(288, Number(x) + Number(w)) - Math.max(112, Number(x)),
      )
      if (walls.length > 0) expect(Math.max(...shown)).toBeGreaterThan(60)
    }
  },
)

it.each(sceneSettings)(
  'a cropped bedroom shows its bed, not the curtains beside it, %s',
  (setting) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { markup, focus } = drawScene({ view: 'room', setting, seed })
      const [, x, y, w] = /fill-scene-light" d="M(\d+) (\d+)v-44h(\d+)v44z"/.exec(markup) ?? []
      // A list on a computer shows 230 × 300 of it, a payment page 400 × 120.
      const from = focus.startsWith('xMin') ? 0 : 170
      expect(Number(x)).toBeGreaterThanOrEqual(from)
      expect(Number(x) + Number(w)).toBeLessThanOrEqual(from + 230)
      expect(focus).toMatch(/YMax$/)
      expect(Number(y) - 44).toBeGreaterThan(180)
    }
  },
)

describe.each(everyScene)('a picture of $view, $setting', (of) => {
  it('is always the same, and differs from every other property’s', () => {
    const pictures = Array.from(
      { length: 30 },
      (_, seed) => drawScene({ ...of, seed: seed * 7919 }).markup,
    )
    expect(drawScene({ ...of, seed: 0 }).markup).toBe(pictures[0])
    expect(new Set(pictures).size).toBe(30)
  })

  it('has no broken path, and stays small enough for a list', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { markup } = drawScene({ ...of, seed })
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(markup.length).toBeLessThan(8000)
    }
  })
})
