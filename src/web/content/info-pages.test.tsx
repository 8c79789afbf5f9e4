import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import Contact from './contact.tsx'
import Info from './info-page.tsx'
import { infoName, infoPages } from './info-pages.ts'

const config = { legalEntity: 'Sojourn Travel Ltd\nCompany number 123456' }
const page = (Page: typeof Contact | typeof Info, path: string) =>
  renderPage(
    // @ts-expect-error: of a route's properties only its data is read
    <Page loaderData={{ path, title: 'The title', description: '' }} />,
    { config },
  )
const reached = /help@sojourn\.example .*08:00.*22:00/

it('the contact page says who answers, where and when', () => {
  const { text, html } = page(Contact, 'contact')
  expect(text).toMatch(reached)
  expect(text).toContain('Sojourn Travel Ltd Company number 123456')
  expect(html).toContain('href="mailto:help@sojourn.example"')
})

it.each(infoPages)('%s has its words, who is behind the site, and how to reach them', (path) => {
  const { text, html } = page(Info, path)
  expect(text).toContain('Sojourn Travel Ltd Company number 123456')
  expect(text).toMatch(reached)
  expect(html.match(/<h2/g)?.length).toBeGreaterThan(3)
  expect(text).not.toContain(`content.${infoName[path]}`)
})
