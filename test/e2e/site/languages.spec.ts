import { expect } from '@playwright/test'
import { locales } from '../../../src/contract/locales.ts'
import { textFaultsIn } from '../../languages/support/english-runs.ts'
import { readPage } from '../../languages/support/page-faults.ts'
import { onPhone } from '../support/both-widths.ts'
import { trip } from '../support/results-page.ts'
import { test } from '../support/site-test.ts'

// Every page in every language is looked at by `npm test -- languages`. These are languages of several scripts and long words, and
// pages that need nothing made.
const sample = locales.filter(({ code }) =>
  ['th', 'km', 'hi', 'ja', 'zh-tw', 'de', 'fi', 'el'].includes(code),
)
const paths = [
  ...[
    '',
    '/flight',
    '/hotel',
    '/help',
    '/help/find-booking',
    '/contact',
    '/cart',
    '/login',
    '/newsletter',
  ],
  ...['/careers/jobs', '/terms/condition', '/my-data', '/retrieve', '/no/such/page'],
]

/** Returns a document's texts, without a browser. */
const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean)

for (const { code, tag } of sample) {
  test(`pages in ${code} are in ${code}`, async ({ request }) => {
    const faultsIn = textFaultsIn(code)
    const faults: string[] = []
    for (const path of paths) {
      const html = await (await request.get(`/${code}${path}`)).text()
      expect(html).toContain(`<html lang="${tag.split('-u-')[0]}"`)
      faults.push(...faultsIn(textsOf(html)).map((fault) => `/${code}${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use(onPhone)

  test('flights fit whose words are long or of another script', async ({ page }) => {
    for (const code of ['de', 'km']) {
      await page.goto(trip().replace('/en/', `/${code}/`))
      expect((await readPage(page)).misfits, code).toEqual([])
    }
  })
})
