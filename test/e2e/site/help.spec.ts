import { expect } from '@playwright/test'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { test } from '../support/site-test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, ...onPhone })
    const canUse = javaScriptEnabled ? usableAtBothWidths : reachableAtBothWidths

    test('an answer is found, read and voted on', async ({ page }) => {
      await page.goto('/en/help')
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Asked most')
      await canUse(page, page.getByRole('button', { name: 'Find answers' }))
      const stays = page.locator('section', { has: page.getByRole('heading', { name: 'Stays' }) })
      await expect(stays.getByRole('listitem')).toHaveCount(3)
      await stays.getByRole('link', { name: /^All \d+ answers$/ }).click()
      await expect(page).toHaveURL(/\/en\/help\?topic=stays$/)
      await expect(page.getByRole('heading', { level: 2, name: 'Stays' })).toBeVisible()
      // The page before has this section too, with three.
      await expect.poll(() => stays.getByRole('listitem').count()).toBeGreaterThan(3)
      await canUse(page, stays.getByRole('listitem').last().getByRole('link'))
      await page.getByLabel('What do you need help with?').fill('VOUCHER')
      await page.getByLabel('Topic').selectOption('Stays')
      await page.getByRole('button', { name: 'Find answers' }).click()
      await expect(page).toHaveURL(/q=VOUCHER&topic=stays/)
      await page.getByRole('link', { name: 'Where is my hotel voucher?' }).click()
      await expect(page).toHaveURL('/en/help/voucher')
      await expect(page.getByText('We e-mail it as soon as')).toBeVisible()
      const yes = page.getByRole('button', { name: 'Yes' })
      await canUse(page, yes, page.getByRole('button', { name: 'No' }))
      await yes.click()
      await expect(page.getByText('Thanks for telling us.')).toBeVisible()
      await page.getByRole('link', { name: 'How do I find my booking?' }).click()
      await expect(page).toHaveURL('/en/help/find-booking')
      await expect(page.getByRole('button', { name: 'No' })).toBeVisible()
    })

    test('the help centre shows the covid notice, and both link to the root (S2.31)', async ({
      page,
    }) => {
      await page.goto('/en/help')
      const home = page.getByRole('main').getByRole('link', { name: 'Back to the home page' })
      await expect(home).toHaveAttribute('href', '/en')
      await page.getByRole('link', { name: 'COVID-19 and your trip' }).click()
      await expect(page).toHaveURL('/en/covid19')
      await expect(page).toHaveTitle(/COVID-19/)
      await canUse(page, home)
      await expect(home).toHaveAttribute('href', '/en')
      await home.click()
      await expect(page).toHaveURL('/en')
    })
  })
}

test('what nothing is found for shows as text, with a way to write to us', async ({ page }) => {
  await page.goto('/en/help?q=%3Cimg+src%3Dx%3Ezebra&topic=weather')
  await expect(page.getByText('We couldn’t find an answer')).toBeVisible()
  await expect(page.getByLabel('What do you need help with?')).toHaveValue('<img src=x>zebra')
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact', exact: true })
  await expect(contact).toHaveAttribute('href', '/en/contact')
})

test('an unknown article is not found', async ({ request }) => {
  expect((await request.get('/en/help/nothing')).status()).toBe(404)
})
