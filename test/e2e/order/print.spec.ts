import { expect } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { test } from '../support/member-journey.ts'
import { ownPaidOrder } from '../support/paid-order.ts'

test('an order prints as a document: what was bought, black on white', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  const order = await ownPaidOrder(context, origin)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(`/en/order/${order.orderCode}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderCode)
  const [item] = order.items
  for (const text of [
    item?.flight?.tickets[0]?.number,
    item?.flight?.bookingCodes[0]?.code,
    `${item?.travellers[0]?.givenName} ${item?.travellers[0]?.surname}`,
  ]) {
    await expect(page.getByText(text ?? 'none').first()).toBeVisible()
  }
  await expect(page.locator('[data-total]').first()).toBeVisible()
  for (const part of ['button', 'nav', 'form', 'header:has(nav)', 'footer', '.skip-link']) {
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0)
  }
  await expect(
    page.getByRole('link', { name: /Download|Add to calendar|Cancel|Change/ }),
  ).toHaveCount(0)
  const look = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement)
    const links = [...document.querySelectorAll('main a')]
    const after = links.map((each) => getComputedStyle(each, '::after').content)
    const items = [...document.querySelectorAll('main section, main li')]
    return {
      color,
      backgroundColor,
      isExpanded: after.some((content) => content.includes('http') || content.includes('/')),
      splits: items.filter((each) => getComputedStyle(each).breakInside !== 'avoid').length,
    }
  })
  expect(look).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
    isExpanded: false,
    splits: 0,
  })
})

test('a trip there and back prints on two pages at most, without what only a screen is for', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  const slices = [
    { from: 'KUL', to: 'BKK', date: inDays(42) },
    { from: 'BKK', to: 'KUL', date: inDays(46) },
  ]
  const { orderCode } = await ownPaidOrder(context, origin, { slices })
  await page.goto(`/en/order/${orderCode}`)
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print' })
  for (const title of ['What happens next', 'Contact details', 'Need help?']) {
    await expect(page.getByRole('heading', { name: title })).toBeHidden()
  }
})
