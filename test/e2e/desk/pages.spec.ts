import { expect, type Page } from '@playwright/test'
import { axeFinds, axeFindsInBothSchemes } from '../support/axe.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'

const site = deskSite()

/** Every server reads what is published at most once a minute. */
const twoMinutesLater = () => site.advance(120_000)

/** Opens the editor with the text of a page that comes with the site. */
async function rewrite(page: Page, slug: string) {
  await page.goto(`${site.origin}/en/desk/content?kind=page`)
  const name = page
    .locator('#built-in')
    .getByRole('row')
    .filter({
      has: page.getByText(slug, { exact: true }),
    })
  await name.getByRole('link', { name: 'Edit a copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New page' })).toBeVisible()
  await expect(page.getByLabel('Page address')).toHaveValue(slug)
}

async function createDraft(page: Page) {
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
}

const openPublish = (page: Page) => page.locator('summary', { hasText: 'Publish now' }).click()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish now' }).click()

// Each width rewrites other pages: a document can be written only once.
for (const [width, own, terms, titles] of [
  [360, 'about', 'terms-condition', ['About Sojourn', 'Terms and conditions']],
  [1440, 'refund-policy', 'terms-uses', ['Refund policy', 'Terms of use']],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: width === 1440 })

    const opened = async (page: Page) => {
      if (width === 1440) await documentHydrated(page)
    }

    test('an editor rewrites a page, and travellers read it in its place', async ({
      page,
      browser,
    }) => {
      await site.signIn(page, 'content')
      await rewrite(page, own)
      await opened(page)
      const title = page.getByLabel('Title').first()
      await expect(title).toHaveValue(titles[0])
      await title.fill(`A page of our own at ${width}`)
      await createDraft(page)
      await openPublish(page)
      await publish(page)
      await expect(page.getByText('Published. Visitors see it within a minute.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open the live page' })).toHaveAttribute(
        'href',
        `/en/${own}`,
      )
      await twoMinutesLater()
      const traveller = await browser.newPage({
        viewport: { width, height: 900 },
        javaScriptEnabled: true,
      })
      await traveller.goto(`${site.origin}/en/${own}`)
      const heading = `A page of our own at ${width}`
      await expect(traveller.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const sections = traveller.getByRole('navigation', { name: 'On this page' })
      await sections.getByRole('link').last().click()
      await expect(traveller).toHaveURL(/#section-\d+$/)
      await expect(traveller.getByRole('link', { name: 'All ways to contact us' })).toBeVisible()
      await expect(traveller.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${site.origin}/en/${own}`,
      )
      expect(await axeFindsInBothSchemes(traveller)).toEqual([])
      await traveller.close()
    })

    test('new terms need a reason, apply from then on, and leave the older ones readable', async ({
      page,
      browser,
    }) => {
      const path = terms.replace('-', '/')
      await site.signIn(page, 'content')
      await rewrite(page, terms)
      await opened(page)
      await page.getByLabel('Title').first().fill('Our new rules')
      await expect(page.getByLabel('Countries')).toHaveCount(0)
      await createDraft(page)
      await opened(page)
      await expect(page.getByText('Travellers agree to this text')).toBeVisible()
      await openPublish(page)
      await publish(page)
      const why = page.getByLabel('Reason (for the log)').first()
      await expect(why).toHaveAttribute('aria-invalid', 'true')
      if (width === 1440) expect(await axeFinds(page)).toEqual([])
      await why.fill('The law changed')
      await publish(page)
      await expect(page.getByText('Published. Visitors see it within a minute.')).toBeVisible()
      await expect(page.locator('summary', { hasText: 'Take offline' })).toHaveCount(0)
      await twoMinutesLater()
      const traveller = await browser.newPage({
        viewport: { width, height: 900 },
        javaScriptEnabled: true,
      })
      await traveller.goto(`${site.origin}/en/${path}`)
      await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Our new rules')
      await expect(traveller.getByText('This is an older version')).toHaveCount(0)
      await traveller.getByRole('region', { name: 'Versions' }).getByRole('link').last().click()
      await expect(traveller).toHaveURL(/\?version=2026-11-22$/)
      await expect(traveller.getByRole('heading', { level: 1 })).toHaveText(titles[1])
      await expect(traveller.getByText('This is an older version')).toBeVisible()
      await expect(traveller.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      expect(await axeFinds(traveller)).toEqual([])
      await traveller.getByRole('link', { name: 'Read the current version' }).click()
      await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Our new rules')
      await traveller.close()
    })
  })
}

test('a page of another name has an address of its own, and is gone once it’s taken offline', async ({
  page,
}) => {
  const address = `${site.origin}/en/info/our-partners`
  await site.signIn(page, 'content')
  expect((await page.request.get(address)).status()).toBe(404)
  await page.goto(`${site.origin}/en/desk/content/new?kind=page`)
  await documentHydrated(page)
  await page.getByLabel('Page address').fill('our-partners')
  await page.getByLabel('Title').first().fill('Our partners')
  await page.getByLabel('Description for search engines').fill('Whom we work with')
  await page.getByLabel('New block').selectOption('heading')
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByLabel('Text').last().fill('Airlines')
  await createDraft(page)
  await openPublish(page)
  await publish(page)
  await expect(page.getByText('Published. Visitors see it within a minute.')).toBeVisible()
  await twoMinutesLater()
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Our partners' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Airlines' })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
  expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBeGreaterThan(30)
  expect(await axeFindsInBothSchemes(page)).toEqual([])
  await page.goto(`${site.origin}/en/desk/content?kind=page&q=our-partners`)
  await page.getByRole('link', { name: 'Our partners' }).click()
  await page.locator('summary', { hasText: 'Take offline' }).click()
  await page.getByRole('button', { name: 'Take offline' }).click()
  await expect(page.getByText('Taken offline.')).toBeVisible()
  await twoMinutesLater()
  expect((await page.goto(address))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page is no longer available',
  )
  // What comes with the site has its own address.
  await page.goto(`${site.origin}/en/info/covid19`)
  await expect(page).toHaveURL(`${site.origin}/en/covid19`)
})
