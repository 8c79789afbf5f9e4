import { expect } from '@playwright/test'
import { atBothWidths } from '../support/both-widths.ts'
import { deskSite, openAct, test } from '../support/desk-journey.ts'
import { paidOrder } from '../support/paid-order.ts'

const site = deskSite()

/** Sets what the stand-in of an affiliate answers. */
const answers = (status: number) =>
  fetch(`${site.origin}/dev/affiliate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  })

test("an order says what its affiliate was told and when it's tried again", async ({ page }) => {
  await answers(503)
  const headers = { 'x-affiliate': 'id=demo-blog&clickId=360' }
  const { order } = await paidOrder(site.origin, { headers })
  await site.openOrder(page, order.orderCode, 'support')
  const post = page.locator('#postbacks tbody tr')
  await expect(async () => {
    await page.reload()
    await expect(post).toContainText(/Confirmed.*demo-blog.*Not taken yet.*503/, {
      timeout: 1000,
    })
  }).toPass()
  await openAct(page, 'Prices in detail, calls, jobs and ledger')
  await atBothWidths(page, async () => {
    await expect(post).toBeVisible()
    await expect(post.locator('time')).toHaveCount(2)
    await expect(page.locator('#facts')).toContainText('demo-blog · 360')
  })
})

test('an order that no affiliate brought has no such list', async ({ page }) => {
  const { order } = await paidOrder(site.origin)
  await site.openOrder(page, order.orderCode, 'support')
  await expect(page.locator('#timeline')).toBeVisible()
  await expect(page.locator('#postbacks')).toHaveCount(0)
  await expect(page.locator('#facts')).not.toContainText('Came from')
})
