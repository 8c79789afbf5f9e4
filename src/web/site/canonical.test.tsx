import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { pageState } from '../../../test/support/page/render-page.tsx'
import { PageStateProvider } from '../session/page-state/page-state.tsx'
import { Canonical } from './canonical.tsx'

/** Returns the canonical address of a page with this handle and data; undefined if it has none. */
function canonicalAt(path: string, { handle, data }: { handle?: object; data?: object } = {}) {
  const { pathname } = new URL(path, 'http://localhost')
  const element = <Canonical pathname={pathname} />
  const router = createMemoryRouter(
    [{ id: 'page', path: '*', element, handle, loader: () => null }],
    {
      initialEntries: [path],
      hydrationData: { loaderData: { page: data } },
    },
  )
  const state = pageState({ path: pathname, locale: 'de' })
  const html = renderToStaticMarkup(
    <PageStateProvider state={state}>
      <RouterProvider router={router} />
    </PageStateProvider>,
  )
  return /<link rel="canonical" href="(.*?)"\/>/.exec(html)?.[1]
}

const own = { handle: { canonical: 'own' }, data: {} }
const byText = { canonical: ({ language }: { language?: string }) => language }

it('a page that may be listed has its address without query as the canonical one', () => {
  expect(canonicalAt('/de/flight?utm_source=x&depAirport=KUL', own)).toBe(
    'http://localhost/de/flight',
  )
  expect(canonicalAt('/de/', own)).toBe('http://localhost/de')
})

it('a page whose text is in another language names the page in that one', () => {
  const page = { handle: byText, data: { language: 'en' } }
  expect(canonicalAt('/de/help/cancel', page)).toBe('http://localhost/en/help/cancel')
  expect(canonicalAt('/de/help/cancel', { handle: byText, data: { language: 'de' } })).toBe(
    'http://localhost/de/help/cancel',
  )
})

it.each([
  ['a page that doesn’t say so', '/de/flight/search', {}],
  ['a text that must not be listed', '/de/campaign/over', { handle: byText, data: {} }],
  ['a page that couldn’t be loaded', '/de/help/none', { handle: byText }],
  ['an address without locale', '/nothing', own],
])('%s has no canonical address', (_, path, page) => {
  expect(canonicalAt(path, page)).toBeUndefined()
})
