import { expect, it } from 'vitest'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { arrangedByStaff, loadPopularRoutes } from './load-popular-routes.ts'
import { popularRoutes } from './popular-routes.ts'

/** Answers with these codes of places near, and of countries, nearest first; fails with undefined. */
function apiOf(places: string[] | undefined, countries: string[] | undefined) {
  const asked: string[] = []
  const call = async ({ id }: { id: string }) => {
    asked.push(id)
    const codes = id === 'place.nearby' ? places : countries
    const result = codes?.map((code) => ({ code, country: code }))
    return result ? { ok: true, result } : { ok: false, problem: {} }
  }
  return { asked, api: { call } as unknown as FrontApi }
}

it('a country with a list of routes needs no look-up', async () => {
  const { api, asked } = apiOf([], [])
  expect(await loadPopularRoutes(api, 'MY')).toEqual(popularRoutes('MY'))
  expect(asked).toEqual([])
})

it('visitors of other countries start at home, and go where their neighbours do', async () => {
  const { api } = apiOf(['AKL'], ['NZ', 'FJ', 'AU', 'ID'])
  const { home, to } = popularRoutes('AU')
  expect(await loadPopularRoutes(api, 'NZ')).toEqual({
    home: 'AKL',
    to: [home, ...to].slice(0, 6),
  })
})

it.each<[string, string[] | undefined, string[] | undefined]>([
  ['no place', [], ['AU']],
  ['nothing', undefined, undefined],
])(
  'where %s is known near, they get the routes for everywhere else',
  async (_, places, countries) => {
    const { api } = apiOf(places, countries)
    expect(await loadPopularRoutes(api, 'NZ')).toEqual(popularRoutes('NZ'))
  },
)

it('a place isn’t a destination of its own', async () => {
  const elsewhere = popularRoutes('NZ')
  const { api } = apiOf([elsewhere.to[0] ?? ''], [])
  const { home, to } = await loadPopularRoutes(api, 'NZ')
  expect(to).toEqual([elsewhere.home, ...elsewhere.to.slice(1)].slice(0, 6))
  expect(to).not.toContain(home)
})

it.each([
  [{ ok: true, result: { to: ['SYD', 'BKK'] } }, ['SYD', 'BKK']],
  [{ ok: false, problem: {} }, ['BKK', 'SIN']],
])('staff decide which come first, if what they decided can be read', async (answer, to) => {
  const api = { call: async () => answer } as unknown as FrontApi
  const popular = { home: 'KUL', to: ['BKK', 'SIN'] }
  expect(await arrangedByStaff(api, popular)).toEqual({ home: 'KUL', to })
})
