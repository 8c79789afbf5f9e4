import { expect, it } from 'vitest'
import { breadcrumbList } from './breadcrumb-list.ts'

it('breadcrumbs lead from the top to the page', () => {
  const { itemListElement } = breadcrumbList('https://a.example', [
    { name: 'Help', path: '/en/help' },
    { name: 'Can I cancel?', path: '/en/help/cancel' },
  ])
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Help', item: 'https://a.example/en/help' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Can I cancel?',
      item: 'https://a.example/en/help/cancel',
    },
  ])
})
