import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { deskSite, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'

const site = deskSite()

async function photo(width: number, height: number) {
  const background = { r: 90, g: 130, b: 160 }
  const image = sharp({ create: { width, height, channels: 3, background } })
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

const group = (within: Page | Locator, name: string) => within.getByRole('group', { name })
const block = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

/** Presses a button of the form, and does something else before the answer is here. */
async function whileWaiting(page: Page, button: Locator, act: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.endsWith('.data'),
    async (route) => {
      await promise
      await route.continue()
    },
    { times: 1 },
  )
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await button.click()
  await act()
  resolve()
  await answered
}

test('what is typed while an image is on its way is kept: in-app message', async ({ page }) => {
  await site.signIn(page, 'content', 'records/message/new')
  await documentHydrated(page)
  const phones = group(page, 'Image for phones, 300 × 432')
  const computers = group(page, 'Image for computers, 470 × 590')
  const english = group(page, 'What the image says').getByLabel('English')
  await page.getByLabel('Id', { exact: true }).fill('meanwhile')
  await phones.getByLabel('Upload an image').setInputFiles(await photo(600, 864))
  const upload = phones.getByRole('button', { name: 'Upload', exact: true })
  await whileWaiting(page, upload, async () => {
    await page.getByLabel('How often').selectOption('Once per device')
    await computers.getByLabel('Upload an image').setInputFiles(await photo(940, 1180))
    await english.fill('20% off')
  })
  await expect(phones.getByRole('status')).toContainText('600 × 864 pixels')
  // Nor is the focus taken from where somebody types.
  await expect(english).toBeFocused()
  await page.keyboard.type(' in Bali')
  await expect(english).toHaveValue('20% off in Bali')
  await expect(page.getByLabel('How often')).toHaveValue('once')
  await expect(computers.getByLabel('Upload an image')).toHaveValue(/photo\.jpg$/)
  await expect(phones.getByLabel('Upload an image')).toHaveValue('')

  await test.step('and after the next answer', async () => {
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await page.getByLabel('Priority').fill('soon')
    await whileWaiting(page, save, () => page.getByLabel('Pages').fill('/contact'))
    await expect(page.getByLabel('Priority')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Pages')).toHaveValue('/contact')
    await page.getByLabel('Priority').fill('0')
    await save.click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByLabel('Pages')).toHaveValue('/contact')
  })

  await test.step('what an image says that is picked again is filled in', async () => {
    await page.goto(`${site.origin}/en/desk/records/message/new`)
    await phones.getByRole('button', { name: 'Choose a stored image' }).click()
    await phones
      .getByRole('radio', { name: /20% off in Bali/ })
      .first()
      .check()
    await phones.getByRole('button', { name: 'Use this image' }).click()
    await expect(english).toHaveValue('20% off in Bali')
  })
})

test('an upload doesn’t hide that somebody else saved the record', async ({ page, context }) => {
  await site.signIn(page, 'content')
  const other = await context.newPage()
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true }).click()
  for (const tab of [page, other]) {
    await tab.goto(`${site.origin}/en/desk/records/message/city-breaks`)
    await documentHydrated(tab)
  }
  await other.getByLabel('Priority').fill('7')
  await save(other)
  await expect(other.getByText('Saved.')).toBeVisible()
  const phones = group(page, 'Image for phones, 300 × 432')
  await phones.getByLabel('Upload an image').setInputFiles(await photo(300, 432))
  await phones.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(phones.getByRole('status')).toContainText('300 × 432 pixels')
  await save(page)
  await expect(page.locator('[data-error="RECORD_CHANGED"]')).toBeVisible()
})

test('what is typed while an image is on its way is kept: campaign', async ({ page }) => {
  await site.signIn(page, 'content', 'content/new')
  await documentHydrated(page)
  const add = page.getByRole('button', { name: 'Add block' })
  const hero = group(page, 'Address of the image')
  const says = page.getByLabel('What the image shows')
  const title = page.getByLabel('Large title')
  await page.getByLabel('New block').selectOption({ label: 'Text' })
  await whileWaiting(page, add, () => title.fill('Bali'))
  const text = block(page, '1. Text').locator('[contenteditable]')
  await text.fill('Sun')
  await expect(title).toHaveValue('Bali')
  await page.getByLabel('Picture').selectOption('image')
  await hero.getByLabel('Upload an image').setInputFiles(await photo(1600, 900))
  const upload = hero.getByRole('button', { name: 'Upload', exact: true })
  await whileWaiting(page, upload, async () => {
    await title.fill('Bali weeks')
    await text.fill('Sun and noodles')
    await says.fill('A beach at')
  })
  await expect(hero.getByRole('status')).toContainText('1600 × 900 pixels')
  await expect(says).toBeFocused()
  await page.keyboard.type(' noon')
  await expect(says).toHaveValue('A beach at noon')
  await expect(page.getByLabel('Width in pixels')).toHaveValue('1600')
  await expect(title).toHaveValue('Bali weeks')
  await expect(text).toHaveText('Sun and noodles')

  await test.step('and while blocks are arranged', async () => {
    await page.getByLabel('New block').selectOption({ label: 'Heading' })
    await whileWaiting(page, add, () => text.fill('Sun, noodles'))
    await expect(block(page, '2. Heading')).toBeVisible()
    const line = page.getByRole('listitem', { name: /Heading$/ }).getByLabel('Text')
    const up = block(page, '2. Heading').getByRole('button', { name: 'Move up' })
    await whileWaiting(page, up, () => line.fill('Weeks in the sun'))
    await expect(block(page, '2. Text').locator('[contenteditable]')).toHaveText('Sun, noodles')
    await expect(block(page, '1. Heading').getByLabel('Text')).toHaveValue('Weeks in the sun')
    await page.getByLabel('Page address').fill('meanwhile')
    await page.getByLabel('Title', { exact: true }).fill('Bali weeks')
    await page.getByLabel('Description for search engines').fill('Sun.')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
    await page.getByRole('link', { name: 'Edit English' }).click()
    await expect(block(page, '1. Heading').getByLabel('Text')).toHaveValue('Weeks in the sun')
    await expect(block(page, '2. Text').locator('[contenteditable]')).toHaveText('Sun, noodles')
    await expect(says).toHaveValue('A beach at noon')
  })
})
