import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createWholeRouter,
  type DataRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patience } from '../../../test/support/patience.ts'
import { createRouter } from './deferred-router.ts'

const listeners = new Map<string, () => void>()
/** Touches the page with the pointer. */
const touch = () => listeners.get('pointerdown')?.()

const calls: string[] = []
const routes = (): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    children: [
      { id: 'list', index: true, loader: () => 'new list' },
      {
        id: 'item',
        path: 'item/:code',
        loader: ({ params }) => `item ${params.code}`,
        action: async ({ request }) => {
          calls.push(`saved ${(await request.formData()).get('name')}`)
          return 'saved'
        },
      },
    ],
  },
]

/** Opens a page whose document came with its data. */
function openPage(path = '/', loaderData: Record<string, unknown> = { list: 'list' }) {
  const history = createMemoryHistory({ initialEntries: ['/item/XYZ', path], initialIndex: 1 })
  const load = vi.fn(async () => ({ createRouter: createWholeRouter }))
  const init = { routes: routes(), history, mapRouteProperties, hydrationData: { loaderData } }
  const open = () => createRouter(init, load)
  return { history, load, open }
}

const shown = ({ state }: DataRouter) => ({
  path: state.location.pathname,
  loaderData: state.loaderData,
})

beforeEach(() => {
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.set(type, listener),
  )
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.unstubAllGlobals()
  listeners.clear()
  calls.length = 0
})

it('begins as React Router’s own router does', () => {
  const { open, history } = openPage('/item/ABC', { item: 'ABC' })
  const { state } = open()
  const whole = createWholeRouter({
    routes: routes(),
    history,
    mapRouteProperties,
    hydrationData: { loaderData: { item: 'ABC' } },
  })
  const plain = ({ matches, ...rest }: DataRouter['state']) => ({
    ...rest,
    matches: matches.map(({ route, ...match }) => ({ ...match, id: route.id })),
  })
  expect(plain(state)).toEqual(plain(whole.state))
})

it('loads the whole router when the page is touched, once, and shows the same', async () => {
  const { open, load } = openPage()
  const router = open()
  router.initialize()
  const changes = vi.fn()
  router.subscribe(changes)
  expect(load).not.toHaveBeenCalled()
  touch()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), patience())
  expect(listeners.size).toBe(0)
  expect(shown(router)).toEqual({ path: '/', loaderData: { list: 'list' } })
  await router.revalidate()
  expect(load).toHaveBeenCalledOnce()
  expect(shown(router).loaderData).toEqual({ list: 'new list' })
  expect(changes).toHaveBeenCalled()
})

it('goes on with what was clicked before the script arrived', async () => {
  const { open } = openPage()
  const router = open()
  router.initialize()
  await router.navigate('/item/ABC')
  expect(shown(router)).toEqual({ path: '/item/ABC', loaderData: { item: 'item ABC' } })
})

it('sends what was submitted before the script arrived', async () => {
  const { open } = openPage('/item/ABC', { item: 'ABC' })
  const router = open()
  router.initialize()
  const formData = new FormData()
  formData.set('name', 'Ana')
  await router.navigate('/item/ABC', { formMethod: 'POST', formData })
  expect(calls).toEqual(['saved Ana'])
  expect(router.state.actionData).toEqual({ item: 'saved' })
})

it('goes back from the page that is shown, also before the script arrived', async () => {
  const { open, history } = openPage('/item/ABC', { item: 'ABC' })
  const router = open()
  const pages: string[] = []
  router.subscribe(({ location, navigation }) =>
    pages.push(`${location.pathname} ${navigation.state}`),
  )
  router.initialize()
  history.go(-1)
  await vi.waitFor(() => expect(shown(router).loaderData).toEqual({ item: 'item XYZ' }), patience())
  expect(pages).toEqual(['/item/ABC loading', '/item/XYZ idle'])
})

it('loads the whole router before a page whose data is missing', async () => {
  const { open, load } = openPage('/', {})
  let thrown: unknown
  try {
    open()
  } catch (promise) {
    thrown = promise
  }
  await thrown
  expect(load).toHaveBeenCalledOnce()
  const router = open().initialize()
  await vi.waitFor(() => expect(shown(router).loaderData).toEqual({ list: 'new list' }), patience())
})
