import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { exampleDates, exampleHash } from '../testing/example-stay.ts'
import { SavedDatesText } from './saved-dates.tsx'
import { readSavedPrices, savedPriceText } from './saved-price.ts'

it('says why a saved property has no price', () => {
  const { checkIn, checkOut } = exampleDates
  const dates = { hash: exampleHash, checkIn, checkOut }
  expect(renderPage(<SavedDatesText dates={dates} />).text).toMatch(/Dec .*Price not checked yet/)
  expect(renderPage(<SavedDatesText dates={undefined} />).text).toContain('No price without dates')
})

it('says what it cost where it was saved, and when that was', () => {
  const { checkIn, checkOut } = exampleDates
  const price = { total: { amount: 9012, currency: 'USD' }, seenAt: '2026-11-27T10:00:00.000Z' }
  const { text } = renderPage(
    <SavedDatesText dates={{ hash: exampleHash, checkIn, checkOut, price }} />,
  )
  expect(text).toContain('USD 90.12 on 27 Nov')
  expect(text).not.toContain('not checked')
})

it('a price is sent to the account as the page showed it', () => {
  const { checkIn, checkOut } = exampleDates
  const price = { total: { amount: 9012, currency: 'USD' }, seenAt: '2026-11-27T10:00:00.000Z' }
  const text = savedPriceText({ hash: exampleHash, checkIn, checkOut, price })
  expect(readSavedPrices([text, 'nonsense', ''])).toEqual([{ hash: exampleHash, ...price }])
})
