import { expect, type Locator, type Page, test } from '@playwright/test'
import { documentHydrated } from '../support/hydrated.ts'
import { openStay } from '../support/open-stay.ts'
import { searched, trip } from '../support/results-page.ts'
import { openHotels } from '../support/stay-journey.ts'

const phone = { width: 360, height: 780 }
const desk = { width: 1280, height: 800 }
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
interface Case {
  size: typeof phone
  /** Opens a page, and returns what opens the modal and the modal's name. */
  go: (page: Page) => Promise<[Locator, string]>
  isThere: (box: Box) => boolean
}

async function flights(page: Page): Promise<void> {
  await page.goto(trip())
  await searched(page)
  await documentHydrated(page)
}
/** The place of a scroll bar is kept free while a modal is open. */
const near = (one: number, other: number) => Math.abs(one - other) < 16
const cases: Record<string, Case> = {
  default: {
    size: desk,
    async go(page) {
      // Neither sharing nor copying is allowed, so the link is shown.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
      })
      await flights(page)
      return [page.getByRole('button', { name: 'Share', exact: true }), 'Your link to share']
    },
    isThere: ({ x, y, width, height }) =>
      near(x, (desk.width - width) / 2) && near(y, (desk.height - height) / 2),
  },
  bottom: {
    size: phone,
    async go(page) {
      await flights(page)
      return [page.getByRole('link', { name: 'Filters' }), 'Filters']
    },
    isThere: ({ x, y, width, height }) =>
      x === 0 && near(width, phone.width) && y > 0 && near(y + height, phone.height),
  },
  top: {
    size: phone,
    async go(page) {
      await flights(page)
      return [page.getByRole('link', { name: 'Change search' }), 'Change search']
    },
    isThere: ({ x, y, width, height }) =>
      x === 0 && y === 0 && near(width, phone.width) && height < phone.height,
  },
  left: {
    size: { width: 900, height: 800 },
    async go(page) {
      await flights(page)
      return [page.getByRole('link', { name: 'Filters' }), 'Filters']
    },
    isThere: ({ x, y, width, height }) => x === 0 && y === 0 && width === 384 && height === 800,
  },
  fullscreen: {
    size: desk,
    async go(page) {
      await openStay(page)
      await documentHydrated(page)
      return [page.getByRole('button', { name: /^Show all \d+ pictures/ }), '']
    },
    isThere: ({ x, y, width, height }) =>
      x === 0 && y === 0 && near(width, desk.width) && height === desk.height,
  },
}

/** Returns whether the focus is in the modal, or with the browser itself, where Tab leads after its last field. */
const isKept = (modal: Locator) =>
  modal.evaluate(
    (each) => each.contains(document.activeElement) || document.activeElement === document.body,
  )
const durationOf = (modal: Locator) =>
  modal.evaluate((each) => Number.parseFloat(getComputedStyle(each).animationDuration))

for (const [mode, { size, go, isThere }] of Object.entries(cases)) {
  test(`the modal ${mode} keeps the focus, closes with Esc and returns it (S2.90)`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const [opener, name] = await go(page)
    await opener.press('Enter')
    const modal = page.getByRole('dialog', name ? { name } : {})
    await expect(modal).toBeVisible()
    await expect
      .poll(async () => isThere((await modal.boundingBox()) as Box), { message: 'its place' })
      .toBe(true)
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await isKept(modal)).toBe(true)
    }
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await isKept(modal)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.press('Enter')
    await expect(modal).toBeVisible()
    // Asked for again at once, it opens again.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('the window with a link to share begins at the link, not at Close', async ({ page }) => {
  const { size, go } = cases.default as Case
  await page.setViewportSize(size)
  const [opener, name] = await go(page)
  await opener.press('Enter')
  const modal = page.getByRole('dialog', name ? { name } : {})
  await expect(modal.getByLabel('Link', { exact: true })).toBeFocused()
})

test('sheets slide in, but not for those who want less motion (S2.90)', async ({ page }) => {
  await page.setViewportSize(phone)
  await flights(page)
  for (const name of ['Filters', 'Change search']) {
    await page.getByRole('link', { name }).press('Enter')
    const sheet = page.getByRole('dialog', { name })
    expect(await durationOf(sheet)).toBe(0.12)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await durationOf(sheet)).toBeLessThan(0.001)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
})

test('on a phone a search is changed in a sheet, which a new search closes', async ({ page }) => {
  await page.setViewportSize(phone)
  await flights(page)
  await page.getByRole('link', { name: 'Change search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Change search' })
  const to = sheet.getByRole('combobox', { name: 'To', exact: true })
  await to.click()
  await to.fill('sing')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  // Esc closes the suggestions only.
  await page.keyboard.press('Escape')
  await expect(sheet.getByRole('option')).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await to.fill('sing')
  await sheet.getByRole('option', { name: /SIN/ }).first().click()
  await sheet.getByRole('button', { name: /^Departure/ }).click()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: 'Search flights' }).click()
  await expect(page).toHaveURL(/arrAirport=SIN/)
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Singapore')
})

test('on a phone a stay is changed in a sheet', async ({ page }) => {
  await page.setViewportSize(phone)
  await openHotels(page)
  await documentHydrated(page)
  await page.getByRole('link', { name: 'Change search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Change search' })
  await expect(sheet.getByRole('form')).toBeVisible()
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(0)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Change search' })).toBeFocused()
})
