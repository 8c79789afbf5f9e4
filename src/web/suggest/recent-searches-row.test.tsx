import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { partScript } from '../offline/lazy-part.tsx'
import { RecentSearchesRow } from './recent-searches-row.tsx'

vi.mock('../ui/use-hydrated.ts', () => ({ useHydrated: () => true }))

const promise = 'Taxes and fees included. You see the full total before you pay.'
const part = partScript(() => import('./recent-search-list.tsx'))

it.each([
  ['somebody who has searched before', [{ url: '/en/flight/search', route: 'KUL – TYO' }]],
  ['a first visitor', []],
])('%s reads the promise about prices under the search', (_, searches) => {
  const list = { read: () => searches } as never
  const { text } = renderPage(
    <RecentSearchesRow list={list} part={part} label="Recent searches" promise={promise} />,
  )
  expect(text).toContain(promise)
})
