import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { byKeyboard } from '../support/by-keyboard.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { inSiteDatabase } from '../support/site-database.ts'

const site = deskSite()

/** Returns a photo of this size, with a name as phones give. */
async function photo(width: number, height: number, shade: number) {
  const background = { r: shade, g: 130, b: 110 }
  const image = sharp({ create: { width, height, channels: 3, background } })
  return { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}
const notAnImage = {
  name: 'harmless.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
}

const group = (within: Page | Locator, name: string) => within.getByRole('group', { name })
const uploadIn = (within: Locator) => within.getByLabel('Upload an image')
const pressUpload = (within: Locator) =>
  within.getByRole('button', { name: 'Upload', exact: true }).click()
const hero = (page: Page) => group(page, 'Address of the image')
const openLibrary = (within: Locator) =>
  within.getByRole('button', { name: 'Choose a stored image' })
const library = (within: Locator) => group(within, 'Stored images')

async function fillCampaign(page: Page, slug: string): Promise<void> {
  await page.getByLabel('Page address').fill(slug)
  await page.getByLabel('Title', { exact: true }).fill('Bali weeks')
  await page.getByLabel('Description for search engines').fill('Sun, while it rains elsewhere.')
  await page.getByLabel('Large title').fill('Bali weeks')
  // Only the fields of what is chosen show.
  await expect(page.getByLabel('City drawing')).toBeVisible()
  await expect(page.getByLabel('Width in pixels')).toBeHidden()
  await page.getByLabel('Picture').selectOption('image')
  await expect(page.getByLabel('City drawing')).toBeHidden()
}

/** Holds back the next form's answer until it's released. */
async function heldAnswer(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.endsWith('.data'),
    async (route) => {
      await promise
      await route.continue()
    },
    { times: 1 },
  )
  return { release: resolve }
}

/** Publishes the document whose page is open. */
async function publish(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Publish now' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('is published. Visitors see it')).toBeVisible()
  await site.advance(120_000)
}

/** Opens a page as a visitor with a screen of this density; returns it with the images that it loaded. */
async function visit(browser: Browser, path: string, width: number, density: number) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: density,
  })
  const page = await context.newPage()
  const loaded: string[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (!pathname.startsWith('/images/')) return
    loaded.push(`${pathname.split('/')[3]} ${answer.status()} ${answer.headers()['content-type']}`)
  })
  await page.goto(`${site.origin}${path}`)
  return { page, loaded, close: () => context.close() }
}

test.describe('at both widths', () => {
  test.use(onPhone)

  test('an image is uploaded to a campaign, previewed, published, and seen at both densities (S9.12)', async ({
    page,
    browser,
  }) => {
    const slug = 'images'
    await site.signIn(page, 'content', 'content/new')
    await documentHydrated(page)
    await fillCampaign(page, slug)
    const description = hero(page).getByLabel('Upload an image')

    await test.step('a refused file is told beside its field, and nothing typed is lost', async () => {
      await uploadIn(hero(page)).setInputFiles(notAnImage)
      await pressUpload(hero(page))
      await expect(description).toHaveAccessibleDescription(/couldn’t read this file as an image/)
      await expect(description).toBeFocused()
      await expect(page.getByText('The image wasn’t uploaded')).toBeVisible()
      await expect(page.getByLabel('Large title')).toHaveValue('Bali weeks')
      await usableAtBothWidths(
        page,
        hero(page).getByRole('button', { name: 'Upload', exact: true }),
        openLibrary(hero(page)),
      )
      // Too large: told before it's sent.
      const buffer = Buffer.alloc(10 * 1024 * 1024 + 1, 255)
      await uploadIn(hero(page)).setInputFiles({ ...notAnImage, buffer })
      await expect(description).toHaveAccessibleDescription(/at most 10 MB/)
      await expect(description).toHaveValue('')
    })

    await test.step('an image fills in its address and size, and shows', async () => {
      await uploadIn(hero(page)).setInputFiles(await photo(1600, 900, 160))
      await pressUpload(hero(page))
      await expect(hero(page).getByRole('status')).toContainText('1600 × 900 pixels')
      await expect(hero(page)).toBeFocused()
      await expect(hero(page).getByLabel('Address of the image', { exact: true })).toHaveValue(
        /^\/images\/\w{32}$/,
      )
      await expect(page.getByLabel('Width in pixels')).toHaveValue('1600')
      await expect(page.getByLabel('Height in pixels')).toHaveValue('900')
      await expect(page.getByLabel('Picture')).toHaveValue('image')
      await expect(page.getByLabel('Large title')).toHaveValue('Bali weeks')
      const shown = hero(page).getByRole('img', { name: 'Preview' })
      await expect(shown).toBeVisible()
      expect(await shown.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(300)
      await usableAtBothWidths(page)
    })

    await test.step('what it shows has to be said', async () => {
      await page.getByRole('button', { name: 'Create draft' }).click()
      const alt = page.getByLabel('What the image shows')
      await expect(alt).toHaveAccessibleDescription(/./)
      await alt.fill('A beach at sunrise')
    })

    await test.step('a second one is uploaded as it’s saved', async () => {
      await page.getByLabel('New block').selectOption({ label: 'Image' })
      await page.getByRole('button', { name: 'Add block' }).click()
      const block = page.getByRole('listitem', { name: '1. Image', exact: true })
      await block.getByLabel('What the image shows').fill('A temple')
      await uploadIn(block).setInputFiles(await photo(4000, 2000, 180))
      await page.getByRole('button', { name: 'Create draft' }).click()
      await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
    })
    const document = page.url().replace(/\?.*/, '')

    await test.step('the preview shows both', async () => {
      await page.getByRole('button', { name: 'Open preview' }).click()
      await expect(page.getByRole('img', { name: 'A beach at sunrise' })).toBeVisible()
      await expect(page.getByRole('img', { name: 'A temple' })).toBeVisible()
      await documentHydrated(page)
      await usableAtBothWidths(page)
    })
    await page.goto(document)
    await publish(page)

    for (const [width, density, file] of [
      [360, 1, '640'],
      [360, 2, '1280'],
      [1440, 1, '1536'],
      [1440, 2, '3072'],
    ] as const) {
      const visitor = await visit(browser, `/en/campaign/${slug}`, width, density)
      const beach = visitor.page.getByRole('img', { name: 'A beach at sunrise' })
      const temple = visitor.page.getByRole('img', { name: 'A temple' })
      await temple.scrollIntoViewIfNeeded()
      for (const image of [beach, temple]) {
        await expect(image).toHaveJSProperty('complete', true)
        await expect(image).toHaveAttribute('srcset', /\/640\.webp 1x, .*\/1280\.webp 2x$/)
        const current = await image.evaluate((each: HTMLImageElement) => each.currentSrc)
        expect(current).toMatch(new RegExp(`/images/\\w{32}/${file}\\.webp$`))
      }
      expect(visitor.loaded).toEqual(Array(2).fill(`${file}.webp 200 image/webp`))
      await visitor.close()
    }
  })

  test('an image that is stored is found and used again, by keyboard', async ({ page }) => {
    await site.signIn(page, 'content', 'content/new')
    await documentHydrated(page)
    await fillCampaign(page, 'images-again')
    const { press, type } = byKeyboard(page)
    await press(openLibrary(hero(page)))
    const list = library(hero(page))
    await expect(list).toBeFocused()
    await expect(list.getByText('A beach at sunrise').first()).toBeVisible()
    await expect(list.getByText('IMG_0042.JPG').first()).toBeVisible()
    await usableAtBothWidths(page)
    await type(list.getByLabel('File name or description'), 'nowhere')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('status')).toContainText('No images found')
    await type(list.getByLabel('File name or description'), 'sailing boats')
    await page.keyboard.press('Enter')
    await expect(list.getByRole('radio')).toHaveCount(1)
    const thumbnail = list.locator('label img')
    await expect(thumbnail).toHaveJSProperty('complete', true)
    expect(await thumbnail.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(300)
    await press(list.getByRole('button', { name: 'Use this image' }))
    await expect(list.getByText('Pick an image first.')).toBeVisible()
    await press(list.getByRole('radio', { name: /sailing boats/ }), 'Space')
    await reachableAtBothWidths(page, list.getByRole('button', { name: 'Use this image' }))
    await press(list.getByRole('button', { name: 'Use this image' }))
    await expect(hero(page).getByRole('status')).toContainText('Chosen')
    await expect(hero(page)).toBeFocused()
    await expect(list).toHaveCount(0)
    await expect(hero(page).getByRole('img', { name: 'Preview' })).toBeVisible()
    await expect(page.getByLabel('What the image shows')).toHaveValue(/sailing boats/)
    await expect(page.getByLabel('Width in pixels')).toHaveValue(/^\d+$/)
    await expect(page.getByLabel('Large title')).toHaveValue('Bali weeks')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
  })

  test('an in-app message shows its upload in the platform’s size (S9.11)', async ({
    page,
    browser,
  }) => {
    await site.signIn(page, 'content', 'records/message/new')
    await documentHydrated(page)
    await page.getByLabel('Id', { exact: true }).fill('bali-image')
    const says = group(page, 'What the image says')
    const english = says.getByLabel('English')
    await english.fill('20% off in Bali')
    await says.getByText('Other languages').click()
    await says.getByLabel('ไทย').fill('ลด 20% ที่บาหลี')
    await page.getByLabel('Pages').fill('/contact')
    // Rules are only asked for if they count.
    const rules = group(page, 'Rules of a triggered message')
    await expect(rules).toBeHidden()
    await page.getByLabel('How often').selectOption('When its rules are met')
    await rules.getByLabel('Percent of the page').fill('150')
    const countries = group(page, 'Countries of visitors')
    await countries.getByText('All').click()
    await countries.getByLabel('Malaysia').check()
    await expect(countries.locator('summary')).toHaveText('Malaysia')
    const phones = group(page, 'Image for phones, 300 × 432')
    const computers = group(page, 'Image for computers, 470 × 590')
    await uploadIn(phones).setInputFiles(notAnImage)
    await pressUpload(phones)
    await expect(uploadIn(phones)).toHaveAccessibleDescription(/couldn’t read this file/)
    await expect(page.getByText('The image wasn’t uploaded')).toBeVisible()
    await expect(page.getByText('Not saved')).toHaveCount(0)
    await expect(english).toHaveValue('20% off in Bali')
    const cropped = phones.getByText('The sides are cut off')
    const preview = page.locator('[data-preview="mobile"]').getByRole('img')
    await test.step('an image of another shape says what visitors see of it, before it’s sent too', async () => {
      await expect(uploadIn(phones)).toHaveAccessibleDescription(/Shown 300 × 432 pixels large/)
      await uploadIn(phones).setInputFiles(await photo(1200, 800, 33))
      await expect(cropped).toBeVisible()
      await expect(phones.getByText('visitors see the 556 × 800 in its middle')).toBeVisible()
      await pressUpload(phones)
      await expect(phones.getByText('Uploaded, 1200 × 800 pixels')).toBeVisible()
      await expect(cropped).toBeVisible()
      await expect(phones.locator('[data-crop="sides"]')).toBeVisible()
      const { width, height } = (await preview.boundingBox()) ?? { width: 0, height: 0 }
      expect(width / height).toBeCloseTo(300 / 432, 2)
      await usableAtBothWidths(page)
    })
    await uploadIn(phones).setInputFiles(await photo(600, 864, 31))
    await expect(cropped).toHaveCount(0)
    await pressUpload(phones)
    await expect(phones.getByRole('status')).toContainText('600 × 864 pixels')
    await expect(english).toHaveValue('20% off in Bali')
    await expect(preview).toHaveAccessibleName('20% off in Bali')
    expect(await preview.evaluate((each) => each.clientWidth / each.clientHeight)).toBeCloseTo(
      300 / 432,
      1,
    )
    await usableAtBothWidths(page, page.getByRole('button', { name: 'Save' }))
    await uploadIn(computers).setInputFiles(await photo(940, 1180, 32))
    await page.getByLabel('Priority').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Priority')).toHaveAccessibleDescription(/Fill in this field/)
    await expect(rules.getByLabel('Percent of the page')).toHaveAccessibleDescription(/up to 100/)
    // What is chosen while an answer is on its way is still chosen when it's here.
    await page.getByLabel('Priority').fill('soon')
    const answer = await heldAnswer(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel('How often').selectOption('Once per device')
    await expect(page.getByLabel('Priority')).not.toHaveAttribute('aria-invalid')
    answer.release()
    await expect(page.getByLabel('Priority')).toHaveAttribute('aria-invalid', 'true')
    await expect(rules).toBeHidden()
    await page.getByLabel('Priority').fill('0')
    await countries.getByLabel('Malaysia').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(computers.getByRole('img', { name: 'Preview' })).toBeVisible()
    await site.advance(120_000)

    for (const [density, file] of [
      [1, '470'],
      [2, '940'],
    ] as const) {
      const visitor = await visit(browser, '/en/contact', 1440, density)
      const image = visitor.page.getByRole('dialog', { name: '20% off in Bali' }).getByRole('img')
      await expect(image).toBeVisible()
      await expect(image).toHaveAttribute('width', '470')
      await expect(image).toHaveAttribute('height', '590')
      await expect(image).toHaveAttribute(
        'srcset',
        /\/470\.webp 1x, \/images\/\w{32}\/940\.webp 2x$/,
      )
      expect(visitor.loaded).toEqual([`${file}.webp 200 image/webp`])
      await visitor.close()
    }
    await inSiteDatabase(site.dataDir, 'update in_app_message set is_on = false where id = $1', [
      'bali-image',
    ])
  })
})

test('the demonstration’s campaign shows an image that was stored at the start', async ({
  browser,
}) => {
  const visitor = await visit(browser, '/en/campaign/asian-city-breaks', 1440, 1)
  const image = visitor.page.getByRole('img', { name: /sailing boats in a harbour/ })
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveJSProperty('complete', true)
  expect(visitor.loaded).toEqual(['1536.webp 200 image/webp'])
  await visitor.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an image is uploaded, and a refused one keeps what was typed', async ({ page }) => {
    await site.signIn(page, 'content', 'content/new')
    await fillCampaign(page, 'images-plain')
    await uploadIn(hero(page)).setInputFiles(notAnImage)
    await pressUpload(hero(page))
    await expect(uploadIn(hero(page))).toHaveAccessibleDescription(/couldn’t read this file/)
    await expect(page.getByLabel('Large title')).toHaveValue('Bali weeks')
    const buffer = Buffer.alloc(11 * 1024 * 1024, 255)
    await uploadIn(hero(page)).setInputFiles({ ...notAnImage, buffer })
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(uploadIn(hero(page))).toHaveAccessibleDescription(/at most 10 MB/)
    await expect(page.getByLabel('Large title')).toHaveValue('Bali weeks')
    await uploadIn(hero(page)).setInputFiles(await photo(800, 400, 50))
    await pressUpload(hero(page))
    await expect(page.getByLabel('Width in pixels')).toHaveValue('800')
    await expect(page.getByLabel('Large title')).toHaveValue('Bali weeks')
    await expect(hero(page).getByRole('img', { name: 'Preview' })).toBeVisible()
    await page.getByLabel('What the image shows').fill('A beach')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()

    await page.goto(`${site.origin}/en/desk/records/message/new`)
    await page.getByLabel('Id', { exact: true }).fill('plain-image')
    const phones = group(page, 'Image for phones, 300 × 432')
    await openLibrary(phones).click()
    await library(phones).getByRole('button', { name: 'Close' }).click()
    await expect(library(phones)).toHaveCount(0)
    await openLibrary(phones).click()
    await library(phones).getByLabel('File name or description').fill('a beach')
    await page.keyboard.press('Enter')
    await library(phones)
      .getByRole('radio', { name: /^A beach IMG/ })
      .check()
    await library(phones).getByRole('button', { name: 'Use this image' }).click()
    await expect(phones.getByRole('textbox').first()).toHaveValue(/^\/images\/\w{32}$/)
    await expect(page.getByLabel('Id', { exact: true })).toHaveValue('plain-image')
    await expect(phones.getByText('The sides are cut off')).toBeVisible()
    await expect(phones.getByText('visitors see the 278 × 400 in its middle')).toBeVisible()
  })
})
