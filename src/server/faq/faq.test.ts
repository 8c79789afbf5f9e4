import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import type { getFaq } from '../../contract/faq/faq.ts'
import { faqTopics } from '../../contract/faq/faq-terms.ts'
import { days, minutes } from '../platform/duration.ts'
import { articlePlans } from './articles.ts'
import { createSweep } from './sweep-votes.ts'
import { faqVotes } from './tables.ts'

const shop = await openShop({})
const { db, clock } = shop.platform

type Faq = ResultOf<typeof getFaq>
async function faq(query: Record<string, string> = {}): Promise<Faq> {
  const visitor = shop.traveller()
  return visitor.must(visitor.call<Faq>('GET', `/knowledge-base/faq?${new URLSearchParams(query)}`))
}
const idsOf = async (query: Record<string, string>) =>
  (await faq(query)).articles.map(({ id }) => id)

describe('GET /knowledge-base/faq (S7.32)', () => {
  it('has articles on each topic, whose related ones exist', async () => {
    const { articles } = await faq()
    expect(articles.length).toBeGreaterThanOrEqual(40)
    expect(new Set(articles.map(({ topic }) => topic))).toEqual(new Set(faqTopics))
    const ids = articles.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, related } of articles) {
      expect(related).not.toContain(id)
      expect(ids).toEqual(expect.arrayContaining(related))
    }
    expect(JSON.stringify(articles)).not.toMatch(/faq\.|-question|<[a-z]/)
  })

  it('returns those of a topic', async () => {
    const stays = articlePlans.filter(({ topic }) => topic === 'stays').map(({ id }) => id)
    expect(await idsOf({ topic: 'stays' })).toEqual(stays)
  })

  it.each<[string, string, string]>([
    ['words of the question first', 'refund arrives', 'refund-time'],
    ['the beginning of a word', 'vouch', 'voucher'],
    ['one for several, and without case', 'VOUCHERS', 'voucher'],
    ['several words, wherever they are', 'collect bags visa country', 'self-transfer'],
    ['other words for the same', 'luggage', 'bags'],
    ['mistyped words', 'refnd arrives', 'refund-time'],
    ['some of the words', 'voucher zebra', 'voucher'],
    ['words with accents', 'vóucher', 'voucher'],
  ])('finds %s', async (_, q, first) => expect((await idsOf({ q }))[0]).toBe(first))

  it('finds nothing where no word is anywhere', async () => {
    expect(await idsOf({ q: 'xqzvw' })).toEqual([])
    expect(await idsOf({ q: 'dormitory', topic: 'privacy' })).toEqual([])
    expect(await idsOf({ q: '<script>' })).toEqual([])
  })

  it('is in the visitor’s language, or in English where there is no translation', async () => {
    // The demonstration has one article of its own, which is written in English and Thai only.
    const inThai = (await faq({ lang: 'th' })).articles
    expect(inThai).toHaveLength(articlePlans.length + 1)
    expect(inThai.filter(({ language }) => language !== 'th')).toEqual([])
    const { articles } = await faq({ lang: 'vi' })
    const inEnglish = articles.filter(({ language }) => language !== 'vi')
    expect(inEnglish).toMatchObject([{ id: 'demonstration', language: 'en' }])
    expect((await faq({ lang: 'xx' })).articles).toHaveLength(articlePlans.length + 1)
  })

  it.each([{ topic: 'weather' }, { q: 'x'.repeat(101) }])('refuses %o', async (query) => {
    const path = `/knowledge-base/faq?${new URLSearchParams(Object.entries(query))}`
    expect((await shop.traveller().call('GET', path)).error).toBe('VALIDATION')
  })
})

describe('POST /knowledge-base/faq/:articleId/vote', () => {
  const vote = (id: string, isHelpful: unknown, auid: string, headers = {}) =>
    shop.traveller(auid).call('POST', `/knowledge-base/faq/${id}/vote`, { isHelpful }, headers)
  const votesOf = (auid: string) => db.select().from(faqVotes).where(eq(faqVotes.auid, auid))

  it('keeps one per device and article, the last', async () => {
    const auid = crypto.randomUUID()
    expect((await vote('bags', false, auid, { 'x-language': 'th' })).status).toBe(200)
    await vote('bags', true, auid, { 'x-language': 'th' })
    await vote('names', false, auid)
    const votes = await votesOf(auid)
    expect(votes).toHaveLength(2)
    expect(votes).toContainEqual(
      expect.objectContaining({ articleId: 'bags', isHelpful: true, language: 'th' }),
    )
  })

  it.each<[string, string, unknown, number]>([
    ['an unknown article', 'nothing', true, 404],
    ['an answer that is none', 'bags', 'yes', 400],
  ])('refuses %s', async (_, id, isHelpful, status) => {
    const auid = crypto.randomUUID()
    expect((await vote(id, isHelpful, auid)).status).toBe(status)
    expect(await votesOf(auid)).toEqual([])
  })

  it('puts first what helped most readers lately, and what is usual after it', async () => {
    const day = (ago: number) => new Date(clock.now() - days(ago))
    const votes = (articleId: string, isHelpful: boolean, count: number, ago: number) =>
      Array.from({ length: count }, () => ({
        articleId,
        auid: crypto.randomUUID(),
        isHelpful,
        language: null,
        at: day(ago),
      }))
    await db
      .insert(faqVotes)
      .values([
        ...votes('sorting', true, 4, 5),
        ...votes('currency', true, 6, 5),
        ...votes('receipt', true, 9, 100),
        ...votes('find-booking', true, 1, 1),
        ...votes('find-booking', false, 2, 1),
        ...votes('gone', true, 20, 1),
      ])
    clock.advance(minutes(2))
    const { popular } = await faq()
    expect(popular.slice(0, 2)).toEqual(['currency', 'sorting'])
    expect(popular).toHaveLength(6)
    expect(popular).not.toContain('find-booking')
    expect(popular).not.toContain('receipt')
    expect((await faq({ topic: 'stays' })).popular).toEqual([])
    expect((await faq({ q: 'voucher' })).popular).toEqual([])
  })

  it('refuses a caller without a device', async () => {
    expect((await vote('bags', true, '')).error).toBe('VALIDATION')
  })

  it('is deleted after a year', async () => {
    const row = { articleId: 'bags', isHelpful: true, language: null }
    const at = (ago: number) => new Date(clock.now() - ago)
    await db.insert(faqVotes).values([
      { ...row, auid: 'old', at: at(days(366)) },
      { ...row, auid: 'young', at: at(days(364)) },
    ])
    await createSweep({ db, clock })()
    expect([await votesOf('old'), await votesOf('young')].map(({ length }) => length)).toEqual([
      0, 1,
    ])
  })
})
