import { describe, expect, it } from 'vitest'
import { cityById } from './city.ts'
import { greatCircleKm } from './great-circle.ts'
import { landmarkKinds, landmarks } from './landmark.ts'

describe('landmarks', () => {
  it('are 500 and more in 150 cities and more, each id once', () => {
    expect(landmarks.length).toBeGreaterThanOrEqual(500)
    expect(new Set(landmarks.map(({ city }) => city)).size).toBeGreaterThanOrEqual(150)
    expect(new Set(landmarks.map(({ id }) => id)).size).toBe(landmarks.length)
    expect(landmarks.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(landmarks.filter(({ kind }) => !landmarkKinds.includes(kind))).toEqual([])
  })

  it('lie in or near a known city', () => {
    const lost = landmarks.filter((landmark) => {
      const city = cityById(landmark.city)
      return !city || greatCircleKm(city, landmark) > city.radius + 20
    })
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  it('lie where the area of the same name is', () => {
    const apart = landmarks.filter((landmark) => {
      const area = cityById(landmark.city)?.areas.find(({ name }) => name === landmark.name)
      return area && greatCircleKm(area, landmark) > 1.5
    })
    expect(apart.map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['paris-fr-eiffel-tower', 48.858, 2.294],
    ['bangkok-th-grand-palace', 13.75, 100.491],
    ['new-york-us-empire-state-building', 40.748, -73.986],
    ['sydney-au-sydney-opera-house', -33.857, 151.215],
    ['rio-de-janeiro-br-christ-the-redeemer', -22.952, -43.211],
    ['agra-in-taj-mahal', 27.175, 78.042],
  ])('%s is at %f, %f', (id, lat, lon) => {
    const found = landmarks.find((landmark) => landmark.id === id)
    expect(Math.abs((found?.lat ?? 0) - lat)).toBeLessThan(0.005)
    expect(Math.abs((found?.lon ?? 0) - lon)).toBeLessThan(0.005)
  })
})
