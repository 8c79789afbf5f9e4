import { expect } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { axeFinds } from '../support/axe.ts'
import { codeTo, mailsTo, test } from '../support/member-journey.ts'
import { openGuests } from '../support/open-stay.ts'
import { fillGuests } from '../support/stay-journey.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a stay that nothing is paid for is booked once the code from its mail is entered', async ({
      page,
    }) => {
      const day = javaScriptEnabled ? 45 : 55
      await openGuests(page, {
        destination: 'city-bangkok-th',
        pay: 'at_property',
        guarantee: 'none',
        rooms: '2',
        checkIn: inDays(day),
        checkOut: inDays(day + 2),
      })
      await expect(page.getByText(/^Nothing to pay now\./)).toBeVisible()
      const email = await fillGuests(page, 1)
      await page.getByRole('button', { name: 'Book now' }).click()

      await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
      await expect(page.getByRole('heading', { name: 'Confirm your booking' })).toBeVisible()
      await expect(page.getByText(`We sent a six-digit code to ${email}.`)).toBeVisible()
      await expect(page.getByText('How do you want to pay?')).toHaveCount(0)
      if (javaScriptEnabled) expect(await axeFinds(page)).toEqual([])
      const field = page.getByRole('textbox', { name: 'Code', exact: true })
      const confirm = page.getByRole('button', { name: 'Confirm and book' })
      const code = await codeTo(page.request, email)
      await confirm.click()
      await expect(page.getByText('Enter the six digits from our e-mail.')).toBeVisible()
      await field.fill(code === '123456' ? '654321' : '123456')
      await confirm.click()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText('That code isn’t right.').first()).toBeVisible()
      const resend = page.getByRole('button', { name: /^Resend code/ })
      if (javaScriptEnabled) await expect(resend).toBeDisabled()
      else {
        await resend.click()
        await expect(page.locator('[data-error="CODE_RESEND_TOO_SOON"]')).toBeVisible()
      }
      const address = page.url()
      await page.goto(address)
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await confirm.click()

      await expect(page).toHaveURL(/\/order\/\w+$/)
      await expect(async () => {
        if (!javaScriptEnabled) await page.reload()
        await expect(page.locator('[data-order-status="confirmed"]')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(page.locator('[data-voucher]').first()).toBeVisible()
      const orderCode = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await expect(async () => {
        const mails = await mailsTo(page.request, email)
        expect(mails.some(({ subject }) => subject.includes(orderCode))).toBe(true)
      }).toPass()
      // From the history, a bookmark or another tab.
      await page.goto(address)
      await expect(page).toHaveURL(/\/order\/\w+$/)
    })
  })
}
