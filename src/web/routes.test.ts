import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { publicAddress } from '../contract/public-address.ts'
import { searchScreens } from '../contract/tracking/tracking.ts'
import routes from './routes.ts'

/** The paths of all pages: files of components, which end in `.tsx`, unlike answers without a page. */
const pagePaths = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const own = [parent, path].filter(Boolean).join('/')
    return [...(file.endsWith('.tsx') ? [own] : []), ...pagePaths(children, own)]
  })

it.each(pagePaths(routes).map((path) => [path]))(
  'visits of /%s are recorded under its own address (S3.23)',
  (path) => {
    const fill = (segment: string) =>
      segment === ':locale' ? 'en' : /^[:*]/.test(segment) ? 'aB3x' : segment
    const visited = `/${path.split('/').map(fill).join('/')}`
    const recorded = `/${path.replace(':locale', 'en').replace(/(:\w+\??|\*)/g, ':id')}`
    expect(publicAddress(visited)).toBe(recorded)
  },
)

/** The paths of index routes, whose forms send to `?index` and leave it in the address. */
const indexPaths = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', index, children = [] }) => {
    const own = [parent, path].filter(Boolean).join('/')
    return [...(index ? [own] : []), ...indexPaths(children, own)]
  })

it('only layouts’ own addresses are index routes: a form of any other would leave ?index in the address', () => {
  expect(indexPaths(routes)).toEqual([':locale', ':locale/account'])
})

const routeIds = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, file, children = [] }) => [
    id ?? file.replace(/\.tsx?$/, ''),
    ...routeIds(children),
  ])

it('the pages that show searches’ results are routes that there are', () => {
  expect(routeIds(routes)).toEqual(expect.arrayContaining([...searchScreens]))
})

it('what pages fetch ahead are routes that there are', () => {
  const named = globSync('src/web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\broutes: \[(.*?)\]/g)].flatMap(([, ids = '']) =>
      ids.split(',').map((id) => id.trim().slice(1, -1)),
    ),
  )
  expect(named.length).toBeGreaterThan(4)
  expect(routeIds(routes)).toEqual(expect.arrayContaining(named))
})
