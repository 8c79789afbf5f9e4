import { expect, type Page } from '@playwright/test'
import { onPhone, reachableAtBothWidths } from '../support/both-widths.ts'
import { actForm, deskSite, openAct, test, why } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { paidOrder } from '../support/paid-order.ts'

const site = deskSite()
test.use(onPhone)

const confirmed = async () => (await paidOrder(site.origin)).order.orderCode

/** Types a name with what the airline answered, and goes on to the question. */
async function ask(page: Page, name: { given: string; family: string; answer: string }) {
  const form = actForm(page, 'correct-name')
  await form.getByLabel('Given name').fill(name.given)
  await form.getByLabel('Surname').fill(name.family)
  await form.getByLabel('The supplier’s answer').selectOption({ label: name.answer })
  await form.getByLabel('Who answered').fill('Agent Lee, NC 4711')
  await form.getByLabel(/^Reason/).fill(why)
  await reachableAtBothWidths(page, form.getByRole('button'))
  await form.getByRole('button', { name: 'Check name' }).click()
}

test('support: correct a name, refused by the airline, and somebody else’s', async ({ page }) => {
  test.slow()
  await site.signIn(page, 'support')
  await site.openOrder(page, await confirmed())
  await openAct(page, 'Correct a name')
  const form = actForm(page, 'correct-name')
  const given = form.getByLabel('Given name')
  const family = form.getByLabel('Surname')
  // The present name, so that nobody retypes it.
  const [before, surname] = [await given.inputValue(), await family.inputValue()]
  expect(before).not.toBe('')
  await ask(page, { given: before, family: '美玲', answer: 'Agrees to the correction' })
  await expect(family).toHaveAccessibleDescription('This isn’t valid.')

  await ask(page, { given: before, family: `${surname}S`, answer: 'Refuses the correction' })
  await form.getByRole('button', { name: 'Record the refusal' }).click()
  await expect(page.getByText('The supplier refused this name.')).toBeVisible()
  await expect(page.locator('#changes')).toContainText('Refused by the supplier')

  await openAct(page, 'Correct a name')
  await ask(page, { given: before, family: `${surname}S`, answer: 'Agrees to the correction' })
  const question = form.getByRole('status')
  await expect(question).toContainText(`${surname} → ${surname}S`)
  await form.getByRole('button', { name: 'Back' }).click()
  await expect(family).toHaveValue(`${surname}S`)
  await form.getByRole('button', { name: 'Check name' }).click()
  await form.getByRole('button', { name: 'Change now' }).click()
  await expect(page.getByText('Name corrected', { exact: true }).first()).toBeVisible()
  await expect(page.locator('#items')).toContainText(`${before} ${surname}S`)

  await openAct(page, 'Correct a name')
  const other = { given: 'Completely', family: 'Different', answer: 'Agrees to the correction' }
  await ask(page, other)
  await form.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByText('Waiting for approval.')).toBeVisible()
  await expect(page.getByText('You asked to change a name.')).toBeVisible()
  await expect(page.locator('#items')).not.toContainText('COMPLETELY')
})

test('another address is approved by a second person, and told once', async ({ page, browser }) => {
  test.slow()
  const orderCode = await confirmed()
  await site.signIn(page, 'support')
  await site.openOrder(page, orderCode)
  await openAct(page, 'Change e-mail or phone')
  const form = actForm(page, 'change-contact')
  await form.getByLabel('E-mail address').fill('found.again@traveller.example')
  await form.getByLabel(/^Reason/).fill(why)
  await form.getByRole('button').click()
  await reachableAtBothWidths(page, form.getByRole('button').first())
  await form.getByRole('button', { name: 'Ask for approval' }).click()
  const told = page.getByText('Waiting for approval. Nothing has been changed.')
  await expect(told).toBeVisible()
  await expect(page).not.toHaveURL(/told/)
  await page.reload()
  await expect(page.getByText('You asked to change the contact.')).toBeVisible()
  await expect(told).toBeHidden()

  const second = await browser.newPage(onPhone)
  await site.signIn(second, 'finance')
  await second.goto(`${site.origin}/en/desk/queues`)
  await second
    .locator('section', { hasText: 'Changes to approve' })
    .getByRole('link', { name: orderCode })
    .click()
  await expect(second.getByText('Approve only if the person has proven')).toBeVisible()
  await actForm(second, 'decide-change')
    .getByLabel(/^Reason/)
    .fill(why)
  await second.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(second.getByText('Decision recorded')).toBeVisible()
  await expect(second.locator('#facts')).toContainText('found.again@traveller.example')
  await second.close()

  await site.openOrder(page, orderCode)
  await documentHydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download tickets and vouchers' }).click()
  expect((await download).suggestedFilename()).toContain('.pdf')
})
