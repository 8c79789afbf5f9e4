import { expect } from '@playwright/test'
import { atBothWidths } from '../support/both-widths.ts'
import { sharedSecret } from '../support/held-order.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { beDevice, paidOrder } from '../support/paid-order.ts'
import { test } from '../support/site-test.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const foldable = `Mozilla/5.0 (Linux; Android 16; Pixel 10 Pro Fold) ${chrome} Mobile Safari/537.36`

test('an unfolded phone gets the default layout, a turned one doesn’t (S9.8)', async ({
  browser,
}) => {
  const context = await browser.newContext({
    userAgent: foldable,
    viewport: { width: 411, height: 923 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto('/en/contact')
  await documentHydrated(page)
  // What waits for the first touch includes what watches the window.
  const script = page.waitForFunction(() => {
    const footer = document.querySelector('footer')
    return footer && Object.keys(footer).some((key) => key.startsWith('__reactFiber'))
  })
  await page.locator('h1').tap()
  await script
  const layout = page.locator('html')
  const links = page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link', { name: 'Flights', exact: true })
  await page.setViewportSize({ width: 923, height: 411 })
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
  await expect(layout).toHaveAttribute('data-device', 'mobile')
  await expect(links).toBeHidden()
  await page.setViewportSize({ width: 852, height: 883 })
  await expect(layout).toHaveAttribute('data-device', 'desktop')
  await expect(links).toBeVisible()
  await page.setViewportSize({ width: 411, height: 923 })
  await expect(layout).toHaveAttribute('data-device', 'mobile')
  await expect(links).toBeHidden()
  await context.close()
})

const browsers = [
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'address bar'],
  ['Chrome on Android', foldable, '“Add to home screen”'],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Tap Share',
  ],
  ['another browser', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', undefined],
] as const

test('an order says how each browser installs the site (S3.25)', async ({
  browser,
  baseURL: origin = '',
}) => {
  const { order, auid } = await paidOrder(origin, { secret: sharedSecret() })
  for (const [name, userAgent, steps] of browsers) {
    await test.step(name, async () => {
      const context = await browser.newContext({ userAgent, serviceWorkers: 'allow' })
      await beDevice(context, origin, auid)
      const page = await context.newPage()
      await page.goto(`${origin}/en/order/${order.orderCode}`)
      const card = page.getByRole('region', { name: 'On this device' })
      await card.locator('summary').first().click()
      const hint = page.getByRole('heading', { name: 'Open your trips like an app' })
      // Some phones are as wide as a computer when they're unfolded, and some windows as narrow as a phone.
      await atBothWidths(page, async () => {
        await expect(card.getByRole('button').first()).toBeVisible()
        if (steps) await expect(hint.locator('xpath=following-sibling::p[1]')).toContainText(steps)
        else await expect(hint).toHaveCount(0)
      })
      await context.close()
    })
  }
})
