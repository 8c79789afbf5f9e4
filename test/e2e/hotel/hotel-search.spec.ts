import { expect } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { test } from '../support/site-test.ts'
import { allFound, amountOf, openHotels } from '../support/stay-journey.ts'

const form = 'Search hotels'

test('a place is found by typing, and the search opens its results', async ({ page }) => {
  await page.goto('/en/hotel')
  await documentHydrated(page)
  const search = page.getByRole('form', { name: form })
  await search.getByRole('combobox', { name: 'Destination' }).fill('bangk')
  await page
    .getByRole('option', { name: /^Bangkok/ })
    .first()
    .click()
  await search.getByLabel('Check-in', { exact: true }).fill(inDays(40))
  await search.getByLabel('Check-out', { exact: true }).fill(inDays(43))
  await expect(search.getByText('3 nights')).toBeVisible()
  await search.getByRole('button', { name: 'Search hotels' }).click()
  await expect(page).toHaveURL(/\/hotel\/search\?destination=city-bangkok-th&/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bangkok')
  await expect(page.locator('[data-hotel]').first()).toBeVisible()
  await page.goto('/en/hotel')
  await expect(
    page.getByRole('navigation', { name: 'Recent hotel searches' }).getByText('Bangkok'),
  ).toBeVisible()
})

test('a date that can’t be searched for has the focus; rooms and ages are kept in the address', async ({
  page,
}) => {
  await page.goto('/en/hotel?destination=city-bali-id')
  await documentHydrated(page)
  const search = page.getByRole('form', { name: form })
  await search.getByLabel('Check-in', { exact: true }).fill(inDays(44))
  await search.getByLabel('Check-out', { exact: true }).fill(inDays(40))
  await search.getByRole('button', { name: 'Search hotels' }).click()
  await expect(search.getByText('Choose a check-out date after check-in.')).toBeVisible()
  const field = search.getByLabel('Check-out', { exact: true }).locator('..')
  await expect(field.getByRole('button')).toBeFocused()

  await search.getByLabel('Check-in', { exact: true }).fill(inDays(40))
  await search.getByLabel('Check-out', { exact: true }).fill(inDays(44))
  await search.getByRole('button', { name: /Rooms and guests/ }).click()
  await page.getByLabel('Rooms', { exact: true }).selectOption('2')
  const first = page.getByRole('group', { name: 'Room 1' })
  const ages = page.getByLabel(/^Age of child/).filter({ visible: true })
  await expect(ages).toHaveCount(0)
  await first.getByLabel('Children').selectOption('2')
  await expect(ages).toHaveCount(2)
  await first.getByLabel('Age of child 1').fill('5')
  await page.getByRole('button', { name: 'Done' }).click()
  await search.getByRole('button', { name: 'Search hotels' }).click()
  await expect(first.getByText('Enter the child’s age, from 0 to 17.')).toBeVisible()
  await expect(first.getByLabel('Age of child 2')).toBeFocused()
  await first.getByLabel('Age of child 2').fill('8')
  await expect(first.getByText('Enter the child’s age, from 0 to 17.')).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await search.getByRole('button', { name: 'Search hotels' }).click()
  await expect(page).toHaveURL(/rooms=2-5-8_2/)
})

test('an error leaves with what it is about, and the panel of rooms stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/hotel')
  await documentHydrated(page)
  const search = page.getByRole('form', { name: form })
  await search.getByRole('button', { name: 'Search hotels' }).click()
  const error = search.getByText('Choose where you want to stay.')
  await expect(error).toBeVisible()
  await search.getByRole('combobox', { name: 'Destination' }).fill('bali')
  await expect(error).toBeHidden()
  await page.keyboard.press('Tab')
  await search.getByRole('button', { name: /Rooms and guests/ }).click()
  const panel = page.locator('.stay-rooms')
  const top = (await panel.boundingBox())?.y
  await page.getByLabel('Rooms', { exact: true }).selectOption('4')
  await expect(panel.getByRole('group', { name: 'Room 4' })).toBeVisible()
  expect((await panel.boundingBox())?.y).toBe(top)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('text becomes a place, and fields become rooms', async ({ page }) => {
    await page.goto('/en/hotel')
    const search = page.getByRole('form', { name: form })
    await search.getByRole('combobox', { name: 'Destination' }).fill('bali')
    await search.getByLabel('Check-in', { exact: true }).fill(inDays(40))
    await search.getByLabel('Check-out', { exact: true }).fill(inDays(44))
    await search.getByRole('button', { name: /Rooms and guests/ }).click()
    await page.getByLabel('Rooms', { exact: true }).selectOption('2')
    const first = page.getByRole('group', { name: 'Room 1' })
    await first.getByLabel('Children').selectOption('1')
    await first.getByLabel('Age of child 1').fill('5')
    await page.getByRole('button', { name: 'Done' }).click()
    await search.getByRole('button', { name: 'Search hotels' }).click()
    await expect(page).toHaveURL(/destination=city-bali-id&.*rooms=2-5_2/)
    await allFound(page)
    await expect(page.locator('[data-hotel]').first()).toBeVisible()
  })

  test('filters are a form, and pages are links', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openHotels(page)
    await page.getByRole('checkbox', { name: 'Free cancellation' }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/free=1/)
    await expect(page.getByRole('link', { name: 'Remove: Free cancellation' })).toBeVisible()
    // A click would meet another place where rows above it are only measured once they are near the window.
    await page.getByRole('link', { name: 'Next' }).press('Enter')
    await expect(page).toHaveURL(/page=2/)
  })

  test('a phone switches between list and map', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHotels(page)
    await page.getByRole('link', { name: 'Map' }).click()
    await expect(page.getByRole('region', { name: 'Map of results' })).toBeVisible()
    await expect(page.locator('[data-hotels]')).toBeHidden()
    await page.getByRole('link', { name: 'List' }).click()
    await expect(page.locator('[data-hotels]')).toBeVisible()
  })
})

test('the list is in the order that its sort promises', async ({ page }) => {
  const pricesOf = async () =>
    Promise.all((await page.locator('[data-hotel]').all()).map((row) => amountOf(row)))
  await openHotels(page, { more: { sort: 'lowest_price' } })
  const up = await pricesOf()
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  await openHotels(page, { more: { sort: 'highest_price' } })
  const down = await pricesOf()
  expect(down).toEqual(down.toSorted((a, b) => b - a))
  expect(down[0]).toBeGreaterThan(up[0] ?? 0)
})

test('limits of the price stay as they are typed, and a place lights up its price on the map, which is used by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHotels(page)
  await documentHydrated(page)
  await test.step('limits of the price stay as they are typed, however slowly', async () => {
    // What the first limit finds arrives while the second one is being typed.
    await page.route(/\/hotel\/search\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    const from = page.getByLabel('From', { exact: true })
    const upTo = page.getByLabel('Up to', { exact: true })
    await from.pressSequentially('400', { delay: 150 })
    await page.keyboard.press('Tab')
    await upTo.pressSequentially('600', { delay: 400 })
    await expect(page).toHaveURL(/minPrice=400/)
    await expect(upTo).toHaveValue('600')
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/minPrice=400&maxPrice=600/)
    await page.getByRole('link', { name: /^Remove: USD/ }).click()
    await expect(page).not.toHaveURL(/Price=/)
    await expect(from).toHaveValue('')
    await expect(upTo).toHaveValue('')
    await page.unroute(/\/hotel\/search\.data/)
  })

  await test.step('a place lights up its price on the map, which leads closer by keyboard, and to only what it shows', async () => {
    const found = await page.getByRole('status').filter({ hasText: 'places to stay' }).textContent()
    const row = page.locator('[data-hotel]').first()
    const id = await row.getAttribute('data-hotel')
    await row.hover()
    await expect(page.locator(`[data-pin~="${id}"]`)).toHaveAttribute('data-lit', '')
    await page.getByRole('link', { name: 'Zoom in', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/map=/)
    await page.getByRole('link', { name: 'Search this area' }).press('Enter')
    await expect(page).toHaveURL(/bounds=/)
    await expect(page.getByRole('link', { name: 'Remove: Part of the map' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'places to stay' })).not.toHaveText(
      found ?? '',
    )
  })
})

const refused = [
  ['an unknown place', 'where=xqzxqz', /We couldn’t find that place/],
  ['check-out before check-in', `checkOut=${inDays(39)}`, /Choose a check-out date after/],
  ['31 nights', `checkOut=${inDays(71)}`, /up to 30 nights/],
  ['a child without age', 'rooms=2-', /Enter the child’s age/],
  ['ten in one room', 'rooms=8-5-6', /A room takes up to 8 guests/],
  ['ten adults in one room', 'rooms=10', /A room takes up to 8 guests/],
  ['ten rooms', 'rooms=1_1_1_1_1_1_1_1_1_1', /up to 9 rooms/],
] as const

test('what can’t be searched for is told at its field, and the rest is kept', async ({ page }) => {
  for (const [what, query, error] of refused) {
    await test.step(what, async () => {
      const params = new URLSearchParams({
        destination: 'city-bali-id',
        checkIn: inDays(40),
        checkOut: inDays(44),
        rooms: '2-5_2',
      })
      for (const [name, value] of new URLSearchParams(query)) params.set(name, value)
      if (query.startsWith('where')) params.delete('destination')
      const answer = await page.goto(`/en/hotel/search?${params}`)
      expect(answer?.status()).toBe(400)
      const search = page.getByRole('form', { name: form })
      await expect(search.getByText(error).first()).toBeVisible()
      await expect(search.getByLabel('Check-in', { exact: true })).toHaveValue(inDays(40))
      if (query === 'rooms=10') await expect(search.getByText('10 adults, 1 room')).toBeVisible()
    })
  }
  await test.step('an address without a search is no page', async () => {
    expect((await page.goto('/en/hotel/search?utm_source=x'))?.status()).toBe(404)
  })
})

test('a tab leads from the home page to the search for hotels', async ({ page }) => {
  await page.goto('/en')
  await documentHydrated(page)
  await page
    .getByRole('navigation', { name: 'What to search' })
    .getByRole('link', { name: 'Hotels' })
    .click()
  await expect(page).toHaveURL(/\/en\/hotel$/)
  await expect(page.getByRole('form', { name: form })).toBeVisible()
})

test('a property leads back to the results it was found in, with their filters', async ({
  page,
}) => {
  await openHotels(page, { more: { stars: '4', sort: 'lowest_price' } })
  await documentHydrated(page)
  await page.locator('[data-hotel] h3 a').first().click()
  await expect(page).toHaveURL(/\/hotel\/review\//)
  await page.getByRole('link', { name: /^Back to .+, / }).click()
  await expect(page).toHaveURL(
    /\/hotel\/search\?destination=city-bali-id&.*stars=4&sort=lowest_price/,
  )
})

test('a property that is searched for by name is first, and in the title', async ({ page }) => {
  await openHotels(page)
  const row = page.locator('[data-hotel]').nth(4)
  const id = await row.getAttribute('data-hotel')
  const name = (await row.getByRole('heading', { level: 3 }).textContent()) ?? ''
  await openHotels(page, { destination: `hotel-${id}` })
  await expect(page).toHaveTitle(new RegExp(`^${name}, Bali and hotels nearby`))
  await expect(page.locator('[data-hotel]').first()).toHaveAttribute('data-hotel', id ?? '')
})

test('pictures of a list that the browser renders are drawn when they’re about to be seen', async ({
  page,
}) => {
  await openHotels(page)
  await documentHydrated(page)
  await page.getByRole('link', { name: 'Highest total price' }).click()
  await expect(page).toHaveURL(/sort=highest_price/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const pictureOf = (index: number) =>
    page.locator('[data-hotel]').nth(index).locator('.hotel-picture svg > *')
  await expect(pictureOf(0)).not.toHaveCount(0)
  await expect(pictureOf(20)).toHaveCount(0)
  await page.locator('[data-hotel]').nth(20).scrollIntoViewIfNeeded()
  await expect(pictureOf(20)).not.toHaveCount(0)
})
