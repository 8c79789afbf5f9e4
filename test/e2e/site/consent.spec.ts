import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { axeFindsInBothSchemes } from '../support/axe.ts'
import { atBothWidths } from '../support/both-widths.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { codeTo, enterAsMember, mailsTo, someEmail, test } from '../support/member-journey.ts'

/** An ad of an affiliate's campaign. */
const landing = '/en/about?gclid=click&aft=friend&utm_source=news'
const optional = ['ads', 'affiliate', 'utm', 'organic', 'journey', 'ref_src', 'Asn-Num']
const day = 24 * 60 * 60

async function visit(browser: Browser, headers: Record<string, string>, javaScriptEnabled = true) {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'cf-asn': '3462', ...headers },
    javaScriptEnabled,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  const batches: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/tracking')) batches.push(sent.url())
  })
  await page.goto(landing)
  const bar = page.getByRole('region', { name: 'Cookies on this site' })
  /** The optional cookies that are stored. */
  const stored = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => optional.includes(name))
  return { context, page, bar, stored, batches }
}
/** Leaves the page, at which waiting events are sent. */
const leave = async (page: Page) => {
  await documentHydrated(page)
  await page.goto('/en/contact')
}
const deviceDays = async (page: Page) => {
  const device = (await page.context().cookies()).find(({ name }) => name === 'auid')
  return Math.round(((device?.expires ?? 0) - Date.now() / 1000) / day)
}

test('where the law asks for consent, nothing but the necessary is stored or sent before a yes', async ({
  browser,
}) => {
  const { page, bar, stored, batches } = await visit(browser, { 'cf-ipcountry': 'DE' })
  await atBothWidths(page, async () => {
    for (const choice of ['Accept all', 'Only necessary']) {
      await expect(bar.getByRole('button', { name: choice })).toBeInViewport({ ratio: 1 })
    }
    expect(await axeFindsInBothSchemes(page)).toEqual([])
  })
  expect(await stored()).toEqual([])
  expect(await deviceDays(page)).toBe(30)
  await leave(page)
  expect(batches).toEqual([])

  await page.goto(landing)
  await bar.getByRole('button', { name: 'Accept all' }).click()
  await expect(bar).toHaveCount(0)
  // The address with its marks was opened again, now with consent.
  expect(await stored()).toEqual(expect.arrayContaining(['ads', 'affiliate', 'utm', 'journey']))
  expect(await deviceDays(page)).toBeGreaterThan(390)
  const sent = page.waitForRequest((each) => each.url().endsWith('/en/tracking'))
  await leave(page)
  await sent

  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await atBothWidths(page, () => expect(page.getByLabel('Marketing')).toBeChecked())
  await page.getByLabel('Marketing').uncheck()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await expect(page.getByLabel('Marketing')).not.toBeChecked()
  expect(await stored()).toEqual(['Asn-Num'])
  await page.context().close()
})

test('without scripts a no is kept; Global Privacy Control is one, and nobody else is asked', async ({
  browser,
}) => {
  const german = await visit(browser, { 'cf-ipcountry': 'DE' }, false)
  await german.bar.getByRole('button', { name: 'Only necessary' }).click()
  await expect(german.page).toHaveURL(/\/en\/about\?/)
  await expect(german.bar).toHaveCount(0)
  await german.page.goto(landing)
  await expect(german.bar).toHaveCount(0)
  expect(await german.stored()).toEqual([])
  await german.context.close()

  const refusing = await visit(browser, { 'cf-ipcountry': 'DE', 'sec-gpc': '1' })
  await expect(refusing.bar).toHaveCount(0)
  expect(await refusing.stored()).toEqual([])
  await leave(refusing.page)
  expect(refusing.batches).toEqual([])
  await refusing.page.goto('/en/cookies')
  await expect(refusing.page.getByText('It sends Global Privacy Control')).toBeVisible()
  await refusing.context.close()

  const japanese = await visit(browser, { 'cf-ipcountry': 'JP' })
  await expect(japanese.bar).toHaveCount(0)
  expect(await japanese.stored()).toContain('ads')
  await japanese.context.close()
})

async function downloaded(page: Page) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^sojourn-data-.*\.json$/)
  return JSON.parse(await readFile(await file.path(), 'utf8'))
}

test('a member downloads their data and has it deleted; a guest proves the address first', async ({
  page,
  browser,
}) => {
  const { email } = await enterAsMember(page)
  await page.goto('/en/account/profile')
  await page.getByRole('link', { name: 'Download or delete your data' }).click()
  await atBothWidths(page, async () => {
    expect(await axeFindsInBothSchemes(page)).toEqual([])
  })
  const back = page.getByRole('main').getByRole('link', { name: 'Profile' })
  await expect(back).toHaveAttribute('href', '/en/account/profile')
  expect((await downloaded(page)).data.account).toMatchObject([{ email }])

  const confirm = page.getByLabel('Your e-mail address')
  const erase = page.getByRole('button', { name: 'Delete my data' })
  await confirm.fill('somebody@example.com')
  await erase.click()
  await expect(confirm).toHaveAccessibleDescription(/not the address above/)
  await confirm.fill(email)
  await erase.click()
  await expect(page.getByText('We’re deleting your data now')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(async () => {
    const [newest] = await mailsTo(page.request, email)
    expect(newest?.subject).toBe('Your data was erased')
  }).toPass()

  const guest = await browser.newPage({ javaScriptEnabled: false })
  const address = someEmail()
  await guest.goto('/en/my-data')
  await guest.getByLabel('E-mail address').fill(address)
  await guest.getByRole('button', { name: 'Send code' }).click()
  await guest.getByLabel('Code', { exact: true }).fill(await codeTo(guest.request, address))
  await guest.getByRole('button', { name: 'Continue' }).click()
  await atBothWidths(guest, () =>
    expect(guest.getByText(`What we store about ${address}`)).toBeVisible(),
  )
  expect((await downloaded(guest)).email).toBe(address)
  await guest.close()
})
