import { expect, type Page } from '@playwright/test'
import { documentHydrated } from '../support/hydrated.ts'
import { test } from '../support/site-test.ts'

test.use({ savesData: false })

/** What a page loads only when it's touched: the router, and the list of routes. */
const router = /assets\/(whole-router|manifest)-/

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window)
const findOrder = (page: Page) => page.getByRole('link', { name: 'Find my order' }).first()

/** Fills in an order that doesn't exist, and sends the form. */
async function lookUp(page: Page): Promise<void> {
  await page.getByLabel('Order number').fill('K7MW2P')
  await page.getByLabel('E-mail address').fill('ana@example.com')
  await page.getByRole('button', { name: 'Find order' }).click()
}

test('the router is loaded when the page is touched, and then navigates in place', async ({
  page,
}) => {
  await page.goto('/en')
  await documentHydrated(page)
  const state = () => page.evaluate(() => Object.keys(window.__reactRouterManifest?.routes ?? {}))
  await mark(page)
  await findOrder(page).click()
  await expect(page).toHaveURL(/\/en\/order$/)
  expect(await hasStayed(page)).toBe(true)
  expect(await state()).toContain('flight/confirm/confirm')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/en$/)
  expect(await hasStayed(page)).toBe(true)
})

test('what is clicked before the router has arrived happens when it has', async ({ page }) => {
  await page.route(router, async (route) => {
    await new Promise((done) => setTimeout(done, 2000))
    await route.continue()
  })
  await page.goto('/en/order')
  await documentHydrated(page)
  await mark(page)
  await lookUp(page)
  await expect(page.getByText('We couldn’t find that order')).toBeVisible()
  await expect(page.getByLabel('Order number')).toHaveValue('K7MW2P')
  expect(await hasStayed(page)).toBe(true)
})

test('without the router’s script, links and forms work as in a page without scripts', async ({
  page,
}) => {
  await page.route(router, (route) => route.abort())
  await page.goto('/en')
  await documentHydrated(page)
  await mark(page)
  await findOrder(page).click()
  await expect(page).toHaveURL(/\/en\/order$/)
  expect(await hasStayed(page)).toBe(false)
  await documentHydrated(page)
  await lookUp(page)
  await expect(page.getByText('We couldn’t find that order')).toBeVisible()
  await expect(page.getByLabel('Order number')).toHaveValue('K7MW2P')
})

test('a form sent without a network and without the router keeps what was typed', async ({
  page,
  context,
}) => {
  await page.route(router, (route) => route.abort())
  await page.goto('/en/order')
  await documentHydrated(page)
  await mark(page)
  await context.setOffline(true)
  await lookUp(page)
  await expect(page.locator('[data-offline="true"]')).toContainText('nothing was sent')
  await expect(page.getByLabel('Order number')).toHaveValue('K7MW2P')
  expect(await hasStayed(page)).toBe(true)
  await page.unroute(router)
  await context.setOffline(false)
  await expect(page.locator('[data-offline="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Find order' }).click()
  await expect(page.getByText('We couldn’t find that order')).toBeVisible()
  expect(await hasStayed(page)).toBe(true)
})

test('Back after a reload returns to the page before', async ({ page }) => {
  await page.goto('/en')
  await documentHydrated(page)
  await findOrder(page).click()
  await expect(page).toHaveURL(/\/en\/order$/)
  await page.reload()
  await documentHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.locator('main form').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Search/ }).first()).toBeVisible()
})

test('preferences can be chosen before the script of their form has arrived', async ({ page }) => {
  const script = /assets\/form-in-menu-/
  const chosen = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await chosen.promise
    await route.continue()
  })
  await page.goto('/en')
  await documentHydrated(page)
  const arrived = page.waitForResponse(script)
  await page.locator('header [popovertarget=preferences-menu]').first().click()
  const menu = page.locator('#preferences-menu')
  await menu.getByLabel('Language').selectOption('th')
  chosen.resolve()
  await arrived
  await expect(menu.getByLabel('Language')).toHaveValue('th')
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/th/)
})
