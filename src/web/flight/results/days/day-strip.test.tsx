import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { ResultsView } from '../results-view.tsx'
import { examplePage } from '../testing/example-page.ts'

const daysLinked = (today: string) => {
  const { html } = renderPage(<ResultsView page={examplePage({ today }, '')} />)
  const [strip = ''] = /<nav aria-label="Lowest prices on nearby days".*?<\/nav>/s.exec(html) ?? []
  return [...strip.matchAll(/depDate=[\d-]+/g)].map(([day]) => day.slice(-2))
}

it('no day before today is among the days around', () => {
  expect(daysLinked('2026-12-01')).toEqual(['07', '08', '09', '11', '12', '13'])
  expect(daysLinked('2026-12-09')).toEqual(['09', '11', '12', '13', '14', '15'])
})
