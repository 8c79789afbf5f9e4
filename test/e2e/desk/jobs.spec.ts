import { expect } from '@playwright/test'
import { smallPdf } from '../../support/small-pdf.ts'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { deskSite, test, withoutScripts } from '../support/desk-journey.ts'

const site = deskSite()
const pdf = smallPdf('/Title (A CV)')

/** Lets every server read what is published, at most once a minute. */
const passTwoMinutes = () => site.advance(120_000)

test.describe('at both widths', () => {
  test.use(onPhone)

  test('an editor offers a job without scripts, somebody applies, and the CV is downloaded', async ({
    page,
    browser,
  }) => {
    const { origin } = site
    const title = 'Cook for 360 guests'
    await site.signIn(page, 'content')
    const form = await withoutScripts(page, browser)
    await form.goto(`${origin}/en/desk/content?kind=job`)
    await form.getByRole('link', { name: 'New job' }).click()
    await form.getByLabel('Page address').fill('cook-bangkok')
    await form.getByLabel('Title', { exact: true }).fill(title)
    await form.getByLabel('Place', { exact: true }).fill('Bangkok')
    await form.getByLabel('Job number').fill('no-hyphens')
    await form.getByLabel('Team').selectOption('support')
    await form.getByLabel('Kind of contract').selectOption('part_time')
    await form.getByLabel('Country', { exact: true }).selectOption('TH')
    await form.getByLabel('Place in addresses').fill('Bang Kok')
    await form.getByLabel('Remote within the country').check()
    await form.getByLabel('New block').selectOption('text')
    await form.getByRole('button', { name: 'Add block' }).click()
    await form.getByLabel('Text', { exact: true }).fill('You cook **soup**.')
    await form.getByRole('button', { name: 'Create draft' }).click()
    await expect(form.getByText('Use only letters, digits and underscores.')).toBeVisible()
    await expect(form.getByLabel('Place in addresses')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Country', { exact: true })).toHaveValue('TH')
    await expect(form.getByLabel('Kind of contract')).toHaveValue('part_time')
    await form.getByLabel('Job number').fill('w360')
    await form.getByLabel('Place in addresses').fill('bangkok')
    const create = form.getByRole('button', { name: 'Create draft' })
    await reachableAtBothWidths(form, create, form.getByRole('button', { name: 'Add block' }))
    await create.click()
    await expect(form.getByText('Created. Visitors don’t see it')).toBeVisible()
    await page.goto(form.url())
    await form.close()

    await page.getByRole('button', { name: 'Open preview' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Remote within Thailand')).toBeVisible()
    await expect(page.getByText('Part-time')).toBeVisible()
    const back = page.getByRole('link', { name: 'Back to the desk' })
    await usableAtBothWidths(page, back)
    await back.click()
    const edit = page.getByRole('link', { name: 'Edit English' })
    await edit.click()
    await expect(page.getByLabel('Job number')).toHaveValue('w360')
    await expect(page.getByLabel('Remote within the country')).toBeChecked()
    await usableAtBothWidths(page, page.getByRole('button', { name: 'Save draft' }))
    await page.goBack()
    await page.locator('summary', { hasText: 'Publish now' }).click()
    const publish = page.getByRole('button', { name: 'Publish now' })
    await reachableAtBothWidths(page, publish)
    await publish.click()
    await expect(page.getByText('is published. Visitors see it within a minute.')).toBeVisible()
    await passTwoMinutes()

    const applicant = await browser.newPage()
    await applicant.goto(`${origin}/en/careers/jobs?q=soup`)
    await applicant.getByRole('link', { name: title }).click()
    const address = '/en/careers/job-details/cook-for-360-guests/w360-cook_bangkok'
    await expect(applicant).toHaveURL(origin + address)
    await applicant.getByLabel('Your name').fill('Dara <b>Sok</b>')
    await applicant.getByLabel('E-mail address').fill('dara@test.example')
    await applicant.getByLabel('Why this job?').fill('I like soup.')
    await applicant
      .getByLabel('CV')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf })
    const apply = applicant.getByRole('button', { name: 'Send application' })
    await reachableAtBothWidths(applicant, apply)
    await apply.click()
    await expect(applicant.getByText('Thanks for applying')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('link', { name: 'Open the live page' })).toHaveAttribute(
      'href',
      address,
    )
    await page.getByRole('main').getByRole('link', { name: 'Applications' }).click()
    await expect(page.getByText('1 application', { exact: true })).toBeVisible()
    await expect(page.getByText('Dara <b>Sok</b>')).toBeVisible()
    await expect(page.getByText('I like soup.')).toBeVisible()
    const link = page.getByRole('link', { name: /Download CV of/ })
    await usableAtBothWidths(page, link)
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toBe('cv.pdf')
    const answer = await page.request.get(`${origin}${await link.getAttribute('href')}`)
    expect(await answer.body()).toEqual(pdf)
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="cv.pdf"',
      'x-content-type-options': 'nosniff',
    })

    await page.goBack()
    await page.locator('summary', { hasText: 'Take offline' }).click()
    await page.getByRole('button', { name: 'Take offline' }).click()
    await expect(page.getByText('Taken offline.')).toBeVisible()
    await passTwoMinutes()
    expect((await applicant.goto(origin + address))?.status()).toBe(410)
    await expect(applicant.getByText(`${title} no longer takes applications.`)).toBeVisible()
    await applicant.close()
  })
})

test('staff without the right to read applications don’t', async ({ page }) => {
  await site.signIn(page, 'finance', 'content?kind=job')
  await expect(page.getByRole('link', { name: 'Software engineer, flights' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Applications' })).toHaveCount(0)
  const answer = await page.goto(`${site.origin}/en/desk/applications`)
  expect(answer?.status()).toBe(403)
})
