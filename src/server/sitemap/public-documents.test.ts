import { expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { locales } from '../../contract/locales.ts'
import type { PublicDocuments } from '../../contract/sitemap/public-documents.ts'
import { textBlock } from '../../contract/text/block-texts.ts'
import { createContentService } from '../content/content-service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days, minutes } from '../platform/duration.ts'

const shop = await openShop({})
const { db, clock } = shop.platform
const content = createContentService({ db, clock })
const everyone = { countries: [], languages: [], from: null, until: null }
const codes = locales.map(({ code }) => code)

type Draft = Parameters<typeof content.createDraft>[1]

const blocks = [textBlock('Quokkas are welcome.')]
const body = (title: string) => ({ title, description: 'About it', blocks })
const inLanguages = (languages: readonly string[]) =>
  Object.fromEntries(languages.map((language) => [language, body(`In ${language}`)]))

/** Stores a document, published unless told otherwise, and returns its id. */
const write = (draft: Draft, at: 'now' | 'never' | Date = 'now') =>
  inTransaction(db, async (tx) => {
    const { id } = await content.createDraft(tx, draft, 'Ana')
    if (at !== 'never') {
      await content.publish(tx, id, { number: 1, ...(at !== 'now' && { at }) }, 'Ana')
    }
    return id
  })

const page = (slug: string, languages = ['en'], visibility: object = {}): Draft => ({
  kind: 'page',
  slug,
  visibility: { ...everyone, ...visibility },
  bodies: inLanguages(languages),
})
const article = (slug: string, languages = ['en'], visibility: object = {}): Draft => ({
  kind: 'article',
  slug,
  visibility: { ...everyone, ...visibility },
  facts: { topic: 'stays', related: [] },
  bodies: Object.fromEntries(languages.map((each) => [each, { title: 'A question?', blocks }])),
})
const job = (slug: string, languages: readonly string[]): Draft => ({
  kind: 'job',
  slug,
  visibility: everyone,
  facts: {
    job: 'q1',
    team: 'finance',
    kind: 'full_time',
    place: 'oslo',
    country: 'NO',
    isRemote: false,
  },
  bodies: Object.fromEntries(
    languages.map((each) => [each, { title: `Clerk ${each}`, placeName: 'Oslo', blocks }]),
  ),
})

/** Returns what is listed, once every server has read the changes. */
async function listed(): Promise<PublicDocuments> {
  clock.advance(minutes(2))
  const visitor = shop.traveller()
  return visitor.must(visitor.call<PublicDocuments>('GET', '/content/public'))
}

it('lists a page in the languages that it’s written in, and where readers get another one', async () => {
  const today = clock.date().toISOString().slice(0, 10)
  await write(page('our-partners', ['en', 'th']))
  expect((await listed()).pages.find(({ slug }) => slug === 'our-partners')).toEqual({
    slug: 'our-partners',
    languages: ['en', 'th'],
    elsewhere: codes.filter((code) => code !== 'en' && code !== 'th'),
    changedAt: expect.stringContaining(today),
  })
})

it('lists no draft, nothing that isn’t public yet or is over, and nothing for some countries only', async () => {
  await write(page('q-draft'), 'never')
  await write(page('q-scheduled'), new Date(clock.now() + days(3)))
  await write(page('q-from', ['en'], { from: new Date(clock.now() + days(3)).toISOString() }))
  await write(page('q-until', ['en'], { until: new Date(clock.now() + 1000).toISOString() }))
  await write(page('q-thai', ['en'], { countries: ['TH'] }))
  const ended = await write(page('q-ended'))
  const slugs = async () =>
    (await listed()).pages.map(({ slug }) => slug).filter((slug) => slug.startsWith('q-'))
  expect(await slugs()).toEqual(['q-ended'])
  await inTransaction(db, (tx) => content.end(tx, ended, 'Ana'))
  expect(await slugs()).toEqual([])
  clock.advance(days(4))
  expect(await slugs()).toEqual(['q-from', 'q-scheduled'])
})

it('says of what was published later than it was saved that it changed then', async () => {
  const at = new Date(clock.now() + days(3))
  await write(page('waited'), at)
  clock.advance(days(4))
  const found = (await listed()).pages.find(({ slug }) => slug === 'waited')
  expect(found?.changedAt).toBe(at.toISOString())
})

it('lists campaigns only where they are for readers of their language', async () => {
  const { pages: _, ...none } = await listed()
  await write({
    kind: 'campaign',
    slug: 'q-songkran',
    visibility: { ...everyone, languages: ['th'] },
    bodies: Object.fromEntries(
      ['en', 'th'].map((language) => [
        language,
        {
          ...body(language),
          hero: { title: 'Songkran', lead: '', picture: { kind: 'city', place: 'BKK' } },
        },
      ]),
    ),
  })
  const { campaigns } = await listed()
  expect(campaigns).toHaveLength(none.campaigns.length + 1)
  expect(campaigns.find(({ slug }) => slug === 'q-songkran')?.languages).toEqual(['th'])
})

it('lists articles that come with the site in every language, until staff write another text', async () => {
  const one = async (wanted: string) =>
    (await listed()).articles.find(({ slug }) => slug === wanted)
  expect(await one('no-show')).toEqual({ slug: 'no-show', languages: codes, changedAt: null })
  const id = await write(article('no-show', ['en', 'th']))
  expect(await one('no-show')).toMatchObject({ languages: ['en', 'th'] })
  await inTransaction(db, (tx) => content.end(tx, id, 'Ana'))
  expect(await one('no-show')).toBeUndefined()
  await write(article('dormitory', ['en'], { languages: ['en'] }))
  expect(await one('dormitory')).toEqual({ slug: 'dormitory', languages: codes, changedAt: null })
})

it('lists terms in the version that applies', async () => {
  const before = (await listed()).terms.find(({ slug }) => slug === 'terms-uses')
  expect(before?.languages).toEqual(codes)
  await write(page('terms-uses', ['en', 'de']))
  const after = (await listed()).terms.find(({ slug }) => slug === 'terms-uses')
  expect(after?.languages).toEqual(['en', 'de'])
  expect(Date.parse(after?.changedAt ?? '')).toBeGreaterThan(Date.parse(before?.changedAt ?? ''))
})

it('lists open jobs with their titles, of which their addresses are made', async () => {
  const id = await write(job('q-oslo', ['en', 'nb']))
  const find = async () =>
    (await listed()).jobs.find(({ job_detail_id }) => job_detail_id === 'q_oslo')
  expect(await find()).toMatchObject({ job_id: 'q1', titles: { en: 'Clerk en', nb: 'Clerk nb' } })
  await inTransaction(db, (tx) => content.end(tx, id, 'Ana'))
  expect(await find()).toBeUndefined()
})
