import { describe, expect, it } from 'vitest'
import { sceneSettings, sceneViews } from '../../../contract/hotel/hotel-terms.ts'
import { drawScene } from './draw-scene.ts'

const everyScene = sceneViews.flatMap((view) => sceneSettings.map((setting) => ({ view, setting })))

it.each(sceneSettings)(
  'a building stands in the middle, which narrow lists show, %s',
  (setting) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const markup = drawScene({ view: 'facade', setting, seed })
      const walls = [...markup.matchAll(/fill-scene-(?:clay|stone|sage)" d="M(\d+) \d+h(\d+)/g)]
      const shown = walls.map(
        ([, x, w]) => Math.min(288, Number(x) + Number(w)) - Math.max(112, Number(x)),
      )
      if (walls.length > 0) expect(Math.max(...shown)).toBeGreaterThan(60)
    }
  },
)

describe.each(everyScene)('a picture of $view, $setting', (of) => {
  it('is always the same, and differs from every other property’s', () => {
    const pictures = Array.from({ length: 30 }, (_, seed) =>
      drawScene({ ...of, seed: seed * 7919 }),
    )
    expect(drawScene({ ...of, seed: 0 })).toBe(pictures[0])
    expect(new Set(pictures).size).toBe(30)
  })

  it('has no broken path, and stays small enough for a list', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const markup = drawScene({ ...of, seed })
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(markup.length).toBeLessThan(8000)
    }
  })
})
