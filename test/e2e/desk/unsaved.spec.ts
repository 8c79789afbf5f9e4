import { expect } from '@playwright/test'
import { actForm, deskSite, openAct, openPart, send, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { paidOrder } from '../support/paid-order.ts'

const site = deskSite()
const note = 'Called twice; wants the aisle seat.'

test('a page with something typed asks before it’s left', async ({ page }) => {
  const { orderCode } = (await paidOrder(site.origin)).order
  await site.signIn(page, 'support')
  await documentHydrated(page)
  // Within the site, so that Back doesn't load another document.
  await openPart(page, 'Orders')
  await page.getByRole('link', { name: orderCode }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderCode)
  await openAct(page, 'Change e-mail or phone')
  const address = actForm(page, 'change-contact').getByLabel('E-mail address')
  await address.fill('half@typed')
  await openPart(page, 'Queues')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(address).toHaveValue('half@typed')
  await page.goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(new RegExp(orderCode))
  await expect(address).toHaveValue('half@typed')
  await openPart(page, 'Queues')
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Queues')
  // Nothing was touched here.
  await openPart(page, 'Orders')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Orders')
})

test('an editor is asked before a campaign is left, and before another version of a record is shown', async ({
  page,
}) => {
  await site.signIn(page, 'content', 'content?kind=campaign')
  await page.getByRole('link', { name: 'Harvest weeks' }).click()
  await page.getByRole('link', { name: 'Edit English' }).click()
  await documentHydrated(page)
  const title = page.getByLabel('Large title')
  await title.fill('Half typed')
  await openPart(page, 'Site settings')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(title).toHaveValue('Half typed')
  await openPart(page, 'Site settings')
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Feature flags')

  await page.goto(`${site.origin}/en/desk/records/message/city-breaks`)
  await documentHydrated(page)
  const priority = page.getByLabel('Priority')
  // Other tests of this server may have made versions of it.
  const versions = page.getByText(/^Changed: /)
  let known = await versions.count()
  for (const number of ['41', '42']) {
    await priority.fill(number)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    known += 1
    await expect(versions).toHaveCount(known)
    await expect(page.getByText(/^Saved\./)).toBeVisible()
  }
  await priority.fill('47')
  const earlier = page.getByRole('link', { name: 'Open this version' }).first()
  await earlier.click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(priority).toHaveValue('47')
  await earlier.click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(priority).toHaveValue('41')
})

test('a form that met an ended session is sent after signing in again', async ({ page }) => {
  await site.signIn(page, 'content', 'content?kind=campaign')
  await page.getByRole('link', { name: 'Harvest weeks' }).click()
  await page.getByRole('link', { name: 'Edit English' }).click()
  await documentHydrated(page)
  await page.getByLabel('Large title').fill('Typed for an hour')
  await page.context().clearCookies({ name: /desk_token/ })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/desk\/sign-in/)
  // A code works once.
  await site.advance(60_000)
  await page.reload()
  const email = page.locator('input[value="content@desk.example"]')
  await page.locator('form', { has: email }).getByRole('button').click()
  await documentHydrated(page)
  await expect(page.getByText('This wasn’t sent')).toBeVisible()
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page.getByText('Saved as a new draft')).toBeVisible()
  await page.getByRole('link', { name: 'Edit English' }).click()
  await expect(page.getByLabel('Large title')).toHaveValue('Typed for an hour')
  await expect(page.getByText('This wasn’t sent')).toBeHidden()
})

test('a note is kept until it’s sent: another page, an ended session, a lost network', async ({
  page,
}) => {
  const { orderCode } = (await paidOrder(site.origin)).order
  await site.openOrder(page, orderCode, 'support')
  await documentHydrated(page)
  const field = actForm(page, 'note').getByLabel('Note')
  await field.fill(note)
  await openPart(page, 'Queues')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Queues')
  await page.goBack()
  await expect(field).toHaveValue(note)
  await expect(field).toHaveAccessibleDescription(/Restored from before/)

  await page.context().setOffline(true)
  await actForm(page, 'note').getByRole('button').click()
  await expect(page.getByText(/so nothing was sent/)).toBeVisible()
  await expect(field).toHaveValue(note)
  await page.context().setOffline(false)
  await site.openOrder(page, orderCode)
  await documentHydrated(page)
  await expect(field).toHaveValue(note)

  // Nobody uses the page for longer than the setting of these tests: it covers itself, and other tabs get no answer.
  await page.clock.install()
  await page.reload()
  await documentHydrated(page)
  await field.fill(`${note} Or not.`)
  await page.clock.fastForward(720 * 60_000)
  await page.clock.fastForward(10_000)
  const cover = page.getByRole('dialog', { name: 'The desk is locked' })
  await expect(cover).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cover).toBeVisible()
  const other = await page.context().newPage()
  await expect(async () => {
    await other.goto(`${site.origin}/en/desk/orders/${orderCode}`)
    await expect(other).toHaveURL(/desk\/unlock/)
  }).toPass()
  await other.close()
  await site.advance(30_000)
  const { password, code } = await demonstration('support')
  await cover.getByLabel('Password', { exact: true }).fill('another password')
  await cover.getByLabel('Code from your authenticator app').fill(code)
  await cover.getByRole('button', { name: 'Unlock' }).click()
  await expect(cover.getByText(/The password or the code is wrong/)).toBeVisible()
  await cover.getByLabel('Password', { exact: true }).fill(password)
  await cover.getByRole('button', { name: 'Unlock' }).click()
  await expect(cover).toBeHidden()
  await expect(field).toHaveValue(`${note} Or not.`)
  await field.fill(note)

  await page.context().clearCookies({ name: /desk_token/ })
  await actForm(page, 'note').getByRole('button').click()
  await expect(page).toHaveURL(/desk\/sign-in/)
  // A code works once.
  await site.advance(60_000)
  await page.reload()
  const email = page.locator('input[value="support@desk.example"]')
  await page.locator('form', { has: email }).getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderCode)
  await documentHydrated(page)
  await expect(field).toHaveValue(note)

  await send(page, 'note')
  await expect(page.locator('#notes').getByText(note)).toHaveCount(1)
  await expect(field).toHaveValue('')
  await page.reload()
  await expect(field).toHaveValue('')
})

/** Returns what signs in as one of the staff for trying the desk, now. */
async function demonstration(role: string): Promise<{ password: string; code: string }> {
  const answer = await fetch(`${site.origin}/front/v1/desk/demonstration`)
  const { result } = (await answer.json()) as {
    result: { roles: string[]; password: string; code: string }[]
  }
  const found = result.find(({ roles }) => roles[0] === role)
  if (!found) throw new Error(`nobody is ${role}`)
  return found
}
