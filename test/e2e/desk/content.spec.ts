import { expect, type Page } from '@playwright/test'
import {
  atBothWidths,
  onPhone,
  reachableAtBothWidths,
  usableAtBothWidths,
} from '../support/both-widths.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { faresFound } from '../support/found-fares.ts'
import { documentHydrated } from '../support/hydrated.ts'

const site = deskSite()

const hour = 60 * 60_000

/** Returns a time by the server's clock as fields have it, in UTC. */
async function inHours(count: number): Promise<string> {
  const { now } = await (await fetch(`${site.origin}/dev/clock`)).json()
  return new Date(Date.parse(now) + count * hour).toISOString().slice(0, 16)
}

const advance = (hours: number): Promise<void> => site.advance(hours * hour)

/** Writes the title and description of a new campaign, and the top of its page. */
async function fillCampaign(page: Page, slug: string, title: string): Promise<void> {
  await page.getByLabel('Page address').fill(slug)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description for search engines').fill('Sun, while it rains elsewhere.')
  await page.getByLabel('Large title').fill(title)
  await page.getByLabel('City drawing').fill('BKK')
}

async function addBlock(page: Page, kind: string, number: number): Promise<void> {
  await page.getByLabel('New block').selectOption({ label: kind })
  await page.getByRole('button', { name: 'Add block' }).click()
  await expect(block(page, `${number}. ${kind}`)).toBeVisible()
}

const block = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

async function openForm(page: Page, title: string) {
  await page.locator('summary', { hasText: title }).click()
  return page.locator('details', { has: page.locator('summary', { hasText: title }) })
}

test.describe('at both widths', () => {
  test.use(onPhone)

  test('an editor makes a campaign, previews and schedules it, and restores a version', async ({
    page,
    browser,
  }) => {
    const slug = 'bangkok-weeks'
    const { origin } = site
    await site.signIn(page, 'content', 'content')
    await documentHydrated(page)
    const add = page.getByRole('link', { name: 'New campaign' })
    await usableAtBothWidths(page, add)
    await add.click()

    await test.step('write it', async () => {
      await fillCampaign(page, slug, 'Bangkok weeks')
      await addBlock(page, 'Text', 1)
      // What is filled in at the very moment in which the editor takes the text area's place can be lost.
      const text = block(page, '1. Text').locator('[contenteditable="true"]')
      await text.fill('Temples & <b>noodles</b>, daily')
      await addBlock(page, 'Button', 2)
      const button = block(page, '2. Button')
      await button.getByLabel('Text of the button').fill('Find flights')
      await button.getByLabel('Link').fill('javascript:alert(1)')
      const countries = page.getByRole('group', { name: 'Countries' })
      await countries.locator('summary').click()
      await countries.getByLabel('Find in the list').fill('thai')
      await expect(countries.getByLabel('Malaysia')).toBeHidden()
      await countries.getByLabel('Thailand').check()
      await page.getByRole('button', { name: 'Create draft' }).click()
      await expect(button.getByLabel('Link')).toHaveAccessibleDescription(/Links have to be a page/)
      await expect(block(page, '1. Text').getByLabel('Text', { exact: true })).toHaveText(
        /<b>noodles/,
      )
      const create = page.getByRole('button', { name: 'Create draft' })
      await usableAtBothWidths(page, create, page.getByRole('button', { name: 'Add block' }))
      await button.getByLabel('Link').fill('/flight')
      await page.getByRole('button', { name: 'Create draft' }).click()
      await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
      await usableAtBothWidths(
        page,
        page.getByRole('button', { name: 'Open preview' }),
        page.getByRole('link', { name: 'Edit English' }),
      )
    })
    const document = page.url().replace(/\?.*/, '')

    const preview = async (country: string, at: string) => {
      await page.goto(document)
      await page.getByLabel('Visitor’s country').selectOption(country)
      await page.getByLabel('Date of the visit').fill(at)
      await page.getByRole('button', { name: 'Open preview' }).click()
      const bar = page.getByRole('complementary', { name: 'Preview' })
      await expect(bar).toContainText(`${slug}, version`)
    }
    await test.step('preview it', async () => {
      await preview('TH', await inHours(24 * 30))
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Bangkok weeks')
      await expect(page.getByText('Temples & <b>noodles</b>, daily')).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await documentHydrated(page)
      await usableAtBothWidths(page)
      await preview('DE', '')
      await expect(heading).toHaveText('This campaign isn’t available in your country')
      // For staff only.
      const guest = await browser.newContext()
      const other = await guest.newPage()
      await other.goto(page.url())
      await expect(other).toHaveURL(/\/en\/desk\/sign-in/)
      await guest.close()
    })

    const traveller = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'TH' } })
    const seen = await traveller.newPage()
    const look = async () => (await seen.goto(`${origin}/en/campaign/${slug}`))?.status()
    await test.step('schedule it', async () => {
      await page.goto(document)
      const form = await openForm(page, 'Schedule')
      await reachableAtBothWidths(page, form.getByRole('button', { name: 'Schedule' }))
      await form.getByRole('button', { name: 'Schedule' }).click()
      await expect(form.getByLabel('Show from')).toHaveAccessibleDescription(/Enter a date/)
      await form.getByLabel('Show from').fill(await inHours(2))
      await form.getByLabel('Show until').fill(await inHours(5))
      await form.getByRole('button', { name: 'Schedule' }).click()
      await expect(
        page.getByText(/^Version 2 is scheduled for .*saved again with the/),
      ).toBeVisible()
      await expect(page.getByRole('row', { name: /^2 Next / })).toBeVisible()
      expect(await look()).toBe(404)
      await advance(1.5)
      expect(await look()).toBe(404)
      await expect(seen.getByRole('heading', { level: 1 })).toHaveText(/hasn’t started yet/)
      await advance(0.6)
      expect(await look()).toBe(200)
      await atBothWidths(seen, async () => {
        await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Bangkok weeks')
      })
    })

    await test.step('compare and restore', async () => {
      await page.goto(document)
      await page.getByRole('link', { name: 'Edit English' }).click()
      await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Bangkok weeks')
      await page.getByLabel('Large title').fill('Bangkok days')
      const save = page.getByRole('button', { name: 'Save draft' })
      await reachableAtBothWidths(page, save)
      await save.click()
      await expect(page.getByText('Saved as a new draft')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bangkok weeks')
      await expect(page.getByText('Live: version 2', { exact: true })).toBeVisible()
      await expect(page.getByText('Draft: version 3', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Compare' }).click()
      const english = page.getByRole('region', { name: 'English' }).first()
      await expect(english.getByRole('listitem')).toHaveText([
        'Large titleBeforeBangkok weeksAfterBangkok days',
      ])
      await expect(english.locator('del')).toHaveText('weeks')
      await expect(english.locator('ins')).toHaveText('days')
      const restore = page.getByRole('button', { name: 'Restore version 2' })
      await usableAtBothWidths(page, restore)
      await restore.click()
      await expect(page.getByText('Restored as a new draft')).toBeVisible()
      await expect(page.getByRole('row', { name: /^4 / })).toBeVisible()
      await page.getByRole('link', { name: 'Edit English' }).click()
      await expect(page.getByLabel('Large title')).toHaveValue('Bangkok weeks')
    })

    await test.step('take it offline', async () => {
      await page.goto(document)
      const form = await openForm(page, 'Take offline')
      await reachableAtBothWidths(page, form.getByRole('button'))
      await form.getByRole('button').click()
      await expect(page.getByText('Taken offline. Visitors see')).toBeVisible()
      await advance(0.1)
      expect(await look()).toBe(410)
    })
    await traveller.close()
  })
})

/** Opens a new tab at a document's form for English. */
async function openEditor(page: Page, slug: string): Promise<void> {
  await page.goto(`${site.origin}/en/desk/content?q=${slug}`)
  await page.locator('#contents').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit English' }).click()
  await expect(page.getByLabel('Large title')).toBeVisible()
}

test('who saves second is told, and loses nothing', async ({ page, context }) => {
  await site.signIn(page, 'content')
  const other = await context.newPage()
  await openEditor(page, 'asian-city-breaks')
  await openEditor(other, 'asian-city-breaks')
  await page.getByLabel('Large title').fill('First')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a new draft')).toBeVisible()
  await other.getByLabel('Large title').fill('Second')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.locator('[data-error="CONTENT_CHANGED"]')).toContainText('saved version 2')
  await expect(other.getByLabel('Large title')).toHaveValue('Second')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('Saved as a new draft')).toBeVisible()
})

test('a campaign’s preview has its visitor’s prices, also those that come later', async ({
  page,
}) => {
  await site.signIn(page, 'content', 'content?q=asian-city-breaks')
  await page.locator('#contents').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Open preview' })).toBeVisible()
  const document = page.url()
  const bar = page.getByRole('complementary', { name: 'Preview' })
  const fares = page.locator('[data-fare]')
  for (const [currency, sign] of [
    ['', /€|EUR/],
    ['JPY', /¥|JPY/],
  ] as const) {
    await page.goto(document)
    await page.getByLabel('Visitor’s country').selectOption('DE')
    await page.getByLabel('Visitor’s currency').selectOption(currency)
    await page.getByRole('button', { name: 'Open preview' }).click()
    await expect(bar).toContainText(currency || 'EUR')
    await faresFound(page, fares, 3)
    for (const fare of await fares.allTextContents()) expect(fare).toMatch(sign)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('blocks are added, moved and removed', async ({ page }) => {
    await site.signIn(page, 'content', 'content/new')
    await fillCampaign(page, 'without-scripts', 'Plain')
    await addBlock(page, 'Heading', 1)
    await block(page, '1. Heading').getByLabel('Text', { exact: true }).fill('One')
    await addBlock(page, 'Question and answer', 2)
    await block(page, '2. Question and answer').getByLabel('Question', { exact: true }).fill('Two?')
    await block(page, '2. Question and answer').getByRole('button', { name: 'Move up' }).click()
    await expect(
      block(page, '1. Question and answer').getByLabel('Question', { exact: true }),
    ).toHaveValue('Two?')
    await block(page, '1. Question and answer').getByRole('button', { name: 'Remove' }).click()
    await expect(block(page, '1. Heading').getByLabel('Text', { exact: true })).toHaveValue('One')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByText('Created. Visitors don’t see it')).toBeVisible()
  })
})

test('a draft that is saved as it is gets no new version', async ({ page }) => {
  await site.signIn(page, 'content', 'content?kind=campaign')
  await page.getByRole('link', { name: 'Harvest weeks' }).click()
  await page.getByRole('link', { name: 'Edit English' }).click()
  await documentHydrated(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Nothing has changed since the last version.')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Harvest weeks 2')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Nothing has changed')).toHaveCount(0)
})
