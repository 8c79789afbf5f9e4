import { expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import type { getFaq } from '../../contract/faq/faq.ts'
import { textBlock } from '../../contract/text/block-texts.ts'
import { createContentService } from '../content/content-service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { minutes } from '../platform/duration.ts'

const shop = await openShop({})
const { db, clock } = shop.platform
const content = createContentService({ db, clock })
const everyone = { countries: [], languages: [], from: null, until: null }

/** Publishes an article, and returns its id. */
const publish = (slug: string, title: string, visibility: object = {}) =>
  inTransaction(db, async (tx) => {
    const { id } = await content.createDraft(
      tx,
      {
        kind: 'article',
        slug,
        visibility: { ...everyone, ...visibility },
        facts: { topic: 'stays', related: ['voucher'] },
        bodies: { en: { title, blocks: [textBlock('Quokkas are welcome.')] } },
      },
      'Ana',
    )
    await content.publish(tx, id, { number: 1 }, 'Ana')
    return id
  })
const end = (id: string) => inTransaction(db, (tx) => content.end(tx, id, 'Ana'))

/** Returns the articles that a visitor finds, once every server has read the changes. */
async function found(query: Record<string, string>) {
  clock.advance(minutes(2))
  const visitor = shop.traveller()
  const path = `/knowledge-base/faq?${new URLSearchParams(query)}`
  const { articles } = await visitor.must(visitor.call<ResultOf<typeof getFaq>>('GET', path))
  return articles
}
const article = async (id: string, query: Record<string, string> = {}) =>
  (await found(query)).find((each) => each.id === id)

it('an article that staff wrote is listed with its topic, and found by its words', async () => {
  await publish('pets-at-stays', 'Can I bring a pet?')
  const expected = { id: 'pets-at-stays', topic: 'stays', question: 'Can I bring a pet?' }
  expect(await found({ q: 'quokka' })).toMatchObject([
    { ...expected, related: ['voucher'], language: 'en' },
  ])
  expect(await article('pets-at-stays', { topic: 'stays' })).toMatchObject(expected)
  expect(await article('pets-at-stays', { topic: 'flights' })).toBeUndefined()
})

it('one of the same name takes the place of an article that comes with the site, until it ends', async () => {
  const before = await found({})
  const id = await publish('no-show', 'What if I don’t arrive?')
  const after = await found({})
  expect(after.map((each) => each.id)).toEqual(before.map((each) => each.id))
  expect(await article('no-show')).toMatchObject({ question: 'What if I don’t arrive?' })
  await end(id)
  expect(await article('no-show')).toBeUndefined()
})

it('one that is only for a country leaves the article as it is for everyone else', async () => {
  const own = await article('dormitory')
  await publish('dormitory', 'Thai dormitories', { countries: ['TH'] })
  expect(await article('dormitory', { country: 'TH' })).toMatchObject({
    question: 'Thai dormitories',
  })
  expect(await article('dormitory', { country: 'MY' })).toEqual(own)
  expect(await article('dormitory')).toEqual(own)
})

it('whether it helped can be said of articles that staff wrote, and only of those there are', async () => {
  await publish('lost-bags', 'Where is my bag?')
  clock.advance(minutes(2))
  const visitor = shop.traveller()
  const vote = (id: string) =>
    visitor.call('POST', `/knowledge-base/faq/${id}/vote`, { isHelpful: true })
  expect(await vote('lost-bags')).toMatchObject({ status: 200 })
  expect(await vote('lost-quokkas')).toMatchObject({ status: 404, error: 'NOT_FOUND' })
})
