import { expect } from '@playwright/test'
import { formatMoney } from '../../../src/contract/words/format-money.ts'
import { inDays } from '../../support/test-clock.ts'
import { cards, confirmed, payByCard } from '../support/booking-journey.ts'
import { mailsTo, test } from '../support/member-journey.ts'
import { openGuests, openStay, paidStay } from '../support/open-stay.ts'
import {
  amountOf,
  bookRate,
  fillGuests,
  firstHotel,
  freeRate,
  nightsFrom,
  openFirstHotel,
  openHotels,
  roomOf,
  showAllRates,
} from '../support/stay-journey.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a family books two rooms in Bali, and pays what the list said', async ({ page }) => {
      await openHotels(page, { more: { free: '1' }, ...nightsFrom(javaScriptEnabled ? 61 : 71) })
      const listed = await amountOf(firstHotel(page))
      await openFirstHotel(page)
      const rate = freeRate(page)
      expect(await amountOf(rate)).toBe(listed)
      const total = await amountOf(rate)
      await bookRate(page)
      await expect(page.getByText('2 adults, 2 children, aged 5 and 8')).toBeVisible()
      const summed = page.locator('[data-total]').filter({ visible: true }).first()
      expect(await amountOf(summed, 'data-total')).toBe(total)
      const email = await fillGuests(page, 2)
      await page.getByLabel('Arrival at the property').selectOption('18:00–19:00')
      await page.getByRole('textbox', { name: /^Requests/ }).fill('A cot, please.')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
      await expect(page.getByText('No refund after that')).toBeVisible()
      await payByCard(page, cards.accepted)
      const code = await confirmed(page, javaScriptEnabled)
      await page.goto(`/en/order/${code}`)
      await expect(page.locator('[data-voucher]').first()).toBeVisible()
      await expect(page.getByText('A cot, please.')).toBeVisible()
      await expect(page.locator('[data-stay]').getByText('Room 2:')).toBeVisible()
      await expect(async () => {
        const mails = await mailsTo(page.request, email)
        expect(mails.some(({ html }) => html?.includes(code))).toBe(true)
      }).toPass()
    })
  })
}

test('a stay with free cancellation is cancelled, and everything comes back', async ({ page }) => {
  const { orderCode: code, total } = await paidStay(page)
  const amount = formatMoney(total, 'en-GB')
  await page.goto(`/en/refund-form/${code}`)
  await page.getByRole('button', { name: 'See my refund' }).click()
  await page.getByRole('button', { name: /^Cancel rooms? and refund/ }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${code}$`))
  await expect(page.getByText(`${amount} is on its way to you`)).toBeVisible()
  await expect(page.locator('[data-order-status="refunded"]')).toBeVisible()
})

test('what is missing is told at its field, and nothing typed is lost, by a reload or by leaving', async ({
  page,
}) => {
  await openGuests(page)
  const second = roomOf(page, 2)
  await second.getByLabel('Given names').fill('Siew')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.locator('[data-error="GUESTS_INVALID"]')).toBeFocused()
  await expect(second.getByText('Enter the surname.')).toBeVisible()
  await expect(second.getByLabel('Given names')).toHaveValue('Siew')
  await page.getByRole('link', { name: 'Room 2: Enter the surname.' }).click()
  await expect(second.getByLabel('Surname')).toBeFocused()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(second.getByLabel('Given names')).toHaveValue('Siew')

  await roomOf(page, 1).getByLabel('Surname').fill('Tan')
  await page.getByRole('textbox', { name: /^Requests/ }).fill('A quiet room')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.goto('/en/hotel')
  await page.goto(pathname)
  await expect(roomOf(page, 1).getByLabel('Surname')).toHaveValue('Tan')
  await expect(page.getByRole('textbox', { name: /^Requests/ })).toHaveValue('A quiet room')
})

test('an address that was changed shows no property', async ({ page }) => {
  await openStay(page)
  const { pathname } = new URL(page.url())
  const changed = pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const answer = await page.goto(changed)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('[data-error="STAY_NOT_FOUND"]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search hotels' })).toBeVisible()
})

test('a stay is changed: one night more, another name, and the difference is paid', async ({
  page,
}) => {
  const { orderCode: code } = await paidStay(page)
  await page.goto(`/en/order/${code}`)
  await page.getByRole('link', { name: 'Change this stay' }).click()
  await expect(page).toHaveURL(/\/aftersales\/change-stay\//)

  const agesOf = (room: number) =>
    roomOf(page, room)
      .getByLabel(/^Age of child/)
      .filter({ visible: true })
  await expect(agesOf(1)).toHaveCount(2)
  await expect(agesOf(2)).toHaveCount(0)
  const checkOut = page.getByLabel('Check-out', { exact: true })
  await checkOut.fill(inDays(39))
  await page.getByRole('button', { name: 'See what it costs' }).click()
  await expect(page.getByText('Choose a check-out date after')).toBeVisible()
  await checkOut.fill(inDays(45))
  const second = page.getByRole('region', { name: 'Room 2' })
  await second.getByLabel('Given names').fill('Ana')
  await page.getByRole('button', { name: 'See what it costs' }).click()

  await expect(page).toHaveURL(/\/quote\//)
  await expect(page.getByText('4 nights')).toBeVisible()
  await expect(page.getByText('5 nights')).toBeVisible()
  await page.getByRole('button', { name: /^Continue to pay/ }).click()
  await payByCard(page, cards.accepted)
  await expect(page.getByText('Your stay is changed').first()).toBeVisible()
  await page.goto(`/en/order/${code}`)
  await expect(page.getByText('Ana Tan').first()).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`another room ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('is chosen for one room, a third is added, and only the difference is to pay', async ({
      page,
    }) => {
      const day = javaScriptEnabled ? 81 : 91
      const dates = { checkIn: inDays(day), checkOut: inDays(day + 4) }
      const { orderCode: code } = await paidStay(page, { ...dates, rooms: '2_2' })
      await page.goto(`/en/order/${code}`)
      await page.getByRole('link', { name: 'Change this stay' }).click()

      const second = roomOf(page, 2)
      const quote = page.getByRole('button', { name: 'See what it costs' })
      await expect(second.getByRole('radio', { name: /Your room now/ })).toBeChecked()
      await quote.click()
      await expect(page.locator('[data-error="NOTHING_CHANGED"]')).toBeVisible()

      const dearer = second
        .locator('label')
        .filter({ hasText: / · .+ more to pay now/ })
        .last()
      const named = (await dearer.locator('.font-semibold').textContent()) ?? ''
      await dearer.getByRole('radio').check()
      await page.getByRole('button', { name: 'Add a room' }).click()
      const third = roomOf(page, 3)
      await expect(dearer.getByRole('radio')).toBeChecked()
      await third.getByLabel('Given names').fill('Ana')
      await quote.click()
      await expect(third.getByText('Enter the surname.')).toBeVisible()
      await expect(third.getByLabel('Given names')).toHaveValue('Ana')
      await third.getByLabel('Surname').fill('Silva')
      await third.getByLabel('Adults').selectOption('1')
      await page.getByRole('button', { name: 'Remove room 1' }).click()
      await expect(page.getByText('Rooms you give up')).toBeVisible()
      await page.getByRole('button', { name: 'Keep this room' }).click()
      await expect(page.getByText('Rooms you give up')).toBeHidden()
      await expect(third.getByLabel('Surname')).toHaveValue('Silva')
      await quote.click()

      await expect(page).toHaveURL(/\/quote\//)
      await expect(page.getByText(`Room 2: ${named}`)).toBeVisible()
      await expect(page.getByText('Ana Silva · 1 adult')).toBeVisible()
      const parts = page.locator('[data-change-sum="total"] [data-part]')
      await expect(parts).toHaveCount(3)
      await page.getByRole('button', { name: /^Continue to pay/ }).click()
      await expect(page.locator('[data-change-sum="total"]')).toBeVisible()
      await payByCard(page, cards.accepted)
      await expect(async () => {
        await page.goto(`/en/order/${code}`)
        await expect(page.getByText('Your stay is changed').first()).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(page.getByText(`Room 2: ${named}`, { exact: true })).toBeVisible()
      await expect(page.getByText('Ana Silva').first()).toBeVisible()

      await page.getByRole('link', { name: 'Change this stay' }).click()
      await page.getByRole('button', { name: 'Remove room 3' }).click()
      await expect(page.getByText('Rooms you give up')).toBeVisible()
      await quote.click()
      await page.getByRole('button', { name: /^Change and get .+ back$/ }).click()
      await expect(async () => {
        await page.goto(`/en/order/${code}`)
        await expect(page.getByText('Ana Silva')).toHaveCount(0, { timeout: 500 })
      }).toPass()
    })
  })

  test.describe(`a deposit ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('is paid now, the rest is due at the property, and cancelling refunds the deposit alone', async ({
      page,
    }) => {
      await openStay(page, { pay: 'deposit', ...nightsFrom(javaScriptEnabled ? 76 : 81) })
      await showAllRates(page)
      const rate = page.locator('[data-rate][data-free][data-pay="deposit"]').first()
      await expect(rate.getByText(/^Pay a deposit of /)).toBeVisible()
      const total = await amountOf(rate)
      await rate.getByRole('button', { name: /^Book / }).click()
      await expect(page).toHaveURL(/\/hotel\/book\//)
      const sum = (name: string) =>
        page.locator(`[data-sum="${name}"]`).filter({ visible: true }).first()
      const summed = page.locator('[data-total]').filter({ visible: true }).first()
      expect(await amountOf(summed, 'data-total')).toBe(total)
      const deposit = (await sum('now').textContent()) ?? ''
      const left = (await sum('at-property').textContent()) ?? ''
      expect(deposit).not.toBe(await sum('total').textContent())
      const email = await fillGuests(page, 2)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
      await expect(page.getByText(deposit).filter({ visible: true }).first()).toBeVisible()
      await payByCard(page, cards.accepted)
      const code = await confirmed(page, javaScriptEnabled)
      await page.goto(`/en/order/${code}`)
      await expect(page.locator('[data-on-site]')).toContainText(left)
      await expect(async () => {
        const mails = await mailsTo(page.request, email)
        const confirmation = mails.find(({ html }) => html?.includes('Paid to Sojourn'))
        expect(confirmation?.text).toContain(`Paid to Sojourn: ${deposit}`)
        expect(confirmation?.text).toContain(`To pay at the property: ${left}`)
      }).toPass()

      await page.goto(`/en/refund-form/${code}`)
      await page.getByRole('button', { name: 'See my refund' }).click()
      await expect(page.getByText(deposit).filter({ visible: true }).first()).toBeVisible()
      await page.getByRole('button', { name: /^Cancel rooms? and refund/ }).click()
      await expect(page).toHaveURL(new RegExp(`/order/${code}$`))
      await expect(async () => {
        if (!javaScriptEnabled) await page.reload()
        await expect(page.getByText(`${deposit} is on its way to you`)).toBeVisible({
          timeout: 1000,
        })
      }).toPass()
    })
  })
}
