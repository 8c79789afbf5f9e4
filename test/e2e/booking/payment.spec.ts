import { expect } from '@playwright/test'
import {
  cards,
  confirmed,
  continueToPayment,
  payByCard,
  tamper,
} from '../support/booking-journey.ts'
import { test } from '../support/member-journey.ts'
import { openPayment } from '../support/open-booking.ts'

test('a payment that isn’t completed charges nothing and says why, and the same order is paid in the end, once', async ({
  page,
  request,
}) => {
  await openPayment(page)
  const choose = page.url()
  const tryAgain = () => page.getByRole('link', { name: 'Try again' }).click()

  await test.step('another visitor isn’t shown it', async () => {
    const answer = await request.get(choose)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('data-error="TRX_NOT_FOUND"')
  })

  await test.step('a payment method has to be selected', async () => {
    await tamper(page, (form) => form.delete('method'))
    await page.getByRole('button', { name: continueToPayment }).click()
    await expect(page.getByText('Choose how you want to pay.')).toBeVisible()
    await page.unroute('**/*')
  })

  await test.step('leaving the payment page charges nothing, and paying later works', async () => {
    await page.goto(choose)
    await page.getByRole('button', { name: continueToPayment }).click()
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await expect(page.getByRole('heading', { name: 'You left the payment page' })).toBeVisible()
    await tryAgain()
  })

  await test.step('a declined card isn’t charged', async () => {
    await payByCard(page, cards.poor)
    await expect(page.locator('[data-error="PAYMENT_DECLINED"]')).toBeVisible()
    await expect(page.getByText(/isn’t enough money/)).toBeVisible()
    await tryAgain()
    await expect(page.getByText('Your seats are still held')).toBeVisible()
  })

  await test.step('3-D Secure, refused', async () => {
    await payByCard(page, cards.secure)
    await page.getByRole('button', { name: /Fail/ }).click()
    await expect(page.locator('[data-error="PAYMENT_DECLINED"]')).toBeVisible()
    await expect(page.getByText(/couldn’t confirm that it was you/)).toBeVisible()
    await tryAgain()
  })

  await test.step('another card pays, and a paid order can’t be paid again', async () => {
    await payByCard(page, cards.accepted)
    await confirmed(page)
    await page.goto(choose)
    await expect(page).toHaveURL(/\/confirmation/)
  })
})

test('3-D Secure, approved', { tag: '@cluster' }, async ({ page }) => {
  await openPayment(page)
  await payByCard(page, cards.secure)
  await page.getByRole('button', { name: /Complete/ }).click()
  await confirmed(page)
})

test('a bank that doesn’t respond is reported as such', async ({ page }) => {
  await openPayment(page)
  await payByCard(page, cards.silent)
  await expect(page.getByRole('heading', { name: 'The payment page timed out' })).toBeVisible()
})

test('the browser’s back button warns about the payment in progress', async ({ page }) => {
  await openPayment(page)
  const choose = page.url()
  await page.getByRole('button', { name: continueToPayment }).click()
  await expect(page).toHaveURL(/\/gateway\//)
  await page.goto(choose)
  await expect(page.getByText('A payment is in progress')).toBeVisible()
})

test('a pending transfer is waited for', async ({ page }) => {
  await openPayment(page)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('button', { name: continueToPayment }).click()
  await page.locator('form[action$="/promise"] button').click()
  await expect(page.getByRole('heading', { name: 'Waiting for your transfer' })).toBeVisible()
  await expect(page.locator('[data-order-status="awaiting_payment"]')).toBeVisible()
})
