import { describe, expect, it } from 'vitest'
import { holdClocks } from '../../../test/support/hold-clocks.ts'
import { openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import type { TermsAnswer } from '../../contract/content/terms.ts'
import { type TermsSlug, termsPages, termsVersions } from '../../contract/content/terms-versions.ts'
import type { DeskContent, DeskDocument } from '../../contract/desk/contents.ts'
import { textBlock } from '../../contract/text/block-texts.ts'
import { minutes } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import { createPublisher } from './publish-due.ts'

const shop = await openShop({})
const { db, clock } = shop.platform
const staff = await signInStaff(shop, ['content'])
const colleague = await signInStaff(shop, ['content'])
const everyone = { countries: [], languages: [], from: null, until: null }
const body = (title: string) => ({ title, description: 'Ours', blocks: [textBlock(title)] })
const second = (at = clock.now()) => `${new Date(at).toISOString().slice(0, 19)}Z`

const post = <Result>(path: string, sent: unknown, by = staff) =>
  by.call<Result>('POST', `/desk/contents${path}`, sent, { 'idempotency-key': newId() })
const create = (slug: string, bodies: object, visibility: object = everyone) =>
  post<DeskDocument>('', { kind: 'page', slug, visibility, bodies })
const save = (id: string, basedOn: number, bodies: object, visibility: object = everyone) =>
  post<{ number: number }>(`/${id}/versions`, { basedOn, visibility, bodies })
const publish = (id: string, number: number, more: object = {}, by = colleague) => {
  const sent = { number, basedOn: number, from: null, until: null, why: 'The lawyer said so' }
  return post<DeskDocument>(`/${id}/publish`, { ...sent, ...more }, by)
}
const withdraw = (id: string, act: string, why = 'A mistake') =>
  post<DeskDocument>(`/${id}/withdraw`, { act, why })

/** Returns what a visitor reads, once every server has read the changes. */
async function read(slug: TermsSlug, { version, lang = 'en' }: Record<string, string> = {}) {
  clock.advance(minutes(2))
  const query = new URLSearchParams({ lang, ...(version && { version }) })
  return shop.traveller().call<TermsAnswer>('GET', `/content/terms/${slug}?${query}`)
}
const shown = async (...asked: Parameters<typeof read>) => {
  const { result } = await read(...asked)
  return [result?.version, result?.written?.body.title ?? null]
}

it.each(Object.entries(termsPages))(
  '%s are those that come with the site at first',
  async (slug, path) => {
    expect((await read(slug as TermsSlug)).result).toEqual({
      version: termsVersions[path][0],
      versions: termsVersions[path],
      written: null,
    })
  },
)

describe('terms that staff publish', () => {
  it('apply from that moment on, and stay readable with all that were there before', async () => {
    holdClocks()
    const { id } = await staff.must(create('terms-uses', { en: body('First') }))
    expect(await shown('terms-uses')).toEqual(['2026-11-22', null])
    const first = second()
    await staff.must(publish(id, 1))
    expect(await shown('terms-uses')).toEqual([first, 'First'])
    await staff.must(save(id, 1, { en: body('Second'), th: body('ที่สอง') }))
    expect(await shown('terms-uses')).toEqual([first, 'First'])
    const next = second()
    await staff.must(publish(id, 2))
    expect((await read('terms-uses', { lang: 'th' })).result).toMatchObject({
      version: next,
      versions: [next, first, '2026-11-22'],
      written: { language: 'th', body: { title: 'ที่สอง' } },
    })
    expect(await shown('terms-uses', { version: first, lang: 'th' })).toEqual([first, 'First'])
    expect(await shown('terms-uses', { version: '2026-11-22' })).toEqual(['2026-11-22', null])
    for (const version of ['2026-11-21', second(), 'latest']) {
      expect((await read('terms-uses', { version })).status).toBeGreaterThanOrEqual(400)
    }
  })

  it('apply on time if they’re scheduled, whether or not the job ran, and not if that’s taken back', async () => {
    const { id } = await staff.must(create('cookies', { en: body('First') }))
    const { versions: own } = await staff.must(
      staff.call<TermsAnswer>('GET', '/content/terms/cookies?lang=en'),
    )
    const from = new Date(clock.now() + minutes(5)).toISOString()
    await staff.must(publish(id, 1, { from }))
    expect((await read('cookies')).result).toMatchObject({ versions: own })
    clock.advance(minutes(5))
    const expected = { versions: [second(Date.parse(from)), ...own] }
    expect((await read('cookies')).result).toMatchObject(expected)
    await createPublisher({ db, clock })()
    expect((await read('cookies')).result).toMatchObject(expected)
    // While one is live, another that is only scheduled doesn't apply yet.
    await staff.must(save(id, 1, { en: body('Second') }))
    await staff.must(publish(id, 2, { from: new Date(clock.now() + minutes(5)).toISOString() }))
    expect((await read('cookies')).result).toMatchObject(expected)
    await staff.must(withdraw(id, 'unschedule'))
    clock.advance(minutes(6))
    expect((await read('cookies')).result).toMatchObject(expected)
    const { history } = await staff.must(staff.call<DeskContent>('GET', `/desk/contents/${id}`))
    expect(history.map(({ what, version }) => `${what} ${version}`)).toEqual([
      'saved 1',
      'scheduled 1',
      'published 1',
      'saved 2',
      'scheduled 2',
      'draft 2',
    ])
  })

  it('are published by somebody else than who saved them', async () => {
    const { id } = await staff.must(create('terms-condition', { en: body('First') }))
    const alone = { status: 403, error: 'SECOND_PERSON_NEEDED' }
    const from = new Date(clock.now() + minutes(5)).toISOString()
    for (const when of [{}, { from }]) {
      expect(await publish(id, 1, when, staff)).toMatchObject(alone)
    }
    await staff.must(publish(id, 1))
    // Restoring saves, too.
    await staff.must(save(id, 1, { en: body('Second') }))
    const restored = { number: 1, basedOn: 2 }
    await staff.must(post(`/${id}/restore`, restored, colleague))
    expect(await publish(id, 3)).toMatchObject(alone)
    await staff.must(publish(id, 3, {}, staff))
  })

  it('need a reason, are for everyone without an end, and can’t be taken offline', async () => {
    const { id } = await staff.must(create('privacy', { en: body('Ours') }))
    const refused = (fields: object) => ({ status: 400, error: 'VALIDATION', fields })
    for (const why of [undefined, ' ']) {
      expect(await publish(id, 1, { why })).toMatchObject(refused({ why: 'required' }))
    }
    const from = new Date(clock.now() + minutes(5)).toISOString()
    await staff.must(publish(id, 1, { from }))
    expect(await withdraw(id, 'unschedule', '')).toMatchObject(refused({ why: 'required' }))
    expect(await withdraw(id, 'end')).toMatchObject({ error: 'INVALID_STATE' })
    expect(await publish(id, 1, { until: from })).toMatchObject(
      refused({ 'visibility.until': 'terms_for_all' }),
    )
    const limited = { ...everyone, countries: ['TH'], languages: ['th'] }
    expect(await save(id, 1, { th: body('ของเรา') }, limited)).toMatchObject(
      refused({
        'visibility.countries': 'terms_for_all',
        'visibility.languages': 'terms_for_all',
        'bodies.en': 'required',
      }),
    )
    // Other pages may be all of that.
    const other = await staff.must(create('thai-news', { th: body('ข่าว') }, limited))
    await staff.must(publish(other.id, 1, { why: undefined, until: from }))
    await staff.must(withdraw(other.id, 'end', ''))
  })
})
