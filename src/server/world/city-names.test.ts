import { expect, it } from 'vitest'
import { cities, cityById } from './city.ts'
import { cityNames, namedCities } from './city-names.ts'

it('most cities have names in other languages, and only known ones', () => {
  expect(namedCities.filter((id) => !cityById(id))).toEqual([])
  const visited = cities.filter(({ visitors }) => visitors >= 0.3)
  const without = visited.filter(({ id }) => cityNames(id).length < 3)
  expect(without.length).toBeLessThan(visited.length * 0.06)
  expect(namedCities.length).toBeGreaterThanOrEqual(1800)
})

it.each([
  ['bangkok-th', 'กรุงเทพมหานคร'],
  ['paris-fr', 'パリ'],
  ['bali-id', '발리'],
  ['kyoto-jp', '京都'],
  ['makkah-sa', 'مكة'],
  ['bengaluru-in', 'Bangalore'],
  ['cologne-de', 'Köln'],
  ['crete-gr', 'Крит'],
  ['goa-in', 'गोवा'],
])('%s is also %s', (id, name) => {
  expect(cityNames(id)).toContain(name)
})
