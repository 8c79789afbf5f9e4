import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { termsVersions, type VersionedPage } from '../../contract/content/terms-versions.ts'
import type { SupportPhone } from '../../contract/support/support-phones.ts'
import { textBlock } from '../../contract/text/block-texts.ts'
import Contact from './contact.tsx'
import Info from './info-page.tsx'
import { infoName, infoPages } from './info-pages.ts'

const config = { legalEntity: 'Sojourn Travel Ltd\nCompany number 123456' }
const dataOf = (more: object): object => ({
  loaderData: { title: 'The title', description: '', known: {}, sent: null, ...more },
})
const versionsOf = (path: string): readonly string[] =>
  Object.hasOwn(termsVersions, path) ? termsVersions[path as VersionedPage] : []
const page = (
  Page: typeof Contact | typeof Info,
  path: string,
  phones: readonly SupportPhone[] = [],
  version = '2026-11-24',
  written: object | null = null,
) =>
  renderPage(
    // @ts-expect-error: of a route's properties only its data is read
    <Page {...dataOf({ path, phones, version, versions: versionsOf(path), written })} />,
    { config },
  )
const reached = /help@sojourn\.example .*08:00.*22:00/

it('the contact page says who answers, where and when', () => {
  const { text, html } = page(Contact, 'contact')
  expect(text).toMatch(reached)
  expect(text).toContain('Sojourn Travel Ltd Company number 123456')
  expect(html).toContain('href="mailto:help@sojourn.example"')
})

it('the contact page lists phones with the office’s hours, and none that nobody entered', () => {
  const office = { from: '09:00', to: '18:00', zone: 'Asia/Bangkok' }
  const { text, html } = page(Contact, 'contact', [
    { ...office, country: 'TH', phone: '+66 2 123 4567' },
  ])
  expect(text).toMatch(
    /Write or call.*help@sojourn\.example.*\+66 2 123 4567 \(Thailand\).*09:00.*18:00/,
  )
  expect(html).toContain('href="tel:+6621234567"')
  expect(page(Contact, 'contact').html).not.toContain('tel:')
})

it.each(infoPages)('%s has its words, who is behind the site, and how to reach them', (path) => {
  const { text, html } = page(Info, path)
  expect(text).toContain('Sojourn Travel Ltd Company number 123456')
  expect(text).toMatch(reached)
  expect(html.match(/<h2/g)?.length).toBeGreaterThan(3)
  expect(text).not.toContain(`content.${infoName[path]}`)
})

it('older versions of the terms have the texts of their time, and say that they’re old', () => {
  const [now, ...older] = termsVersions.privacy
  const read = (version: string) => page(Info, 'privacy', [], version).text
  expect(read(now)).not.toContain('This is an older version')
  expect(read(now)).toContain('Messages to support are deleted')
  expect(new Set([now, ...older].map(read)).size).toBe(older.length + 1)
  for (const version of older) {
    expect(read(version)).toMatch(/This is an older version.*It applied from/)
    expect(read(version)).not.toContain('Messages to support')
  }
})

it('what staff wrote takes the place of lead and sections, and leaves what belongs to the page', () => {
  const written = {
    language: 'en',
    blocks: [
      textBlock('First of all.'),
      { kind: 'heading', text: 'Our rules' },
      textBlock('Be kind.'),
      { kind: 'heading', text: 'Our cookies' },
      textBlock('They’re small.'),
    ],
  }
  const { text, html } = page(Info, 'cookies', [], '2026-12-01T10:00:00Z', written)
  expect(text).toMatch(/Our rules Our cookies.*First of all.*Be kind.*They’re small/)
  expect(html).toMatch(/href="#section-2".*id="section-2"/s)
  expect(text).not.toContain('Changing your mind')
  expect(text).toContain('Sojourn Travel Ltd')
  expect(text).toContain('Every cookie')
})
