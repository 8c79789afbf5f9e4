import { expect, type Page } from '@playwright/test'
import { inDays, testNow } from '../../support/test-clock.ts'
import { axeFinds, axeFindsInBothSchemes } from '../support/axe.ts'
import { holdScripts } from '../support/hydrated.ts'
import { test } from '../support/site-test.ts'

const from = (page: Page) => page.getByRole('combobox', { name: 'From' }).first()
const to = (page: Page) => page.getByRole('combobox', { name: 'To', exact: true }).first()
const search = (page: Page) => page.getByRole('button', { name: 'Search flights' })

async function choose(page: Page, box: ReturnType<typeof from>, typed: string, code: string) {
  await box.click()
  await box.pressSequentially(typed)
  await page.getByRole('option').filter({ hasText: code }).first().click()
  await expect(box).toHaveValue(new RegExp(`\\(${code}\\)$`))
}

test('places are found by typing, and the search opens the results', async ({ page }) => {
  await page.goto('/en')
  await page.getByText('One way', { exact: true }).click()
  await from(page).click()
  await from(page).pressSequentially('kuala lum')
  await expect(page.getByRole('option').first()).toBeVisible()
  const list = await page.getByRole('listbox').boundingBox()
  expect(list?.width).toBeGreaterThanOrEqual(420)
  await page.getByRole('option', { name: 'All airports' }).click()
  await expect(from(page)).toHaveValue('Kuala Lumpur (all airports)')
  await choose(page, from(page), 'kuala lum', 'KUL')
  await choose(page, to(page), 'bangk', 'BKK')
  await page.getByRole('button', { name: 'Swap departure and arrival' }).click()
  await expect(from(page)).toHaveValue(/BKK/)
  await page.getByRole('button', { name: 'Swap departure and arrival' }).click()
  await page.getByLabel('Departure date').fill(inDays(30))
  await page.getByRole('button', { name: /Travellers and cabin/ }).click()
  await page.getByRole('button', { name: 'More: Adults' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /2 travellers, Economy/ })).toBeVisible()
  await search(page).click()
  await expect(page).toHaveURL(/\/en\/flight\/search\?depAirport=KUL&arrAirport=BKK/)
  expect(new URL(page.url()).searchParams.get('adult')).toBe('2')

  await page.goto('/en')
  await expect(page.getByRole('link', { name: /KUL – BKK/ })).toBeVisible()
  await to(page).click()
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(3)
  await expect(page.getByRole('group', { name: 'Popular' })).toBeVisible()
})

test('a trip type selected before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en', { waitUntil: 'commit' })
  await page.getByText('Multi-city', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Multi-city' })).toBeChecked()
  release()
  await expect(page.getByRole('group', { name: 'Flight 2' })).toBeVisible()
})

test.describe('an empty place field suggests places near the visitor', () => {
  test.use({
    extraHTTPHeaders: { 'cf-iplatitude': '35.44', 'cf-iplongitude': '139.64' },
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })

  test('fills the screen on a phone, and finds names in any script', async ({ page }) => {
    await page.goto('/en/flight')
    await from(page).tap()
    const list = page.getByRole('listbox')
    await expect(list.getByRole('group', { name: 'Near you' })).toContainText('Tokyo')
    await expect(list).toBeInViewport({ ratio: 1 })
    const screen = { x: 0, y: 0, width: 360, height: 740 }
    expect(await page.locator('[data-choosing]').boundingBox()).toEqual(screen)
    expect(await axeFinds(page)).toEqual([])
    // With the keyboard closed nothing has the focus; Esc and the system's Back are one request to browsers.
    await from(page).blur()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-choosing]')).toHaveCount(0)
    await from(page).tap()
    await from(page).fill('서울')
    await page.getByRole('option', { name: /Seoul/ }).first().tap()
    await expect(list).toBeHidden()
    await expect(from(page)).toHaveValue('Seoul (SEL)')
    await expect(from(page)).not.toBeFocused()
  })
})

test('a click anywhere in a date field opens the calendar, in which a range is selected, and which scrolls the page without room below', async ({
  page,
}) => {
  await page.goto('/en')
  await test.step('a click anywhere in a date field opens the calendar', async () => {
    await expect(page.getByRole('button', { name: 'Return date: open the calendar' })).toBeVisible()
    const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
    for (const name of ['depDate', 'retDate']) {
      for (const part of [0.03, 0.5, 0.97]) {
        const box = await page.locator(`input[name="${name}"]`).boundingBox()
        if (!box) throw new Error(`${name} isn't shown`)
        await page.mouse.click(box.x + box.width * part, box.y + box.height / 2)
        await expect(calendar, `${name} at ${part}`).toBeVisible()
        await expect(calendar.getByRole('grid').first()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(calendar).toBeHidden()
      }
    }
  })

  await test.step('a range is selected in the calendar', async () => {
    await page.getByRole('button', { name: 'Departure date: open the calendar' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    const days = page.getByRole('grid').first().getByRole('button', { disabled: false })
    await days.nth(9).click()
    await days.nth(14).hover()
    await expect(page.getByText('5 nights')).toBeVisible()
    await days.nth(14).click()
    const picked = async (label: string) => Date.parse(await page.getByLabel(label).inputValue())
    const [out, back] = [await picked('Departure date'), await picked('Return date')]
    expect((back - out) / 86_400_000).toBe(5)
    const shown = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(back)
    await expect(page.getByText(shown, { exact: true })).toBeVisible()

    // Clicking the return field selects only the return, and closing changes nothing.
    await page.getByText(shown, { exact: true }).click()
    const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
    await expect(calendar).toContainText('5 nights')
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    expect(await picked('Return date')).toBe(back)
  })

  await test.step('without room below the page scrolls, and the field stays in sight', async () => {
    for (const height of [800, 480]) {
      await page.setViewportSize({ width: 1440, height })
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('button', { name: 'Return date: open the calendar' }).click()
      const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
      await expect(calendar.getByRole('grid').first()).toBeVisible()
      await expect(page.locator('[role="gridcell"] [tabindex="0"]:focus')).toBeInViewport()
      await expect(calendar).toBeInViewport({ ratio: 1 })
      const field = page.locator('input[name="retDate"]')
      await expect(field).toBeInViewport({ ratio: 1 })
      const [below, above] = await Promise.all([calendar.boundingBox(), field.boundingBox()])
      expect(below?.y, `${height} px`).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
      await page.keyboard.press('Escape')
      await expect(calendar).toBeHidden()
    }
  })
})

test('a date field is a single target, and its calendar opens next to it, at 800 and 1440 px', async ({
  page,
}) => {
  await page.goto('/en/flight')
  for (const width of [800, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const label of ['Departure date', 'Return date']) {
      const opener = page.getByRole('button', { name: `${label}: open the calendar` })
      await expect(opener).toBeVisible()
      // Browsers draw their own icon at the end of the input, and some a date in an empty one.
      const covers = await page.getByLabel(label, { exact: true }).evaluate((input) => {
        const { left, right, top, bottom } = input.getBoundingClientRect()
        const at = (x: number) => document.elementFromPoint(x, (top + bottom) / 2)
        return [at(left + 6), at(right - 6)].map((each) => each?.closest('button')?.textContent)
      })
      expect(covers).toEqual([expect.stringContaining('Add date'), expect.anything()])
      expect(covers[1]).toBe(covers[0])
      await opener.click()
      const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
      await expect(calendar.getByRole('grid').first()).toBeVisible()
      const box = (await calendar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      // The page may have scrolled.
      const input = await page.getByLabel(label, { exact: true }).boundingBox()
      expect(box.y).toBeGreaterThanOrEqual((input?.y ?? 0) + (input?.height ?? 0))
      expect(box.x).toBeGreaterThanOrEqual(8)
      expect(box.x + box.width).toBeLessThanOrEqual(width - 8)
      await page.keyboard.press('Escape')
      await expect(calendar).toBeHidden()
    }
  }
})

test('on a phone the calendar is a sheet with all months and large days, and a close button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/en')
  const ends = await page
    .getByRole('form', { name: 'Search flights' })
    .evaluate((form) =>
      ['depAirport', 'arrAirport', 'retDate'].map((name) =>
        Math.round(form.querySelector(`[name=${name}]`)?.getBoundingClientRect().right ?? 0),
      ),
    )
  const travellers = page.getByRole('button', { name: /^Travellers and cabin/ })
  const box = await travellers.boundingBox()
  expect(new Set([...ends, Math.round((box?.x ?? 0) + (box?.width ?? 0))]).size).toBe(1)
  await page.getByRole('button', { name: 'Departure date: open the calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
  await expect(calendar.getByRole('grid').nth(11)).toBeAttached()
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeHidden()
  const target = calendar.locator('[role="gridcell"] [tabindex="0"]')
  await expect(target).toBeFocused()
  const day = await target.boundingBox()
  expect(day?.width).toBeGreaterThanOrEqual(44)
  expect(day?.height).toBeGreaterThanOrEqual(44)
  await calendar.getByRole('grid').last().scrollIntoViewIfNeeded()
  const done = calendar.getByRole('button', { name: 'Done' })
  await expect(done).toBeInViewport({ ratio: 1 })
  await done.click()
  await expect(calendar).toBeHidden()
})

test.describe('today is the date at the origin', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' })
  const today = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(testNow())

  test('for a visitor half a day behind, too', async ({ page }) => {
    const first = page.getByLabel('Departure date')
    await page.goto('/en/flight')
    await expect(first).toHaveAttribute('min', today('Pacific/Honolulu'))
    await choose(page, from(page), 'haneda', 'HND')
    await expect(first).toHaveAttribute('min', today('Asia/Tokyo'))
    await page.goto('/en/flight?depAirport=AKL&arrAirport=HNL')
    await expect(first).toHaveAttribute('min', today('Pacific/Auckland'))
  })
})

test('a multi-city trip is one search', async ({ page }) => {
  await page.goto('/en/flight?tripType=multicity')
  await page.getByRole('button', { name: 'Add another flight' }).click()
  const legs = page.getByRole('group', { name: /^Flight \d$/ })
  await expect(legs).toHaveCount(3)
  const route = ['KUL', 'BKK', 'SIN', 'KUL']
  const start = (leg: number) => legs.nth(leg).getByRole('combobox', { name: 'From' })
  await legs.nth(0).getByRole('combobox', { name: 'To' }).fill('DMK')
  await legs.nth(1).getByRole('combobox', { name: 'To' }).fill('HKG')
  // Left without the Tab key, which would select the first suggestion if it arrived in time.
  await legs.nth(1).getByRole('combobox', { name: 'To' }).blur()
  await expect(start(1)).toHaveValue('DMK')
  await expect(start(2)).toHaveValue('HKG')
  await start(2).fill('MFM')
  await legs.nth(1).getByRole('combobox', { name: 'To' }).fill('SIN')
  await legs.nth(0).getByRole('combobox', { name: 'To' }).fill('BKK')
  await legs.nth(0).getByRole('combobox', { name: 'To' }).blur()
  await expect(start(1)).toHaveValue('BKK')
  await expect(start(2)).toHaveValue('MFM')
  for (let leg = 0; leg < 3; leg += 1) {
    await legs
      .nth(leg)
      .getByRole('combobox', { name: 'From' })
      .fill(route[leg] ?? '')
    await legs
      .nth(leg)
      .getByRole('combobox', { name: 'To' })
      .fill(route[leg + 1] ?? '')
    await legs
      .nth(leg)
      .getByLabel('Departure date')
      .fill(inDays(30 + leg * 3))
  }
  await search(page).click()
  await expect(page).toHaveURL(/\/en\/flight\/multi-search\?/)
  const params = new URL(page.url()).searchParams
  expect([params.get('arrAirport'), params.get('arrAirport1'), params.get('arrAirport2')]).toEqual(
    route.slice(1),
  )
})

test('errors are shown at their fields, and nothing typed is lost', async ({ page }) => {
  await page.goto('/en/flight')
  await search(page).click()
  await expect(from(page)).toBeFocused()
  await expect(from(page)).toHaveAccessibleDescription('Choose a city or airport.')
  await from(page).fill('KUL')
  await to(page).fill('KUL')
  await page.getByLabel('Departure date').fill(inDays(30))
  await page.getByLabel('Return date').fill(inDays(20))
  await search(page).click()
  await expect(to(page)).toHaveAccessibleDescription(/are the same/)
  await expect(page.getByLabel('Return date')).toHaveAccessibleDescription(/before your departure/)
  await expect(from(page)).toHaveValue('KUL')
})

test('an error at a multi-city date keeps its row aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/flight?tripType=multicity')
  const leg = page.getByRole('group', { name: 'Flight 2' })
  const fields = leg.locator('input[name="depAirport1"], input[name="arrAirport1"]')
  const date = leg.getByLabel('Departure date')
  const placed = async () => {
    const boxes = await Promise.all(
      [...(await fields.all()), date].map((each) => each.boundingBox()),
    )
    return boxes.map((box) => [box?.x, box?.width])
  }
  await page.getByRole('group', { name: 'Flight 1' }).getByLabel('Departure date').fill(inDays(30))
  await date.fill(inDays(20))
  const before = await placed()
  await search(page).click()
  await expect(date).toHaveAccessibleDescription(/./)
  expect(await placed()).toEqual(before)
  const tops = [...(await fields.all()), date].map(async (each) => (await each.boundingBox())?.y)
  expect(new Set(await Promise.all(tops)).size).toBe(1)
})

test('the server shows the same errors for a typed address', async ({ page }) => {
  const query = `depAirport=KUL&arrAirport=nowhere-at-all&depDate=${inDays(-5)}&adult=1&infant=2`
  const answer = await page.goto(`/en/flight/search?${query}`)
  expect(answer?.status()).toBe(400)
  await expect(to(page)).toHaveValue('nowhere-at-all')
  await expect(to(page)).toHaveAccessibleDescription(/couldn’t find an airport or city/)
  await expect(page.getByLabel('Departure date')).toHaveAccessibleDescription(/has passed/)
  await expect(page.getByText(/infant needs an adult’s lap/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form finds flights by plain text', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('radio', { name: 'One way' }).check()
    await expect(page.getByLabel('Return date')).toBeHidden()
    await from(page).fill('Kuala Lumpur (all airports)')
    await to(page).fill('BKK')
    await page.getByLabel('Departure date').fill(inDays(30))
    await search(page).click()
    await expect(page.locator('[data-offer]').first()).toBeVisible()
  })

  test('multi-city trips have their own form', async ({ page }) => {
    await page.goto('/en/flight')
    await page.getByRole('link', { name: /Switch to multi-city/ }).click()
    await page.getByRole('link', { name: 'Add another flight' }).click()
    await expect(page.getByRole('group', { name: /^Flight \d$/ })).toHaveCount(6)
  })
})

test('the home page is accessible at every width, light and dark', async ({ page }) => {
  const widths = [360, 800, 1440]
  await page.goto('/en')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindsInBothSchemes(page), `${width} px`).toEqual([])
  }
  await search(page).click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'Return date: open the calendar' }).click()
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect(await axeFindsInBothSchemes(page), `calendar at ${width} px`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toHaveCount(0)
  }
})
