import { expect, type Page } from '@playwright/test'
import { axeFinds } from '../support/axe.ts'
import { cards, confirmed, continueToPayment, payByCard } from '../support/booking-journey.ts'
import { openStayPayment } from '../support/open-stay.ts'
import { ownSite, test } from '../support/own-site.ts'
import { amountOf } from '../support/stay-journey.ts'

// Changes the suppliers' settings, which would disturb all other tests.
ownSite()
test.describe.configure({ mode: 'serial' })

async function turn(page: Page, suppliers: Record<string, unknown>) {
  const answer = await page.request.post('/dev/world', { data: { suppliers } })
  expect(answer.status()).toBe(200)
}

/** Books a stay of the supplier that holds no rooms, up to its payment. */
async function orderQuoted(page: Page) {
  const down = { mode: 'error', times: null }
  await turn(page, { bedbank: { faults: { search: down, rates: down } } })
  await openStayPayment(page, { rooms: '2' })
}

const toPay = (page: Page) => page.locator('[data-total]').filter({ visible: true }).first()
const goOn = (page: Page) => page.getByRole('button', { name: continueToPayment })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a price that changed before the payment is paid once it is accepted', async ({
      page,
    }) => {
      await orderQuoted(page)
      const was = await amountOf(toPay(page), 'data-total')
      await turn(page, { direct: { priceChange: { percent: 10, times: 1 } } })
      await goOn(page).click()
      const changed = page.locator('[data-error="PRICE_CHANGED"]')
      await expect(changed).toContainText('The price has gone up')
      if (javaScriptEnabled) await expect(changed).toBeInViewport()
      await page.reload()
      await expect(changed).toContainText('Before')
      if (javaScriptEnabled) expect(await axeFinds(page)).toEqual([])
      const now = await amountOf(toPay(page), 'data-total')
      expect(now).toBeGreaterThan(was)
      const accept = page.getByRole('button', { name: /^Continue at / })
      const price = /[\d.,]+$/.exec((await accept.textContent()) ?? '')?.[0] ?? ''
      await payByCard(page, cards.accepted, /^Continue at /)
      await confirmed(page, javaScriptEnabled)
      await expect(page.getByText(price).first()).toBeVisible()
    })

    test('what sold out before the payment takes no money, and leads to a search', async ({
      page,
    }) => {
      await orderQuoted(page)
      await turn(page, { direct: { gone: {} } })
      await goOn(page).click()
      await expect(page.locator('[data-error="OFFER_GONE"]')).toContainText(
        'This room is no longer available',
      )
      if (javaScriptEnabled) expect(await axeFinds(page)).toEqual([])
      await page.getByRole('link', { name: 'Search again' }).click()
      await expect(page).toHaveURL(/\/hotel\/search\?destination=hotel-/)
    })
  })
}
