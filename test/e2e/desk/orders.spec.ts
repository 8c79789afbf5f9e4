import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { axeFindsInBothSchemes } from '../support/axe.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { startOwnServer } from '../support/own-server.ts'
import { beDevice, ownSecret, paidOrder } from '../support/paid-order.ts'

const port = Number(process.env.E2E_PORT ?? 3110) + 7
const origin = `http://127.0.0.1:${port}`
let server: Awaited<ReturnType<typeof startOwnServer>> | undefined

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startOwnServer(port, {
    SECRET_KEY: ownSecret,
    PUBLIC_ORIGIN: origin,
    DESK_REFUND_LIMIT: '10',
  })
})
test.afterAll(() => server?.stop())

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
const sessions = new Map<string, Cookies>()

/** Signs in as one of the demonstration staff, once for all tests: a code from the app works only once in 30 seconds. */
async function signIn(page: Page, email: string): Promise<void> {
  const known = sessions.get(email)
  if (known) {
    await page.context().addCookies(known)
    await page.goto(`${origin}/en/desk`)
  } else {
    await page.goto(`${origin}/en/desk/sign-in`)
    const form = page.locator('form', { has: page.locator(`input[value="${email}"]`) })
    await form.getByRole('button').click()
  }
  await expect(page.getByRole('navigation', { name: 'Parts of the desk' })).toBeVisible()
  sessions.set(email, await page.context().cookies())
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('support refunds an order by quote, and its traveller sees it', async ({
      page,
      browser,
    }) => {
      const { order, auid } = await paidOrder(origin)
      await signIn(page, 'support@desk.example')
      await page.getByRole('link', { name: 'Orders', exact: true }).click()
      await page.getByLabel('Search for').fill(order.orderCode)
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page.getByText(/^1 order/)).toBeVisible()
      expect(await axeFindsInBothSchemes(page)).toEqual([])
      await page.getByRole('link', { name: order.orderCode }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderCode)
      await documentHydrated(page)
      expect(await axeFindsInBothSchemes(page)).toEqual([])

      const traveller = await browser.newContext()
      await beDevice(traveller, origin, auid)
      const own = await traveller.newPage()
      await own.goto(`${origin}/en/order/${order.orderCode}`)
      await expect(own.getByText('Confirmed').first()).toBeVisible()

      await page.getByText('Quote a refund').click()
      await page.getByRole('button', { name: 'Get a quote' }).click()
      const confirm = page.getByRole('button', { name: /^Refund [A-Z]{3}/ })
      await confirm.click()
      await expect(page.getByText('Enter a reason of at least three characters.')).toBeVisible()
      await page.getByLabel('Reason (for the log)').first().fill('The traveller called')
      await confirm.click()
      await expect(page.getByText('Done: Confirm the quoted refund')).toBeVisible()
      await expect(async () => {
        await own.reload()
        await expect(own.getByText(/cancelled|refunded/i).first()).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(async () => {
        await own.goto(`${origin}/dev/outbox`)
        await expect(own.getByText(/cancelled/i).first()).toBeVisible({ timeout: 500 })
      }).toPass()
      await traveller.close()
    })

    test('a large refund by hand needs a second person', async ({ page, browser }) => {
      const { order } = await paidOrder(origin)
      const address = `${origin}/en/desk/orders/${order.orderCode}`
      await signIn(page, 'support@desk.example')
      await page.goto(address)
      await documentHydrated(page)
      await page.getByText('Refund an amount by hand').click()
      const form = page.locator('form', { has: page.locator('[value="propose-refund"]') })
      await form.getByLabel(/^Amount/).fill('abc')
      await form.getByLabel(/^Reason/).fill('The flight was very late')
      await form.getByRole('button').click()
      await expect(form.getByText('Enter an amount such as 12.50.')).toBeVisible()
      await expect(form.getByLabel(/^Reason/)).toHaveValue('The flight was very late')
      await form.getByLabel(/^Amount/).fill('200')
      await form.getByRole('button').click()
      await expect(form.getByText(/^Refund MYR\s200\?$/)).toBeVisible()
      await form.getByRole('button').click()
      await expect(page.getByText('Done: Refund an amount by hand')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)

      const second = await browser.newContext()
      const finance = await second.newPage()
      await signIn(finance, 'finance@desk.example')
      await finance.goto(`${origin}/en/desk/queues`)
      expect(await axeFindsInBothSchemes(finance)).toEqual([])
      await finance.getByRole('link', { name: order.orderCode }).first().click()
      const decide = finance.locator('form', { has: finance.locator('[value="decide-refund"]') })
      await decide.getByLabel(/^Reason/).fill('That is fair')
      await decide.getByRole('button', { name: /^Approve/ }).click()
      await expect(finance.getByText('Done: Decide on a refund by hand')).toBeVisible()
      await second.close()
    })
  })
}

test('content staff see no orders', async ({ page }) => {
  await signIn(page, 'content@desk.example')
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0)
  const answer = await page.goto(`${origin}/en/desk/orders/ABCDEF`)
  expect(answer?.status()).toBe(403)
  expect(await page.locator('input[name="act"]').count()).toBe(0)
})
