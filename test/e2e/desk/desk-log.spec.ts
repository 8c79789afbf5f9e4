import { expect, type Locator, type Page } from '@playwright/test'
import { onPhone, usableAtBothWidths } from '../support/both-widths.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { inSiteDatabase } from '../support/site-database.ts'

const site = deskSite()

const why = 'Asked for by the country manager'

/** Adds a feature flag of a country and switches it off; returns its id. */
async function switchOff(page: Page, country: string): Promise<string> {
  await page.goto(`${site.origin}/en/desk/records/flag/new`)
  await page.getByLabel(/^Country/).selectOption(country)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  await page.getByRole('checkbox', { name: 'On' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Say why:')).toBeVisible()
  await page.getByLabel('Reason (for the log)').fill(why)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Travellers there lose the shopping cart')).toBeVisible()
  await page.getByRole('button', { name: 'Switch it off' }).click()
  await expect(page.getByText('Changed: On')).toBeVisible()
  return `web_shopping_cart.${country}`
}

const openLog = (page: Page, query = '') => page.goto(`${site.origin}/en/desk/log${query}`)
const entries = (page: Page): Locator => page.locator('main ol > li')
const show = (page: Page) => page.getByRole('button', { name: 'Show entries' }).click()

test.describe('at both widths', () => {
  test.use(onPhone)

  test('the log tells who did what to what, when and why, before and after, and is narrowed', async ({
    page,
  }) => {
    await site.signIn(page, 'admin')
    const flag = await switchOff(page, 'MY')
    const name = 'Feature flag: web_shopping_cart · Malaysia'
    await openLog(page)
    const [newest, older] = [entries(page).nth(0), entries(page).nth(1)]
    await expect(newest).toContainText(`Changed a feature flag · ${name}`)
    await expect(newest).toContainText('Kofi Mensah')
    await expect(newest.locator('time')).toHaveAttribute('datetime', /^\d{4}-/)
    await expect(newest).toContainText(why)
    await expect(newest.locator('time')).toContainText('UTC')
    await expect(newest.getByRole('table')).toBeHidden()
    await expect(newest.getByText('What changed')).toHaveCount(1)
    await newest.locator('summary').click()
    await older.locator('summary').click()
    const change = newest.getByRole('table', { name: 'What changed' })
    await expect(change.getByRole('row')).toHaveText(['PropertyBeforeAfter', 'OnYesNo'])
    // What was made had no earlier values.
    await expect(older.getByRole('columnheader')).toHaveText(['Property', 'After'])
    const thing = newest.getByRole('link', { name })
    await usableAtBothWidths(page, thing)
    await thing.click()
    await expect(page).toHaveURL(new RegExp(`/en/desk/records/flag/${flag}$`))

    await test.step('it’s narrowed by person, act, thing and days', async () => {
      await openLog(page)
      await page.getByLabel('Did what').selectOption('Signed in')
      await show(page)
      await expect(page).toHaveURL(/act=staff\.sign-in/)
      await expect(entries(page).first()).toContainText('Signed in · Account of Kofi Mensah')
      await expect(page.getByLabel('Did what')).toHaveValue('staff.sign-in')
      await page.getByLabel('Did what').selectOption('Anything')
      await page.getByLabel(/^To what/).fill(flag)
      await page.getByLabel('Who').selectOption({ label: 'Kofi Mensah (admin@desk.example)' })
      await show(page)
      await expect(page).toHaveURL(new RegExp(`about=${flag}`))
      await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
      await page.getByLabel('Who').selectOption('Command line')
      await show(page)
      await expect(page.getByText('Nothing found')).toBeVisible()
      await openLog(page, `?about=${flag}&to=2020-01-01`)
      await expect(page.getByText('Nothing found')).toBeVisible()
      await openLog(page, `?about=${flag}&from=2020-01-01`)
      await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
    })
  })

  test('days that can’t be used say so beside their field, and keep what was typed', async ({
    page,
  }) => {
    await site.signIn(page, 'admin')
    const answer = await openLog(page, '?about=K7M2QP&from=2026-02-30&to=tomorrow')
    expect(answer?.status()).toBe(400)
    for (const [label, typed] of [
      ['From', '2026-02-30'],
      ['To', 'tomorrow'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toHaveValue(typed)
      await expect(field).toHaveAccessibleDescription(/Enter a day such as 2026-12-31/)
      await field.fill('')
    }
    await expect(page.getByLabel(/^To what/)).toHaveValue('K7M2QP')
    await usableAtBothWidths(page, page.getByRole('button', { name: 'Show entries' }))
    await openLog(page, '?from=2026-03-02&to=2026-03-01')
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-03-02')
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('2026-03-01')
    await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
      /Choose the first day or a later one/,
    )
    await expect(entries(page)).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 900 } })

  test('it’s read page by page, and narrowed', async ({ page }) => {
    // Two pages and a half of an order's notes, all of the same moment.
    await inSiteDatabase(
      site.dataDir,
      `insert into desk_log (id, at, act, target_kind, target_id, why)
       select gen_random_uuid(), now(), 'order.note', 'order', 'PAGES2', $1 || n
       from generate_series(1, 125) n`,
      ['Note '],
    )
    await site.signIn(page, 'admin')
    await openLog(page)
    await page.getByLabel(/^To what/).fill('pages2')
    await show(page)
    const seen: string[] = []
    for (const size of [50, 50, 25]) {
      await expect(entries(page)).toHaveCount(size)
      seen.push(...(await entries(page).allTextContents()))
      if (size === 50) await page.getByRole('link', { name: 'Older entries' }).click()
    }
    expect(new Set(seen.map((each) => /Note \d+/.exec(each)?.[0])).size).toBe(125)
    await expect(page.getByRole('link', { name: 'Older entries' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Newest entries' }).click()
    await expect(entries(page)).toHaveCount(50)
    await expect(page).toHaveURL(/\/en\/desk\/log\?about=pages2$/)
  })
})

test('finance reads about orders and content only, support doesn’t read it', async ({ page }) => {
  await site.signIn(page, 'finance')
  await openLog(page)
  await expect(entries(page).first()).toBeVisible()
  await expect(page.getByText('Account of')).toHaveCount(0)
  await expect(page.getByLabel('Did what').locator('option', { hasText: 'Signed in' })).toHaveCount(
    0,
  )
  await page.context().clearCookies()
  await site.signIn(page, 'support')
  await expect(page.getByRole('link', { name: 'Log', exact: true })).toHaveCount(0)
  expect((await openLog(page))?.status()).toBe(403)
})
