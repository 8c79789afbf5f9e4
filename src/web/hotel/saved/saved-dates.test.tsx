import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { exampleDates, exampleHash } from '../testing/example-stay.ts'
import { SavedDatesText } from './saved-dates.tsx'

it('says why a saved property has no price', () => {
  const { checkIn, checkOut } = exampleDates
  const dates = { hash: exampleHash, checkIn, checkOut }
  expect(renderPage(<SavedDatesText dates={dates} />).text).toMatch(/Dec .*Price not checked yet/)
  expect(renderPage(<SavedDatesText dates={undefined} />).text).toContain('No price without dates')
})
