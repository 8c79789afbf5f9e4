import { expect, type Page } from '@playwright/test'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { deskSite, test, withoutScripts } from '../support/desk-journey.ts'
import { mailsTo } from '../support/member-journey.ts'
import { inSiteDatabase } from '../support/site-database.ts'

const site = deskSite()

/** Returns the mails to an address, the newest first, once there are that many. */
async function awaitMails({ request }: Page, to: string, count: number) {
  const all = () => mailsTo(request, to, site.origin)
  await expect.poll(async () => (await all()).length).toBe(count)
  return all()
}

/** Lets the jobs run that come once a minute. */
const passAMinute = () => site.advance(61_000)

/** Subscribes with calls: `site/newsletter.spec.ts` does it in the pages. */
async function subscribe(page: Page, email: string): Promise<void> {
  const call = async (path: string, data: Record<string, string>) => {
    const answer = await page.request.post(`${site.origin}/front/v1/newsletter/${path}`, { data })
    expect(answer.status(), path).toBe(200)
  }
  await call('subscribe', { email, lang: 'en' })
  const [mail] = await awaitMails(page, email, 1)
  await call('confirm', { uuid: /uuid=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' })
}

test.describe('at both widths', () => {
  test.use(onPhone)

  test('an editor writes an issue without scripts, tries it out, and sends it', async ({
    page,
    browser,
  }) => {
    const { origin } = site
    const subject = 'Bali in May'
    const reader = 'reader@test.example'
    await subscribe(page, reader)
    await site.signIn(page, 'content')
    const form = await withoutScripts(page, browser)
    await form.goto(`${origin}/en/desk/content?kind=issue`)
    // Publishing the demonstration's would mail it.
    const demonstration = form.getByRole('row', { name: 'Where it’s warm in January' })
    await expect(demonstration).toContainText('Draft')
    await form.getByRole('link', { name: 'New newsletter issue' }).click()
    await form.getByLabel('Page address').fill('bali')
    await form.getByLabel('Subject').fill(subject)
    const add = async (type: string) => {
      await form.getByLabel('New block').selectOption(type)
      await form.getByRole('button', { name: 'Add block' }).click()
    }
    await add('text')
    await form.getByLabel('Text', { exact: true }).fill('Beaches and **temples**')
    await add('offer')
    const offer = form.getByRole('listitem', { name: '2. Offer' })
    await offer.getByLabel('Title').fill('Ubud')
    await offer.getByLabel('Lowest price').fill('199')
    await offer.getByLabel('Text of the button').fill('See stays')
    await offer.getByLabel('Link').fill('/hotel')
    await form.getByRole('button', { name: 'Create draft' }).click()
    await expect(form.getByText('Enter a currency and an amount')).toBeVisible()
    await expect(offer.getByLabel('Lowest price')).toHaveValue('199')
    await offer.getByLabel('Lowest price').fill('MYR 199.00')
    const create = form.getByRole('button', { name: 'Create draft' })
    await reachableAtBothWidths(form, create, form.getByRole('button', { name: 'Add block' }))
    await create.click()
    await expect(form.getByText('Created. Nobody gets it before it’s sent.')).toBeVisible()
    await page.goto(form.url())
    await form.close()
    const edit = page.getByRole('link', { name: 'Edit English' })
    await usableAtBothWidths(page, edit, page.getByRole('button', { name: 'Open preview' }))

    await edit.click()
    await expect(page.getByLabel('Lowest price')).toHaveValue('MYR 199.00')
    await usableAtBothWidths(page, page.getByRole('button', { name: 'Save draft' }))
    await page.goBack()
    await page.getByRole('button', { name: 'Open preview' }).click()
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    await expect(page.getByText('MYR 199')).toBeVisible()
    await expect(page.locator('strong', { hasText: 'temples' })).toBeVisible()
    await page.goBack()

    const self = 'self@test.example'
    await page.locator('summary', { hasText: 'Send a test' }).click()
    const to = page.getByLabel('To', { exact: true })
    await expect(to).toHaveValue('content@desk.example')
    await to.fill('nobody')
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText('Enter one to ten e-mail addresses')).toBeVisible()
    await to.fill(self)
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByText('Test sent.')).toBeVisible()
    const [test1] = await awaitMails(page, self, 1)
    expect(test1).toMatchObject({ subject, text: expect.stringContaining('This is a test.') })

    // One click mails nobody: how many would get it is asked about, without scripts too.
    const plain = await withoutScripts(page, browser)
    await plain.goto(page.url())
    for (const each of [plain, page]) {
      await each.locator('summary', { hasText: 'Send to subscribers now' }).click()
      await each
        .getByLabel(/^Reason/)
        .first()
        .fill('It is Thursday')
      await each.getByRole('button', { name: 'Send now' }).click()
      await expect(each.getByText(/^Send version 1 to [\d,]+ subscribers?\?$/)).toBeVisible()
      await expect(each.getByText('You can’t take it back.')).toBeVisible()
      await expect(each.getByRole('heading', { name: 'Sending' })).toHaveCount(0)
      await each.getByRole('button', { name: 'Back' }).click()
      await expect(each.getByLabel(/^Reason/).first()).toHaveValue('It is Thursday')
      await each.getByRole('button', { name: 'Send now' }).click()
    }
    await plain.close()
    const sendToAll = page.getByRole('button', { name: /^Send to [\d,]+ subscribers?$/ })
    await usableAtBothWidths(page, sendToAll)
    await sendToAll.click()
    await expect(page.getByText('Planned. It starts within a minute')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sending' })).toBeVisible()
    await usableAtBothWidths(page)
    await expect(async () => {
      await passAMinute()
      await page.goto(page.url().replace(/\?.*/, ''))
      await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    // What asks for the confirmation, and the issue.
    const [issue] = await awaitMails(page, reader, 2)
    expect(issue).toMatchObject({ subject })
    // It's over: nothing is offered that can't be done.
    await expect(page.getByText('Live', { exact: true })).toHaveCount(0)
    for (const act of ['Send to subscribers now', 'Schedule', 'Stop sending']) {
      await expect(page.locator('summary', { hasText: act })).toHaveCount(0)
    }
  })

  test('addresses that bounced are listed with when and why', async ({ page }) => {
    const gone = `gone-${'long'.repeat(12)}@test.example`
    const reason = `550 5.1.1 <${gone}>: there is no such user`
    await subscribe(page, gone)
    await inSiteDatabase(
      site.dataDir,
      'INSERT INTO newsletter_bounce (email, reason) VALUES ($1, $2)',
      [gone, reason],
    )
    await site.signIn(page, 'content')
    const row = page.getByRole('row', { name: gone })
    await expect(async () => {
      await passAMinute()
      await page.goto(`${site.origin}/en/desk/content?kind=issue`)
      await expect(row).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(row).toContainText(reason)
    await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-/)
    await usableAtBothWidths(page)
  })
})
