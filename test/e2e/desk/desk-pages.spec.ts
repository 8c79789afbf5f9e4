import { expect, type Page } from '@playwright/test'
import {
  atBothWidths,
  onPhone,
  reachableAtBothWidths,
  usableAtBothWidths,
} from '../support/both-widths.ts'
import { deskSite, test, withoutScripts } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'

const site = deskSite()

const recordKinds = ['flag', 'phone', 'reply', 'message', 'promo', 'deal', 'affiliate']
const pages = [
  '',
  'queues',
  'orders',
  'tickets',
  'feedback',
  'applications',
  'content?kind=article',
  'log',
  ...['funnel', 'sales', 'payments', 'suppliers'].map((report) => `reports/${report}`),
  ...recordKinds.flatMap((kind) => [`records/${kind}`, `records/${kind}/new`]),
]

test('every page of the desk has a heading, fits, and is accessible', async ({ page }) => {
  // Some thirty pages, each looked at at both widths.
  const nothingIsWrong = () => usableAtBothWidths(page)
  await site.signIn(page, 'admin')
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(`${site.origin}/en/desk/${path}`)
      await documentHydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await nothingIsWrong()
    })
  }
  await test.step('an address that leads nowhere keeps the menu', async () => {
    await page.goto(`${site.origin}/en/desk/records/flag/nothing`)
    await documentHydrated(page)
    await expect(page.locator('main [data-error]')).toBeVisible()
    await nothingIsWrong()
    const menu = page.getByRole('navigation', { name: 'Parts of the desk' })
    await menu.getByRole('link', { name: 'Queues' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible()
  })
})

test.describe('at both widths', () => {
  test.use(onPhone)

  test('the menu is behind a button on a phone, with and without scripts, and beside the page on a computer', async ({
    page,
    browser,
  }) => {
    const partsOf = (on: Page) => on.getByRole('navigation', { name: 'Parts of the desk' })
    await site.signIn(page, 'admin')
    const plain = await withoutScripts(page, browser)
    for (const on of [page, plain]) {
      await on.goto(`${site.origin}/en/desk`)
      if (on === page) await documentHydrated(page)
      const heading = await on.getByRole('heading', { level: 1 }).boundingBox()
      expect(heading?.y).toBeLessThan(200)
      const queues = partsOf(on).getByRole('link', { name: 'Queues' })
      await expect(queues).toBeHidden()
      await partsOf(on).locator('summary', { hasText: 'Menu' }).focus()
      await on.keyboard.press('Enter')
      await expect(queues).toBeVisible()
      await on.keyboard.press('Tab')
      await on.keyboard.press('Tab')
      await expect(queues).toBeFocused()
      if (on === page) await usableAtBothWidths(page, queues)
      await on.keyboard.press('Enter')
      await expect(on.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible()
      await expect(queues).toBeHidden()
    }
    await atBothWidths(page, async (width) => {
      await expect(partsOf(page).getByRole('link', { name: 'Queues' })).toBeVisible({
        visible: width > 1000,
      })
    })
    await plain.close()
  })

  test('the first page shows the day, as far as a role may see it', async ({ page }) => {
    const parts = ['waiting', 'tickets', 'today', 'scheduled']
    const may = { admin: parts, support: ['waiting', 'tickets', 'scheduled'] }
    for (const role of ['admin', 'support'] as const) {
      await site.signIn(page, role)
      for (const part of parts) {
        await expect(page.locator(`#${part}`)).toHaveCount(may[role].includes(part) ? 1 : 0)
      }
      await page.context().clearCookies()
    }
    await site.signIn(page, 'admin')
    const overdue = page.locator('#waiting').getByRole('link', { name: 'Overdue refunds' })
    await reachableAtBothWidths(page, overdue)
    await overdue.click()
    await expect(page).toHaveURL(/\/desk\/queues#overdue_refunds$/)
  })

  test('a support phone is added, refused beside what is wrong, shown, changed and restored', async ({
    page,
    browser,
  }) => {
    const country = 'PH'
    await site.signIn(page, 'admin', 'records/phone/new')
    await documentHydrated(page)
    const id = 'line'
    await page.getByLabel('Id', { exact: true }).fill(id)
    await page.getByLabel('Country of callers').selectOption(country)
    await page.getByLabel('Phone number with country code').fill('call us')
    await page.getByLabel('Open from').fill('08:00')
    await page.getByLabel('Open until').fill('20:00')
    await page.getByLabel('Time zone').fill('Asia/Bangkok')
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    const phone = page.getByLabel('Phone number with country code')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toHaveValue('call us')
    await reachableAtBothWidths(page, save)
    await phone.fill('+662 123 4567')
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await page.getByLabel('Shown').check()
    await save.click()
    await expect(page.getByText('Saved. It shows on the site within a minute.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Philippines')
    await page.getByRole('link', { name: 'Support phones' }).click()
    await expect(page.getByRole('link', { name: 'Philippines' })).toBeVisible()
    await page.goto(`${site.origin}/en/desk/log`)
    await expect(page.getByRole('link', { name: 'Support phone: Philippines' })).toBeVisible()
    await site.advance(120_000)
    const visitor = await browser.newPage({ extraHTTPHeaders: { 'cf-ipcountry': country } })
    await visitor.goto(`${site.origin}/en/contact`)
    await expect(visitor.locator('a[href="tel:+6621234567"]').first()).toBeVisible()
    await visitor.close()
    await page.goto(`${site.origin}/en/desk/records/phone/${id}`)
    await documentHydrated(page)
    await page.getByLabel('Open until').fill('22:00')
    await save.click()
    await expect(page.getByText('Saved. It shows')).toBeVisible()
    const older = page.getByRole('link', { name: 'Open this version' }).last()
    await reachableAtBothWidths(page, older)
    await older.click()
    await expect(page.getByLabel('Open until')).toHaveValue('20:00')
    await save.click()
    await expect(page.getByText('Saved. It shows')).toBeVisible()
    await expect(page.getByLabel('Open until')).toHaveValue('20:00')
  })

  test('a promo code is written in percent and amounts, and its list says what it is now', async ({
    page,
  }) => {
    const code = 'CITY-360'
    await site.signIn(page, 'content', 'records/promo/new')
    await documentHydrated(page)
    const save = page.getByRole('button', { name: 'Save' })
    const field = (label: string) => page.getByLabel(label)
    await save.click()
    await expect(field('Code')).toHaveAccessibleDescription(/3 to 30 capital/)
    await expect(field('Discount in percent')).toHaveAccessibleDescription(
      /Enter a percentage or an amount/,
    )
    await expect(field('Discount as an amount')).not.toHaveAttribute('aria-invalid')
    await usableAtBothWidths(page, save)

    await field('Code').fill(code)
    await field('Discount in percent').fill('12.5')
    await field('Maximum discount').fill('19.90')
    await save.click()
    await expect(field('Currency of these amounts')).toHaveAccessibleDescription(
      /Choose the currency/,
    )
    await field('Currency of these amounts').selectOption('JPY')
    await save.click()
    await expect(field('Maximum discount')).toHaveAccessibleDescription(/no more decimals/)
    await field('Maximum discount').fill('1000')
    await field('Campaign').first().selectOption({ index: 1 })
    await field('Starts').fill('2030-01-01T00:00')
    await field('Uses in total').fill('100')
    await save.click()
    await expect(page.getByText('Saved. Travellers can use it from 1 Jan 2030')).toBeVisible()
    await expect(field('Discount in percent')).toHaveValue('12.5')
    await expect(field('Maximum discount')).toHaveValue('1000')

    await page.goto(`${site.origin}/en/desk/records/promo`)
    const row = page.getByRole('listitem').filter({ hasText: code })
    await expect(row).toContainText('12.5% off · at most JPY 1,000 · used 0 of 100 times')
    await expect(row).toContainText('from 1 Jan 2030, 00:00 UTC')
    await expect(row).toContainText('Not started')
    await atBothWidths(page, () => expect(row).toBeVisible())
  })

  test('a report is narrowed, and refuses days that can’t be', async ({ page }) => {
    await site.signIn(page, 'finance', 'reports/funnel')
    await documentHydrated(page)
    await page.getByLabel('From').fill('2030-01-02')
    await page.getByLabel('To', { exact: true }).fill('2030-01-01')
    await reachableAtBothWidths(page, page.getByRole('button', { name: 'Show' }))
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('Choose the same day or a later one.')).toBeVisible()
    await page.goto(`${site.origin}/en/desk/reports/funnel`)
    await documentHydrated(page)
    await page.getByRole('link', { name: 'Last month' }).click()
    await expect(page.getByRole('link', { name: 'Last month' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(page.getByLabel('From')).toHaveValue(/-01$/)
    await page.getByLabel('Broken down by').selectOption({ label: 'Country' })
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/by=country/)
  })
})

test('what a role may not open isn’t in its menu, and answers that it may not', async ({
  page,
}) => {
  await site.signIn(page, 'content')
  const menu = page.getByRole('navigation', { name: 'Parts of the desk' })
  await expect(menu.getByRole('link', { name: 'Applications' })).toBeVisible()
  // What editors offer is found beside what they write.
  await menu.getByRole('link', { name: 'Content' }).click()
  await page.getByRole('link', { name: 'Promo codes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promo codes')
  await expect(menu.getByRole('link', { name: 'Content' })).toHaveAttribute('aria-current', 'page')
  for (const name of ['Log', 'Queues', 'Orders', 'Tickets']) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  for (const [path, status, title] of [
    ['log', 403, 'You don’t have the right to do this'],
    ['nowhere', 404, 'This page doesn’t exist'],
    ['content/00000000-0000-4000-8000-000000000000', 404, 'This page doesn’t exist'],
  ] as const) {
    const answer = await page.goto(`${site.origin}/en/desk/${path}`)
    expect(answer?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(menu).toBeVisible()
    await page.getByRole('link', { name: 'Start page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  }
})
