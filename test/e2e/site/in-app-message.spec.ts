import {
  type Browser,
  type BrowserContextOptions,
  devices,
  expect,
  type Page,
} from '@playwright/test'
import { axeFinds } from '../support/axe.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { ownSite, test } from '../support/own-site.ts'
import { inSiteDatabase } from '../support/site-database.ts'

// Messages would cover the pages of all other tests; each test has its own country.
const site = ownSite()
test.describe.configure({ mode: 'serial' })

const add = `insert into in_app_message (id, usage, usage_rules, img_mobile, img_desktop, alts, url, paths, countries)
  values ($1, $2, $3, '/favicon.svg', $4, '{"en": "20% off in Bali", "th": "ลด 20% ที่บาหลี"}', '/hotel', '{/contact,/help}', $5)`
const rules = [
  { type: 'delay_page_load', value: 1 },
  { type: 'number_page_views', value: 2 },
  { type: 'screen_depth', value: 50 },
]

/** Each rule alone, in a country of its own. */
const alone = [
  ['PE', 'delay_page_load', 1],
  ['CO', 'number_page_views', 1],
  ['CL', 'screen_depth', 50],
  ['KE', 'on_page_inactivity', 1],
  ['LK', 'display_interval', 0],
] as const

test.beforeAll(async () => {
  // Files that ran at this server before may have left theirs.
  await inSiteDatabase(site.dataDir, 'update in_app_message set is_on = false', [])
  const both = '/favicon.svg'
  for (const values of [
    ['fiji', 'once', '[]', both, '{FJ}'],
    ['newzealand', 'multiple', '[]', both, '{NZ}'],
    ['maldives', 'trigger', JSON.stringify(rules), both, '{MV}'],
    // Without an image for wide screens.
    ['nepal', 'once', '[]', '', '{NP}'],
    ...alone.map(([country, type, value]) => [
      type,
      'trigger',
      JSON.stringify([{ type, value }]),
      both,
      `{${country}}`,
    ]),
  ]) {
    await inSiteDatabase(site.dataDir, add, values)
  }
  // Servers read them again after a minute.
  await site.advance(61_000)
})

async function visit(browser: Browser, country: string, more: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { 'cf-ipcountry': country },
    ...more,
  })
  return { context, page: await context.newPage() }
}
const message = (page: Page) => page.getByRole('dialog', { name: '20% off in Bali' })

/** Opens a page and waits until it has asked for its message. */
async function open(page: Page, path: string) {
  const answered = page.waitForResponse(/\/message\?path=/)
  await page.goto(path)
  await (await answered).finished()
  await documentHydrated(page)
}

test('a campaign’s page asks for the messages of its slug (S7.33)', async ({ browser }) => {
  const { context, page } = await visit(browser, 'FJ')
  const asked = page.waitForRequest(/\/message\?/)
  await page.goto('/en/campaign/asian-city-breaks')
  expect(new URL((await asked).url()).searchParams.get('slug')).toBe('asian-city-breaks')
  await context.close()
})

test('a message for once stays away after it was closed, also in new windows (S4.31)', async ({
  browser,
}) => {
  const { context, page } = await visit(browser, 'FJ')
  await open(page, '/en/contact')
  await expect(message(page)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await expect(message(page).getByText('20% off in Bali', { exact: true })).toBeVisible()
  const image = message(page).getByRole('img')
  await expect(image).toHaveAttribute('width', '470')
  await expect(image).toHaveAttribute('height', '590')
  await message(page).getByRole('button', { name: 'Close' }).click()
  await expect(message(page)).toBeHidden()
  await open(page, '/en/help')
  await expect(message(page)).toBeHidden()
  const other = await context.newPage()
  await open(other, '/en/contact')
  await expect(message(other)).toBeHidden()
  await context.close()
})

test('one for every session comes again in the next, and its image is a link (S2.88)', async ({
  browser,
}) => {
  const { context, page } = await visit(browser, 'NZ', {
    ...devices['iPhone 13'],
  })
  await open(page, '/en/contact')
  const link = message(page).getByRole('link', { name: '20% off in Bali' })
  await expect(link.getByRole('img')).toHaveAttribute('width', '300')
  await expect(link.getByRole('img')).toHaveAttribute('height', '432')
  await link.click()
  await expect(page).toHaveURL(/\/en\/hotel$/)
  await open(page, '/en/help')
  await expect(message(page)).toBeHidden()
  // A new window without an opener is a new session.
  const next = await context.newPage()
  await open(next, '/en/contact')
  await expect(message(next)).toBeVisible()
  await next.keyboard.press('Escape')
  await expect(message(next)).toBeHidden()
  await context.close()
})

test('a triggered one waits until all its rules are true (S4.32)', async ({ browser }) => {
  const { context, page: first } = await visit(browser, 'MV', {
    viewport: { width: 1440, height: 500 },
  })
  const scrollDown = (page: Page) =>
    page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const afterThreeSeconds = (page: Page) => page.waitForFunction(() => performance.now() > 3000)
  await open(first, '/en/help')
  await scrollDown(first)
  await afterThreeSeconds(first)
  await expect(message(first)).toBeHidden()
  await first.close()

  // The second view of the path.
  const second = await context.newPage()
  await open(second, '/en/help')
  await afterThreeSeconds(second)
  await expect(message(second)).toBeHidden()
  await scrollDown(second)
  await expect(message(second)).toBeVisible()
  await message(second).getByRole('button', { name: 'Close' }).click()
  await expect(message(second)).toBeHidden()

  const third = await context.newPage()
  await open(third, '/en/help')
  await scrollDown(third)
  await afterThreeSeconds(third)
  await expect(message(third)).toBeHidden()
  await context.close()
})

for (const [device, options, width, height] of [
  ['a phone', { ...devices['iPhone 13'], viewport: { width: 360, height: 740 } }, 300, 432],
  ['a computer', { viewport: { width: 1440, height: 900 } }, 470, 590],
] as const) {
  test(`each rule shows its message in the size for ${device} (S4.36, S9.11)`, async ({
    browser,
  }) => {
    const look = async ([country, type]: (typeof alone)[number]) => {
      const { context, page } = await visit(browser, country, options)
      await open(page, '/en/help')
      if (type === 'screen_depth') {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      }
      const image = message(page).getByRole('img')
      await expect(image, type).toBeVisible()
      await expect(image).toHaveAttribute('width', String(width))
      await expect(image).toHaveAttribute('height', String(height))
      expect((await message(page).boundingBox())?.width).toBe(width)
      if (type === 'display_interval') {
        await message(page).getByRole('button', { name: 'Close' }).click()
        await expect(message(page)).toBeHidden()
        // The interval has passed.
        await open(page, '/en/help')
        await expect(message(page)).toBeVisible()
      }
      await context.close()
    }
    await Promise.all(alone.map(look))
  })
}

test('other pages, countries and platforms have none (S4.30)', async ({ browser }) => {
  for (const [country, path] of [
    ['FJ', '/en/about'],
    ['AU', '/en/contact'],
    ['NP', '/en/contact'],
  ] as const) {
    const { context, page } = await visit(browser, country)
    await open(page, path)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.close()
  }
})
