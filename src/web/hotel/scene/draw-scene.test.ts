import { describe, expect, it } from 'vitest'
import { sceneSettings, sceneViews } from '../../../contract/hotel/hotel-terms.ts'
import { drawScene } from './draw-scene.ts'

const everyScene = sceneViews.flatMap((view) => sceneSettings.map((setting) => ({ view, setting })))

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
