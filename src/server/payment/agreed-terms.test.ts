import { expect, test } from 'vitest'
import { openUnpaidOrder } from '../../../test/support/unpaid-order.ts'
import type { TermsAnswer } from '../../contract/content/terms.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import { textBlock } from '../../contract/text/block-texts.ts'
import { createContentService } from '../content/content-service.ts'
import { createTermsBook } from '../content/terms-book.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { minutes } from '../platform/duration.ts'

const scene = await openUnpaidOrder()
const { shop, start, records } = scene
const { db, clock, log } = shop.platform
const content = createContentService({ db, clock })

const shownTerms = async () => {
  const path = `/pay/${scene.order.trxId}`
  return (await scene.traveller.must(scene.traveller.call<Payable>('GET', path))).terms
}
const startWith = (terms: string) =>
  scene.traveller.call('POST', `/pay/${scene.order.trxId}/start`, {
    method: 'card',
    returnPath: `/en/pay/${scene.order.trxId}/confirmation`,
    terms,
  })
const kept = async () => (await records().payments()).map(({ terms }) => terms)

test('payers agree to the terms that staff published, or to those that their page still showed', async () => {
  const before = await shownTerms()
  expect(before).toBe('2026-11-25')
  await inTransaction(db, async (tx) => {
    const text = { title: 'Ours', description: 'Terms', blocks: [textBlock('Be kind.')] }
    const visibility = { countries: [], languages: [], from: null, until: null }
    const slug = 'terms-condition'
    const draft = { kind: 'page' as const, slug, visibility, bodies: { en: text } }
    const { id } = await content.createDraft(tx, draft, 'Ana')
    await content.publish(tx, id, { number: 1 }, 'Ana')
  })
  const published = await createTermsBook({ db, clock, log }).current('terms-condition')
  // Another server has read it already, and this one hasn't.
  expect((await startWith(published)).status).toBe(201)
  expect(await kept()).toEqual([published])
  clock.advance(minutes(2))
  expect(await shownTerms()).toBe(published)
  // The page was opened before the change.
  expect((await startWith(before)).status).toBe(201)
  expect(await kept()).toEqual([published, before])
  // A client that doesn't say.
  clock.advance(minutes(1))
  await start()
  expect((await kept()).at(-1)).toBe(published)
  for (const version of [before, published]) {
    const path = `/content/terms/terms-condition?lang=en&version=${version}`
    const read = await scene.traveller.must(scene.traveller.call<TermsAnswer>('GET', path))
    expect(read.written?.body.title ?? null).toBe(version === published ? 'Ours' : null)
  }
})

test('a press with other terms opens another payment, which keeps what was agreed to last', async () => {
  clock.advance(minutes(2))
  const newest = await shownTerms()
  // Both presses of a double click come at once: what comes much later opens a payment of its own, and machines may be slow.
  const pressTwice = (terms: string) =>
    Promise.all([0, 1].map(() => scene.traveller.must(startWith(terms))))
  const [first, firstAgain] = await pressTwice('2026-11-25')
  expect(firstAgain).toEqual(first)
  const [second, secondAgain] = await pressTwice(newest)
  expect(second).not.toEqual(first)
  expect(secondAgain).toEqual(second)
  const attempts = (await records().payments()).slice(-2)
  expect(attempts).toMatchObject([
    { terms: '2026-11-25', state: 'cancelled' },
    { terms: newest, state: 'created' },
  ])
})
