import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { axeFinds } from '../support/axe.ts'
import { atBothWidths } from '../support/both-widths.ts'
import { sharedSecret } from '../support/held-order.ts'
import { enterAsMember, test } from '../support/member-journey.ts'
import { beDevice, paidOrder } from '../support/paid-order.ts'

test.use({ serviceWorkers: 'allow', savesData: false })

const bar = (page: Page) => page.locator('[data-offline="true"]')

/** Waits until an address is saved on the device. */
const saved = (page: Page, address: string) =>
  expect
    .poll(() => page.evaluate(async (it) => (await caches.match(it)) !== undefined, address))
    .toBe(true)

test('an order that was opened shows its documents without a network, until its member signs out', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  const { order, auid } = await paidOrder(origin, { secret: sharedSecret() })
  await enterAsMember(page)
  await beDevice(context, origin, auid)
  const path = `/en/order/${order.orderCode}`
  await page.goto(path)
  await saved(page, path)
  await saved(page, `${path}/e-ticket.pdf`)
  await saved(page, `${path}/itinerary.ics`)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderCode)
  // Files have the names that they have online.
  const file = new RegExp(
    `^e-ticket-${order.orderCode}\\.pdf$|^itinerary-${order.orderCode}\\.ics$`,
  )
  for (const address of ['e-ticket.pdf', 'itinerary.ics']) {
    const download = page.waitForEvent('download')
    await page.locator(`a[href="${path}/${address}"]`).first().click()
    expect((await download).suggestedFilename()).toMatch(file)
  }
  const [item] = order.items
  await expect(page.getByText(item?.flight?.tickets[0]?.number ?? 'none').first()).toBeVisible()
  await expect(page.getByText(item?.flight?.bookingCodes[0]?.code ?? 'none').first()).toBeVisible()
  await expect(bar(page)).toHaveCount(1)
  await atBothWidths(page, async () => {
    await expect(bar(page)).toContainText('You’re offline. Saved')
    expect(await axeFinds(page)).toEqual([])
  })
  const pdf = await page.evaluate(async (it) => {
    const answer = await caches.match(it)
    return (await answer?.text())?.slice(0, 5)
  }, `${path}/e-ticket.pdf`)
  expect(pdf).toBe('%PDF-')

  // Another page isn't saved, and leads to what is.
  await page.goto('/en/help')
  await expect(bar(page)).toContainText('that page isn’t saved')
  await atBothWidths(page, async () => {
    await expect(page.getByRole('link', { name: `Order ${order.orderCode}` })).toHaveText(
      /· .+ – .+, \d+ \w{3}|· .+, \w+ \d+/,
    )
    expect(await axeFinds(page)).toEqual([])
  })
  await page.getByRole('link', { name: `Order ${order.orderCode}` }).click()
  await expect(page).toHaveURL(path)

  await context.setOffline(false)
  await bar(page).getByRole('link', { name: 'Try again' }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('button', { name: /Dara/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await context.setOffline(true)
  await page.goto(path)
  await expect(page).toHaveURL(/\/en\/offline/)
  await expect(page.getByText('No orders are saved.')).toBeVisible()
  await expect(page.getByText(order.orderCode, { exact: true })).toHaveCount(0)
  const left = await page.evaluate(async (it) => {
    const found = await Promise.all([caches.match(it), caches.match(`${it}/e-ticket.pdf`)])
    return found.filter(Boolean).length
  }, path)
  expect(left).toBe(0)
})

test('the latest search opens without a network, and says that prices may have changed', async ({
  page,
  context,
}) => {
  const path = `/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}`
  await page.goto(path)
  await saved(page, path)
  const rows = await page.locator('[data-offers] > [data-offer]').count()
  await context.setOffline(true)
  await page.reload()
  await expect(bar(page)).toHaveCount(1)
  await atBothWidths(page, () => expect(bar(page)).toContainText('prices may have changed'))
  await expect(page.locator('[data-offers] > [data-offer]')).toHaveCount(rows)
  await page.goto('/en/offline')
  await expect(page.locator('[data-saved=search] a')).toHaveText(
    /^Flights Kuala Lumpur to Bangkok · [\w ]+ · 1 traveller · Economy$/,
  )
  await page.getByRole('button', { name: 'Remove everything saved here' }).click()
  await expect(page.getByText('No searches are saved.')).toBeVisible()
})

test('what a guest saved is erased once the device is somebody else’s', async ({
  page,
  context,
}) => {
  const path = `/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(30)}`
  await page.goto(path)
  await saved(page, path)
  await page.goto('/en/about')
  expect(await page.evaluate((it) => caches.match(it).then(Boolean), path)).toBe(true)
  await context.clearCookies()
  await page.goto('/en/about')
  expect(await page.evaluate((it) => caches.match(it).then(Boolean), path)).toBe(false)
})

test('signing out without a network erases what is saved, and says what the site wasn’t told', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  const { order, auid } = await paidOrder(origin, { secret: sharedSecret() })
  await enterAsMember(page)
  await beDevice(context, origin, auid)
  const path = `/en/order/${order.orderCode}`
  await page.goto(path)
  await saved(page, path)
  await saved(page, `${path}/e-ticket.pdf`)
  await saved(page, '/en/offline')
  await page.getByRole('button', { name: /Dara/ }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await atBothWidths(page, async () => {
    await expect(bar(page)).toContainText('Everything saved on this device was removed')
    await expect(bar(page)).toContainText('you’re still signed in')
    expect(await axeFinds(page)).toEqual([])
  })
  await expect(page.getByText('No orders are saved.')).toBeVisible()
  const left = await page.evaluate(async (it) => {
    const found = await Promise.all([caches.match(it), caches.match(`${it}/e-ticket.pdf`)])
    return found.filter(Boolean).length
  }, path)
  expect(left).toBe(0)
})
