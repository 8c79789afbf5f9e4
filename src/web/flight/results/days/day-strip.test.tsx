import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { ResultsView } from '../results-view.tsx'
import { examplePage } from '../testing/example-page.ts'
import { daysAround } from './days-around.ts'

const daysLinked = (today: string) => {
  const { html } = renderPage(<ResultsView page={examplePage({ today }, '')} />)
  const [strip = ''] = /<nav aria-label="Lowest prices on nearby days".*?<\/nav>/s.exec(html) ?? []
  return [...strip.matchAll(/depDate=[\d-]+/g)].map(([day]) => day.slice(-2))
}

it('the days around never include a past day', () => {
  expect(daysLinked('2026-12-01')).toEqual(['07', '08', '09', '11', '12', '13'])
  expect(daysLinked('2026-12-09')).toEqual(['09', '11', '12', '13', '14', '15'])
})

it.each<[string, string, string, string | undefined, number[]]>([
  ['three on each side', '2026-12-10', '2026-11-21', undefined, [-3, -2, -1, 0, 1, 2, 3]],
  ['none in the past', '2026-11-22', '2026-11-21', undefined, [-1, 0, 1, 2, 3, 4, 5]],
  ['from today on', '2026-11-21', '2026-11-21', undefined, [0, 1, 2, 3, 4, 5, 6]],
  [
    'none after the flight back',
    '2026-12-10',
    '2026-11-21',
    '2026-12-11',
    [-5, -4, -3, -2, -1, 0, 1],
  ],
  ['fewer where there are no more', '2026-12-10', '2026-12-09', '2026-12-11', [-1, 0, 1]],
])('the days around: %s', (_, date, first, last, days) => {
  expect(daysAround(date, first, last)).toEqual(days)
})
