import { expect } from '@playwright/test'
import { smallPdf } from '../../support/small-pdf.ts'
import { axeFindsInBothSchemes } from '../support/axe.ts'
import { onPhone, reachableAtBothWidths, usableAtBothWidths } from '../support/both-widths.ts'
import { test } from '../support/site-test.ts'

const pdf = smallPdf('/Title (A CV)')
const job = '/en/careers/job-details/software-engineer-flights/demo1-kul'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, ...onPhone })

    test('jobs are found, read and applied for', async ({ page }) => {
      await page.setExtraHTTPHeaders({
        'x-forwarded-for': `10.77.1.${Number(javaScriptEnabled)}`,
      })
      await page.goto('/en/careers')
      const canUse = javaScriptEnabled ? usableAtBothWidths : reachableAtBothWidths
      const all = page.getByRole('link', { name: 'See open jobs' })
      await canUse(page, all)
      await all.click()
      await expect(page.getByRole('link', { name: 'Traveller support specialist' })).toBeVisible()
      await canUse(page, page.getByRole('button', { name: 'Show jobs' }))
      await page.getByLabel('Search', { exact: true }).fill('POSTGRESQL')
      await page.getByLabel('Place').selectOption('Kuala Lumpur')
      await page.getByRole('button', { name: 'Show jobs' }).click()
      await expect(page).toHaveURL(/q=POSTGRESQL.*place=kuala-lumpur/)
      await expect(page.getByText('1 open job', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Software engineer, flights' }).click()
      await expect(page).toHaveURL(job)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Software engineer, flights')
      await page.getByRole('button', { name: 'Send application' }).click()
      for (const [field, text] of [
        ['Your name', /Enter your name/],
        ['E-mail address', /Enter an e-mail address/],
        ['CV', /Choose your CV\./],
      ] as const) {
        await expect(page.getByLabel(field)).toHaveAccessibleDescription(text)
        await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
      }
      await page.getByLabel('Your name').fill('Dara Sok')
      await page.getByLabel('E-mail address').fill('dara')
      if (javaScriptEnabled) {
        // What has been changed since isn't called wrong any more.
        for (const field of ['Your name', 'E-mail address']) {
          await expect(page.getByLabel(field)).not.toHaveAttribute('aria-invalid')
        }
        await expect(page.getByText('Enter your name')).toHaveCount(0)
      }
      await page.getByLabel('CV').setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('#!/bin/sh\necho\n%%EOF'),
      })
      if (javaScriptEnabled) {
        await expect(page.getByLabel('CV')).not.toHaveAttribute('aria-invalid')
      }
      await page.getByRole('button', { name: 'Send application' }).click()
      await expect(page.getByText('Enter an e-mail address')).toBeVisible()
      await expect(page.getByLabel('Your name')).toHaveValue('Dara Sok')
      await canUse(page, page.getByRole('button', { name: 'Send application' }))
      await page.getByLabel('E-mail address').fill('dara@gmial.com')
      await page.getByRole('button', { name: 'Send application' }).click()
      await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
        /Did you mean dara@gmail\.com\?/,
      )
      await canUse(page, page.getByRole('button', { name: 'Send anyway' }))
      await page.getByLabel('E-mail address').fill(`dara.${javaScriptEnabled}@test.example`)
      await page.getByRole('button', { name: 'Send application' }).click()
      await expect(page.getByText(/Choose your CV\.|isn’t a PDF/)).toBeVisible()
      await page
        .getByLabel('CV')
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf })
      await page.getByRole('button', { name: 'Send application' }).click()
      await expect(page.getByText('Thanks for applying')).toBeVisible()
      await expect(page).toHaveURL(`${job}?told=sent`)
    })
  })
}

test('a file over ten megabytes is refused beside its field', async ({ page }) => {
  await page.goto(job)
  const buffer = Buffer.alloc(10 * 1024 * 1024 + 1)
  await expect(async () => {
    await page
      .getByLabel('CV')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText('This file is larger than 10 MB.')).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('an id of no job leads to the list (S2.77)', async ({ request }) => {
  for (const id of [
    'nothing',
    'demo1-',
    '-kul',
    'demo1-kul-1',
    'demo1-nothing',
    'demo1-desk_bkk',
    'a%00b-c',
  ]) {
    const answer = await request.get(`/en/careers/job-details/x/${id}`)
    expect([id, answer.status(), new URL(answer.url()).pathname]).toEqual([
      id,
      200,
      '/en/careers/jobs',
    ])
  }
})

test('another title in a job’s address leads to its own', async ({ request }) => {
  const answer = await request.get('/en/careers/job-details/whatever/demo1-kul?a=b', {
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toMatch(
    /\/en\/careers\/job-details\/(?!whatever)[a-z-]+\/demo1-kul\?a=b$/,
  )
})

test('a closed job says so', async ({ page }) => {
  const answer = await page.goto('/en/careers/job-details/product-designer/demo3-design_kul')
  expect(answer?.status()).toBe(410)
  await expect(page.getByText('Product designer no longer takes applications.')).toBeVisible()
  expect(await axeFindsInBothSchemes(page)).toEqual([])
  await page.getByRole('link', { name: 'All open jobs' }).click()
  await expect(page).toHaveURL('/en/careers/jobs')
})

test('search engines get the job as data, and jobs are on the API', async ({ request }) => {
  const html = await (await request.get(job)).text()
  const [, data] = /<script type="application\/ld\+json"[^>]*>([^<]+)</.exec(html) ?? []
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'FULL_TIME',
  })
  const answer = await request.get(
    '/api/content/career?filter=details&job_id=demo1&job_detail_id=kul',
  )
  expect((await answer.json()).result.details).toMatchObject([{ job_detail_id: 'kul' }])
  expect((await request.get('/api/content/career?filter=nothing')).status()).toBe(400)
})

test('a search without a result can be cleared, and is shown as text', async ({ page }) => {
  await page.goto('/en/careers/jobs?q=%3Cb%3Exyz&team=pirates&place=%22')
  await expect(page.getByText('No open job matches')).toBeVisible()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('<b>xyz')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('')
})

test('a form from another site is refused', async ({ request }) => {
  const answer = await request.post(job, {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    multipart: { name: 'Dara' },
  })
  expect(answer.status()).toBe(403)
})
