import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { axeFinds } from '../support/axe.ts'
import { atBothWidths, onPhone } from '../support/both-widths.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { type Mail, mailsTo } from '../support/member-journey.ts'
import { test } from '../support/site-test.ts'

/** Returns the newest mail to an address, once there are that many. */
async function mailTo(request: APIRequestContext, to: string, count = 1): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(request, to)).length).toBe(count)
  const [mail] = await mailsTo(request, to)
  if (!mail) throw new Error(`no mail to ${to}`)
  return mail
}
const uuidIn = (mail: Mail) => /uuid=([\w-]+)/.exec(mail.text)?.[1] ?? ''

/** Subscribes with the footer's form. */
async function subscribe(page: Page, email: string) {
  await page.goto('/en/help')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Your e-mail').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, ...onPhone })
    // axe is a script.
    const isFine = (page: Page, button?: string) =>
      atBothWidths(page, async () => {
        if (javaScriptEnabled) expect(await axeFinds(page)).toEqual([])
        if (button) await main(page).getByRole('button', { name: button }).click({ trial: true })
      })
    const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

    test('subscribing, confirming, the language, unsubscribing (S2.50–S2.53)', async ({
      page,
      request,
    }) => {
      const email = `news-${crypto.randomUUID()}@test.example`
      await subscribe(page, email)
      await isFine(page)
      const mail = await mailTo(request, email)
      const link = /http\S+\/newsletter\/confirm\S+/.exec(mail.text)?.[0] ?? ''
      const uuid = uuidIn(mail)

      await page.goto(link)
      await expect(page.getByText('E-mail address: n•••@test.example')).toBeVisible()
      await isFine(page, 'Confirm subscription')
      await press(page, 'Confirm subscription')
      await expect(heading(page, 'You’re subscribed')).toBeVisible()
      await expect(page.getByText('Your newsletter language: English')).toBeVisible()
      await isFine(page)

      await page.getByRole('link', { name: 'Choose another language' }).click()
      await expect(heading(page, 'Choose the newsletter’s language')).toBeVisible()
      await isFine(page, 'Change language')
      await page.getByRole('main').getByLabel('Language').selectOption('th')
      await press(page, 'Change language')
      await expect(heading(page, 'Language changed')).toBeVisible()
      await expect(page.getByText('Your newsletter language: ไทย')).toBeVisible()

      await page.goto(`/en/newsletter/change-language?uuid=${uuid}&lang=zh-tw`)
      await expect(page.getByText('next newsletter: 繁體中文')).toBeVisible()
      await isFine(page, 'Change language')
      await press(page, 'Change language')
      await expect(heading(page, 'Language changed')).toBeVisible()

      await page.goto(`/en/newsletter/unsubscribe?uuid=${uuid}`)
      await expect(page.getByText('E-mail address: n•••@test.example')).toBeVisible()
      await isFine(page, 'Unsubscribe')
      await press(page, 'Unsubscribe')
      await expect(heading(page, 'You’re unsubscribed')).toBeVisible()
      await isFine(page)

      await page.getByRole('link', { name: 'Subscribe again' }).click()
      await press(page, 'Confirm subscription')
      await expect(page.getByText('Your newsletter language: 繁體中文')).toBeVisible()
    })

    test('a link without what it needs leads home, which says so (S2.75, S5.3)', async ({
      page,
    }) => {
      await page.goto('/en/newsletter/confirm')
      await expect(page).toHaveURL(/\/en\?error=NEWSLETTER_ERROR$/)
      await expect(page.locator('[data-error="NEWSLETTER_ERROR"]')).toBeVisible()
    })

    test('wrong input is told beside the field, and kept', async ({ page }) => {
      await page.goto('/en/newsletter')
      if (javaScriptEnabled) await documentHydrated(page)
      const field = page.getByRole('main').getByLabel('Your e-mail')
      await field.fill('mei@mailinator.com')
      await press(page, 'Subscribe')
      await expect(page.getByText('disposable addresses')).toBeVisible()
      await expect(page).toHaveURL(/\/en\/newsletter$/)
      await expect(field).toHaveValue('mei@mailinator.com')
      await isFine(page, 'Subscribe')
      if (!javaScriptEnabled) return
      await field.fill('mei@example.com')
      await expect(field).not.toHaveAttribute('aria-invalid')
    })

    test('a link that nobody knows offers to subscribe', async ({ page }) => {
      await page.goto('/en/newsletter/confirm?uuid=unknown')
      await press(page, 'Confirm subscription')
      await expect(page.locator('[data-error="NEWSLETTER_NOT_FOUND"]')).toBeVisible()
      await isFine(page)
      await page.getByRole('main').getByRole('link', { name: 'Subscribe' }).click()
      await expect(page).toHaveURL(/\/en\/newsletter$/)
    })
  })
}

test('so does every link that lacks something, before any page is shown (S2.75, S5.3)', async ({
  request,
}) => {
  for (const path of [
    'unsubscribe?uuid=',
    'choose-language',
    'change-language?uuid=x',
    'change-language?lang=th',
  ]) {
    const answer = await request.get(`/en/newsletter/${path}`)
    expect(answer.url(), path).toMatch(/\/en\?error=NEWSLETTER_ERROR$/)
    expect(await answer.text(), path).toContain('data-error="NEWSLETTER_ERROR"')
  }
})

test('opening a link changes nothing, and one click in a mail program unsubscribes (RFC 8058)', async ({
  page,
  request,
}) => {
  const email = `news-${crypto.randomUUID()}@test.example`
  await subscribe(page, email)
  const uuid = uuidIn(await mailTo(request, email))
  for (const path of ['confirm', 'unsubscribe', 'confirm'])
    expect((await request.get(`/en/newsletter/${path}?uuid=${uuid}`)).status()).toBe(200)
  // It would be told that it's subscribed already.
  await subscribe(page, email)
  expect((await mailTo(request, email, 2)).subject).toContain('Confirm')

  await page.goto(`/en/newsletter/confirm?uuid=${uuid}`)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(heading(page, 'You’re subscribed')).toBeVisible()
  const clicked = await request.post(`/en/newsletter/unsubscribe?uuid=${uuid}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })
  expect(clicked.status()).toBe(200)
  await subscribe(page, email)
  expect((await mailTo(request, email, 3)).subject).toContain('Confirm')
})
