import { expect } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { axeFinds } from '../support/axe.ts'
import { paidStay } from '../support/open-stay.ts'
import { ownSite, test } from '../support/own-site.ts'
import { roomOf } from '../support/stay-journey.ts'

// Changes the suppliers' settings, which would disturb all other tests.
ownSite()
test.describe.configure({ mode: 'serial' })

/** The stay of one room. */
const stay = { checkIn: inDays(101), checkOut: inDays(105), rooms: '2' }

test('room prices follow the dates and guests of a changed stay by themselves', async ({
  page,
}) => {
  const { orderCode: code } = await paidStay(page, stay)
  await page.goto(`/en/order/${code}`)
  await page.getByRole('link', { name: 'Change this stay' }).click()

  const booked = roomOf(page, 1).locator('label').filter({ hasText: 'Your room now' })
  const stale = page.getByText('These prices are for your earlier dates or guests.')
  const before = (await booked.textContent()) ?? ''
  await expect(stale).toBeHidden()
  await page.getByLabel('Check-out', { exact: true }).fill(inDays(103))
  await expect(stale).toBeVisible()
  await expect(stale).toBeHidden()
  await expect(booked).not.toHaveText(before)
  await expect(page.getByText('Room types and prices are up to date.')).toBeVisible()
  await expect(page.getByLabel('Check-out', { exact: true })).toHaveValue(inDays(103))
})

test('a property that doesn’t answer is said beside the empty place, and asked again without losing what was typed', async ({
  page,
}) => {
  const { orderCode: code } = await paidStay(page, stay)
  const turn = async (mode: 'error' | null) => {
    const faults = { quoteChange: mode && { mode, times: null } }
    const suppliers = { bedbank: { faults }, direct: { faults } }
    const answer = await page.request.post('/dev/world', { data: { suppliers } })
    expect(answer.status()).toBe(200)
  }
  await turn('error')
  await page.goto(`/en/aftersales/change-stay/${code}`)
  const room = roomOf(page, 1)
  const trouble = room.getByText('We couldn’t get room types and prices from the property.')
  await expect(trouble).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  const answer = () =>
    page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().includes('/change-stay/'),
    )
  await room.getByLabel('Surname').fill('Tan Abdullah')
  const update = answer()
  await page.getByLabel('Check-out', { exact: true }).fill(inDays(103))
  // The update that follows by itself fails too, and takes the focus from no field.
  await update
  await expect(page.getByLabel('Check-out', { exact: true })).toBeFocused()
  const retry = answer()
  await room.getByRole('button', { name: 'Try again' }).click()
  await retry
  await expect(trouble).toBeVisible()
  await turn(null)
  await room.getByRole('button', { name: 'Try again' }).click()
  await expect(room.getByText('Your room now')).toBeVisible()
  await expect(trouble).toBeHidden()
  await expect(room.getByLabel('Surname')).toHaveValue('Tan Abdullah')
  await expect(page.getByLabel('Check-out', { exact: true })).toHaveValue(inDays(103))
})
