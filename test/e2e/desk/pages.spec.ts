import { type Browser, expect, type Page } from '@playwright/test'
import { axeFindsInBothSchemes } from '../support/axe.ts'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
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

test.describe('at both widths', () => {
  test.use(onPhone)

  /** Opens a page in a visitor's browser, after every server has read what is published. */
  async function asTraveller(browser: Browser, path: string): Promise<Page> {
    await twoMinutesLater()
    const traveller = await browser.newPage({ ...onPhone, javaScriptEnabled: true })
    await traveller.goto(`${site.origin}/en/${path}`)
    return traveller
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('an editor rewrites a page, and travellers read it in its place', async ({
      page,
      browser,
    }) => {
      await site.signIn(page, 'content')
      await rewrite(page, 'about')
      const title = page.getByLabel('Title').first()
      await expect(title).toHaveValue('About Sojourn')
      await title.fill('A page of our own')
      await reachableAtBothWidths(page, page.getByRole('button', { name: 'Create draft' }))
      await createDraft(page)
      await openPublish(page)
      await reachableAtBothWidths(page, page.getByRole('button', { name: 'Publish now' }))
      await publish(page)
      await expect(page.getByText('is published. Visitors see it within a minute.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open the live page' })).toHaveAttribute(
        'href',
        '/en/about',
      )
      const traveller = await asTraveller(browser, 'about')
      await expect(
        traveller.getByRole('heading', { level: 1, name: 'A page of our own' }),
      ).toBeVisible()
      const sections = traveller.getByRole('navigation', { name: 'On this page' })
      await usableAtBothWidths(traveller, sections.getByRole('link').last())
      await sections.getByRole('link').last().click()
      await expect(traveller).toHaveURL(/#section-\d+$/)
      await expect(traveller.getByRole('link', { name: 'All ways to contact us' })).toBeVisible()
      await expect(traveller.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${site.origin}/en/about`,
      )
      await traveller.close()
    })
  })

  test('new terms need a reason and a second person, apply from then on, and leave the older ones readable', async ({
    page,
    browser,
  }) => {
    await site.signIn(page, 'content')
    await rewrite(page, 'terms-condition')
    await documentHydrated(page)
    await page.getByLabel('Title').first().fill('Our new rules')
    await expect(page.getByLabel('Countries')).toHaveCount(0)
    await createDraft(page)
    await documentHydrated(page)
    await expect(page.getByText('Travellers agree to this text')).toBeVisible()
    await openPublish(page)
    await publish(page)
    const why = page.getByLabel('Reason (for the log)').first()
    await expect(why).toHaveAttribute('aria-invalid', 'true')
    await usableAtBothWidths(page, page.getByRole('button', { name: 'Publish now' }))
    await why.fill('The law changed')
    await publish(page)
    await expect(page.getByText('Somebody else has to approve this.')).toBeVisible()
    await expect(why).toHaveValue('The law changed')
    const draft = page.url()
    await page.context().clearCookies()
    await site.signIn(page, 'admin')
    await page.goto(draft)
    await documentHydrated(page)
    await openPublish(page)
    await why.fill('The law changed')
    await publish(page)
    await expect(page.getByText('is published. Visitors see it within a minute.')).toBeVisible()
    await expect(page.locator('summary', { hasText: 'Take offline' })).toHaveCount(0)
    const traveller = await asTraveller(browser, 'terms/condition')
    await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Our new rules')
    await expect(traveller.getByText('This is an older version')).toHaveCount(0)
    const oldest = traveller.getByRole('region', { name: 'Versions' }).getByRole('link').last()
    await reachableAtBothWidths(traveller, oldest)
    await oldest.click()
    await expect(traveller).toHaveURL(/\?version=2026-11-22$/)
    await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions')
    await expect(traveller.getByText('This is an older version')).toBeVisible()
    await expect(traveller.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const current = traveller.getByRole('link', { name: 'Read the current version' })
    await usableAtBothWidths(traveller, current)
    await current.click()
    await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Our new rules')
    await traveller.close()
  })
})

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
  await expect(page.getByText('is published. Visitors see it within a minute.')).toBeVisible()
  await twoMinutesLater()
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Our partners' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Airlines' })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
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
