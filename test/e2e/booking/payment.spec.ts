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

test('a declined card isn’t charged, and another one pays', async ({ page }) => {
  await openPayment(page)
  await payByCard(page, cards.poor)
  await expect(page.locator('[data-error="PAYMENT_DECLINED"]')).toBeVisible()
  await expect(page.getByText(/isn’t enough money/)).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('Your seats are still held')).toBeVisible()
  await payByCard(page, cards.accepted)
  await confirmed(page)
})

test('3-D Secure, approved', { tag: '@cluster' }, async ({ page }) => {
  await openPayment(page)
  await payByCard(page, cards.secure)
  await page.getByRole('button', { name: /Complete/ }).click()
  await confirmed(page)
})

test('3-D Secure, refused', async ({ page }) => {
  await openPayment(page)
  await payByCard(page, cards.secure)
  await page.getByRole('button', { name: /Fail/ }).click()
  await expect(page.locator('[data-error="PAYMENT_DECLINED"]')).toBeVisible()
  await expect(page.getByText(/couldn’t confirm that it was you/)).toBeVisible()
})

test('leaving the payment page charges nothing, and paying later works', async ({ page }) => {
  await openPayment(page)
  await page.getByRole('button', { name: continueToPayment }).click()
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page.getByRole('heading', { name: 'You left the payment page' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await payByCard(page, cards.accepted)
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

test('a paid order can’t be paid again', async ({ page }) => {
  await openPayment(page)
  const choose = page.url()
  await payByCard(page, cards.accepted)
  await confirmed(page)
  await page.goto(choose)
  await expect(page).toHaveURL(/\/confirmation/)
})

test('a payment method has to be selected', async ({ page }) => {
  await openPayment(page)
  await tamper(page, (form) => form.delete('method'))
  await page.getByRole('button', { name: continueToPayment }).click()
  await expect(page.getByText('Choose how you want to pay.')).toBeVisible()
})

test('a pending transfer is waited for', async ({ page }) => {
  await openPayment(page)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('button', { name: continueToPayment }).click()
  await page.locator('form[action$="/promise"] button').click()
  await expect(page.getByRole('heading', { name: 'Waiting for your transfer' })).toBeVisible()
  await expect(page.locator('[data-order-status="awaiting_payment"]')).toBeVisible()
})

test('another visitor’s payment isn’t shown', async ({ page, browser }) => {
  await openPayment(page)
  const stranger = await browser.newPage()
  const answer = await stranger.goto(page.url())
  expect(answer?.status()).toBe(404)
  await expect(stranger.locator('[data-error="TRX_NOT_FOUND"]')).toBeVisible()
  await stranger.close()
})
