import { expect, it } from 'vitest'
import { seeded, traitsOf } from './scene-traits.ts'

it('a place always looks the same, and different from the next one', () => {
  const draw = (place: string) => Array.from({ length: 5 }, seeded(place))
  expect(draw('BKK')).toEqual(draw('BKK'))
  expect(draw('BKK')).not.toEqual(draw('BKI'))
  expect(draw('BKK').every((each) => each >= 0 && each < 1)).toBe(true)
})

it('known cities have their own traits, others only what fits nearly every place', () => {
  expect(traitsOf('AMS')).toContain('canals')
  expect(traitsOf('XQP')).toEqual(['hills'])
})
