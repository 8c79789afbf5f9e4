import { expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { PageAnswer } from '../../contract/content/page.ts'
import { textBlock } from '../../contract/text/block-texts.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days, minutes } from '../platform/duration.ts'
import { createContentService } from './content-service.ts'

const shop = await openShop({})
const { db, clock } = shop.platform
const content = createContentService({ db, clock })
const everyone = { countries: [], languages: [], from: null, until: null }
const body = (title: string) => ({
  title,
  description: 'About it',
  blocks: [textBlock(`${title} is here.`)],
})

/** Publishes a page, and returns its id. */
const publish = (slug: string, visibility: object = {}, bodies = { en: body(slug) }) =>
  inTransaction(db, async (tx) => {
    const draft = {
      kind: 'page' as const,
      slug,
      visibility: { ...everyone, ...visibility },
      bodies,
    }
    const { id } = await content.createDraft(tx, draft, 'Ana')
    await content.publish(tx, id, { number: 1 }, 'Ana')
    return id
  })

/** Returns what a visitor gets, once every server has read the changes. */
async function see(slug: string, { country = 'MY', lang = 'en' } = {}) {
  clock.advance(minutes(2))
  const query = new URLSearchParams({ country, lang })
  return shop.traveller().call<PageAnswer>('GET', `/content/pages/${slug}?${query}`)
}

it('a written page is shown with when it was saved, in English where it has no other language', async () => {
  const today = clock.date().toISOString().slice(0, 10)
  await publish('our-partners')
  expect((await see('our-partners', { lang: 'th' })).result).toEqual({
    savedAt: expect.stringContaining(today),
    seen: {
      standing: 'shown',
      language: 'en',
      listedIn: 'en',
      endsAt: null,
      body: body('our-partners'),
    },
  })
})

it.each([
  ['for another country', { countries: ['TH'] }, 'other_country'],
  ['over', { until: new Date(clock.now() + 1000).toISOString() }, 'ended'],
  ['not there yet', { from: new Date(clock.now() + days(30)).toISOString() }, 'not_started'],
  ['in another language', { languages: ['th'] }, 'other_language'],
])('one that is %s isn’t shown, and says why', async (name, visibility, standing) => {
  const slug = name.replaceAll(' ', '-')
  await publish(slug, visibility)
  expect((await see(slug)).result).toMatchObject({ seen: { standing } })
})

it('nobody gets a page that isn’t written, or only as a draft', async () => {
  const draft = { kind: 'page' as const, slug: 'a-draft', visibility: everyone }
  await inTransaction(db, (tx) =>
    content.createDraft(tx, { ...draft, bodies: { en: body('A draft') } }, 'Ana'),
  )
  expect(await see('a-draft')).toMatchObject({ status: 404, error: 'CONTENT_NOT_FOUND' })
  expect(await see('about')).toMatchObject({ status: 404, error: 'CONTENT_NOT_FOUND' })
  expect(await see('Not+a+name')).toMatchObject({ status: 400, error: 'VALIDATION' })
})
