import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { PageCountdown } from './page-countdown.tsx'

const hour = 3_600_000
const show = (hours: number) => {
  const until = new Date(Date.now() + hours * hour + 60_000).toISOString()
  return renderPage(<PageCountdown label="Ends in" until={until} />).text
}

it('counts in days until the last two, then in hours, minutes and seconds', () => {
  expect(show(44 * 24)).toMatch(/44 days/)
  expect(show(44 * 24)).not.toMatch(/\d+:\d\d:\d\d/)
  expect(show(47)).toMatch(/47:0[01]:\d\d/)
})
