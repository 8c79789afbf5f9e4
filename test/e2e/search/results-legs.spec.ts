import { expect } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { test } from '../support/member-journey.ts'
import { pricesOf, rows, searched, trip } from '../support/results-page.ts'

test('the outbound’s fare is offered for the return', async ({ page }) => {
  await page.goto(trip(`&retDate=${inDays(37)}&stops=direct`))
  await searched(page)
  await rows(page)
    .first()
    .getByRole('link', { name: /^Details/ })
    .click()
  const dearer = rows(page)
    .first()
    .getByRole('link', { name: /^Select Value/ })
  await dearer.click()
  await expect(page.getByRole('heading', { name: 'Choose your return flight' })).toBeVisible()
  await searched(page)
  const value = rows(page).filter({ hasText: '20 kg checked bag' }).first()
  await expect(value).toBeVisible()
  await value.getByRole('link', { name: /^Select/ }).click()
  await expect(page).toHaveURL(/\/flight\/confirm/)
  await expect(page.getByText('Value, Economy', { exact: true })).toHaveCount(2)
})

test('a round trip is chosen leg by leg with a running total', async ({ page }) => {
  await page.goto(trip(`&retDate=${inDays(37)}&stops=direct`))
  await searched(page)
  await expect(page.getByRole('heading', { name: 'Choose your outbound flight' })).toBeVisible()
  const [out = 0] = await pricesOf(page)
  await rows(page)
    .first()
    .getByRole('link', { name: /^Select/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Choose your return flight' })).toBeVisible()
  await expect(page.getByText('Total so far')).toBeVisible()
  await searched(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Choose your return flight' })).toBeVisible()
  const [back = 0] = await pricesOf(page)
  const total = ((out + back) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })
  await expect(rows(page).first()).toContainText(total)

  await page.getByRole('link', { name: 'Change Outbound' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your outbound flight' })).toBeVisible()
  await rows(page)
    .first()
    .getByRole('link', { name: /^Select/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Choose your return flight' })).toBeVisible()
  await rows(page)
    .first()
    .getByRole('link', { name: /^Select/ })
    .click()
  await expect(page).toHaveURL(/\/flight\/confirm\?.*offer=.*&offer=/)
})

test('a return from a different airport is shown on its card and before continuing', async ({
  page,
}) => {
  const elsewhere = page.getByText('Returns from a different airport: Don Mueang')
  // All airports of Bangkok.
  await page.goto(trip(`&retDate=${inDays(37)}&stops=direct&to=BKK`).replace('BKK', 'QBK'))
  await searched(page)
  await expect(elsewhere).toHaveCount(0)
  await rows(page)
    .first()
    .getByRole('link', { name: /^Select/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Choose your return flight' })).toBeVisible()
  await page.goto(`${page.url()}&from=DMK`)
  await searched(page)
  await expect(rows(page).first()).toContainText(/different airport: Don Mueang \(DMK\)/)
  await rows(page)
    .first()
    .getByRole('link', { name: /^Select/ })
    .click()
  await expect(page).toHaveURL(/\/flight\/confirm/)
  await expect(page.getByRole('main').getByRole('status').filter({ has: elsewhere })).toBeVisible()
})

test('a multi-city trip is chosen one flight after another', async ({ page }) => {
  await page.goto(
    `/en/flight/multi-search?depAirport=KUL&arrAirport=SIN&depDate=${inDays(30)}&depAirport1=SIN&arrAirport1=BKK&depDate1=${inDays(34)}`,
  )
  await searched(page)
  await expect(page.getByRole('heading', { name: 'Choose flight 1 of 2' })).toBeVisible()
  await page.getByRole('link', { name: /^Fastest/ }).click()
  await rows(page)
    .first()
    .getByRole('link', { name: /^Select/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Choose flight 2 of 2' })).toBeVisible()
})

test('a return on the same day leaves after the outbound has landed, or another day is offered', async ({
  page,
}) => {
  const sameDay = `depAirport1=BKK&arrAirport1=KUL&depDate1=${inDays(30)}`
  await page.goto(trip(`&${sameDay}&sort=arrival&show=1000`))
  await searched(page)
  const outbounds = await rows(page).evaluateAll((all) =>
    all.map((row) => row.getAttribute('data-offer') ?? ''),
  )
  await page.goto(trip(`&${sameDay}&sort=depart&offer=${outbounds[0]}`))
  await searched(page)
  await expect(page.getByRole('heading', { name: 'Choose your return flight' })).toBeVisible()
  const landed = await page.getByRole('list', { name: 'Your trip so far' }).textContent()
  const arrival = /\d\d:\d\d\s*–\s*(\d\d:\d\d)/.exec(landed ?? '')?.[1] ?? ''
  const first = await rows(page).first().textContent()
  const departure = /\d\d:\d\d/.exec(first ?? '')?.[0] ?? ''
  expect(arrival).not.toBe('')
  expect(departure > arrival).toBe(true)

  await page.goto(trip(`&${sameDay}&offer=${outbounds.at(-1)}`))
  await searched(page)
  await expect(page.getByText('No flights leave late enough on this day')).toBeVisible()
  await page.getByRole('link', { name: /^Flights on/ }).click()
  await expect(page).toHaveURL(new RegExp(`retDate=(?!${inDays(30)})`))
})

test('different airports in the second leg make it a multi-city trip', async ({ page }) => {
  await page.goto(trip(`&depAirport1=BKK&arrAirport1=SIN&depDate1=${inDays(34)}`))
  await expect(page).toHaveURL(/\/flight\/multi-search\?.*arrAirport1=SIN/)
  await expect(page.getByRole('heading', { name: 'Choose flight 1 of 2' })).toBeVisible()
})

test('a seventh flight is rejected, with status 400 and nothing lost', async ({ page }) => {
  const legs = Array.from({ length: 7 }, (_, leg) => {
    const [from, to] = leg % 2 ? ['BKK', 'KUL'] : ['KUL', 'BKK']
    const at = leg || ''
    return `depAirport${at}=${from}&arrAirport${at}=${to}&depDate${at}=${inDays(30 + leg)}`
  })
  const response = await page.goto(`/en/flight/multi-search?${legs.join('&')}`)
  expect(response?.status()).toBe(400)
  const seventh = page.locator('input[name="depAirport6"]')
  await expect(seventh).toHaveValue('Kuala Lumpur (KUL)')
  await expect(seventh).toHaveAccessibleDescription(/up to six flights/)
})
