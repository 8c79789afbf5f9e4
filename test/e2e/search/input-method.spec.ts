import { expect, type Locator, type Page } from '@playwright/test'
import { documentHydrated } from '../support/hydrated.ts'
import { test } from '../support/site-test.ts'

// They are about the moment in which a page is touched, with its scripts fetched ahead like most visitors have them.
test.use({ savesData: false })

/** Presses Enter as browsers report it while an input method accepts a word with it. */
async function acceptWord(page: Page, box: Locator): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
  await box.dispatchEvent('keydown', { ...key, isComposing: true })
  // As in Safari, where the composition is already over: only the key's code tells.
  const client = await page.context().newCDPSession(page)
  const pressed = { ...key, windowsVirtualKeyCode: 229, text: '\r', unmodifiedText: '\r' }
  await client.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed })
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
}

for (const [name, path, typed, chosen] of [
  ['From', '/en', 'kuala lum', /Kuala Lumpur/],
  ['To', '/en', 'bangk', /Bangkok/],
  ['Destination', '/en/hotel', 'bangk', /Bangkok/],
] as const) {
  test(`the Enter that ends a composition in ${name} chooses nothing and searches nothing`, async ({
    page,
  }) => {
    await page.goto(path)
    await documentHydrated(page)
    const box = page.getByRole('combobox', { name, exact: name === 'To' }).first()
    await box.click()
    await box.pressSequentially(typed)
    await expect(page.getByRole('option').first()).toBeVisible()
    const before = page.url()
    await acceptWord(page, box)
    await expect(box).toHaveValue(typed)
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(page.url()).toBe(before)
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue(chosen)
  })
}

test('the Enter that ends a composition doesn’t submit a form', async ({ page }) => {
  await page.goto('/en/order')
  await documentHydrated(page)
  const box = page.getByRole('textbox').first()
  await box.click()
  await box.pressSequentially('田中')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.method() === 'POST') sent.push(request.url())
  })
  await acceptWord(page, box)
  await documentHydrated(page)
  expect(sent.filter((url) => url.includes('/order'))).toEqual([])
})
