import { expect, type Locator, type Page } from '@playwright/test'
import { documentHydrated } from '../support/hydrated.ts'
import { openStay } from '../support/open-stay.ts'
import { searched, trip } from '../support/results-page.ts'
import { test } from '../support/site-test.ts'
import { openHotels } from '../support/stay-journey.ts'

const phone = { width: 360, height: 780 }
const desk = { width: 1280, height: 800 }
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
/** What opens a modal, and the modal's name. */
type Opening = [Locator, string]
interface Case {
  size: typeof phone
  opening: (page: Page) => Opening
  isThere: (box: Box) => boolean
}

async function flights(page: Page): Promise<void> {
  await page.goto(trip())
  await searched(page)
  await documentHydrated(page)
}
/** The place of a scroll bar is kept free while a modal is open. */
const near = (one: number, other: number) => Math.abs(one - other) < 16
const share = (page: Page): Opening => [
  page.getByRole('button', { name: 'Share', exact: true }),
  'Your link to share',
]
const link = (page: Page, name: string): Opening => [page.getByRole('link', { name }), name]
const casesOfResults: Record<string, Case> = {
  default: {
    size: desk,
    opening: share,
    isThere: ({ x, y, width, height }) =>
      near(x, (desk.width - width) / 2) && near(y, (desk.height - height) / 2),
  },
  bottom: {
    size: phone,
    opening: (page) => link(page, 'Filters'),
    isThere: ({ x, y, width, height }) =>
      x === 0 && near(width, phone.width) && y > 0 && near(y + height, phone.height),
  },
  top: {
    size: phone,
    opening: (page) => link(page, 'Change search'),
    isThere: ({ x, y, width, height }) =>
      x === 0 && y === 0 && near(width, phone.width) && height < phone.height,
  },
  left: {
    size: { width: 900, height: 800 },
    opening: (page) => link(page, 'Filters'),
    isThere: ({ x, y, width, height }) => x === 0 && y === 0 && width === 384 && height === 800,
  },
}

/** Returns whether the focus is in the modal, or with the browser itself, where Tab leads after its last field. */
const isKept = (modal: Locator) =>
  modal.evaluate(
    (each) => each.contains(document.activeElement) || document.activeElement === document.body,
  )
const durationOf = (modal: Locator) =>
  modal.evaluate((each) => Number.parseFloat(getComputedStyle(each).animationDuration))

/** Expects that a modal is in its place, keeps the focus, closes with Esc and returns it. */
async function behaves(page: Page, [opener, name]: Opening, isThere: Case['isThere']) {
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
}

test('modals of the results keep the focus, close with Esc and return it (S2.90)', async ({
  page,
}) => {
  // Neither sharing nor copying is allowed, so the link is shown.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.setViewportSize(desk)
  await flights(page)
  for (const [mode, { size, opening, isThere }] of Object.entries(casesOfResults)) {
    await test.step(mode, async () => {
      await page.setViewportSize(size)
      await behaves(page, opening(page), isThere)
    })
  }
  await test.step('the window with a link to share begins at the link, not at Close', async () => {
    await page.setViewportSize(desk)
    const [opener, name] = share(page)
    await opener.press('Enter')
    const modal = page.getByRole('dialog', { name })
    await expect(modal.getByLabel('Link', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })
  await test.step('sheets slide in, but not for those who want less motion', async () => {
    await page.setViewportSize(phone)
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
})

test('pictures on the whole screen keep the focus, close with Esc and return it (S2.90)', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await openStay(page)
  await documentHydrated(page)
  const opener = page.getByRole('button', { name: /^Show all \d+ pictures/ })
  await behaves(
    page,
    [opener, ''],
    ({ x, y, width, height }) =>
      x === 0 && y === 0 && near(width, desk.width) && height === desk.height,
  )
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
