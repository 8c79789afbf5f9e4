import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../contract/locales.ts'
import { infoName, infoPages } from '../../content/info-pages.ts'
import routes from '../../routes.ts'
import { ownPages } from './document-kinds.ts'

/** The files of all pages by their addresses without locale. */
const filesOf = (entries: readonly RouteConfigEntry[], parent = ''): [string, string][] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const own = [parent, path].filter(Boolean).join('/')
    return [[own.replace(/^:locale\/?/, ''), file], ...filesOf(children, own)]
  })

const sources = filesOf(routes)
  .filter(([, file]) => file.endsWith('.tsx'))
  .map(([path, file]) => ({ path, source: readFileSync(`src/web/${file}`, 'utf8') }))
const listable = sources.filter(({ source }) => source.includes("canonical: 'own'"))

/** The messages that are a page's title and description. */
const named: { path: string; title: string; description: string }[] = [
  ...listable.map(({ path, source }) => ({
    path,
    title: /\btitle: t\('(.+?)'\)/.exec(source)?.[1] ?? '',
    description: /\bdescription(?:: | = )t\('(.+?)'\)/.exec(source)?.[1] ?? '',
  })),
  ...infoPages.map((path) => ({
    path,
    title: `content.${infoName[path]}-title`,
    description: `content.${infoName[path]}-lead`,
  })),
]

const catalogues = new Map<string, Record<string, string>>()
function wordsOf(locale: string, id: string): string | undefined {
  const [namespace = '', key = ''] = id.split(/\.(.*)/s)
  const file = `locale/${locale}/${namespace}.json`
  const words = catalogues.get(file) ?? JSON.parse(readFileSync(file, 'utf8'))
  catalogues.set(file, words)
  return words[key]
}

it('every page that may be listed is in the sitemap, and no other', () => {
  // Pages with parameters are listed by what they show.
  const fixed = listable.filter(({ path }) => !path.includes(':'))
  expect(fixed.map(({ path }) => path).sort()).toEqual([...ownPages].sort())
})

it('no page that may be listed tells search engines not to', () => {
  const pages = [
    ...listable,
    ...sources.filter(({ path }) => infoPages.some((each) => each === path)),
  ]
  expect(
    pages.filter(({ source }) => source.includes('noindex: true')).map(({ path }) => path),
  ).toEqual([])
})

describe.each(locales.map(({ code }) => code))('in %s', (locale) => {
  it('each page has a title and a description of its own, neither empty nor endless', () => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const page of named) {
      const title = wordsOf(locale, page.title) ?? ''
      const description = wordsOf(locale, page.description) ?? ''
      expect(title, `title of ${page.path}`).toMatch(/^.{2,100}$/su)
      expect(description, `description of ${page.path}`).toMatch(/^.{8,260}$/su)
      titles.add(title)
      descriptions.add(description)
    }
    expect(titles.size).toBe(named.length)
    expect(descriptions.size).toBe(named.length)
  })
})
