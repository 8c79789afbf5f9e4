import { describe, expect, it } from 'vitest'
import { signInStaff } from '../../../../test/support/staff.ts'
import {
  campaignBody as body,
  everyone,
  openWrittenContent,
} from '../../../../test/support/written-content.ts'
import type { CampaignAnswer } from '../../../contract/content/campaign.ts'
import type {
  ContentDifference,
  ContentPreview,
  DeskDocument,
} from '../../../contract/desk/contents.ts'
import type { DeskLogPage } from '../../../contract/desk/desk-log.ts'
import { days, hours, minutes } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { createDeskLog } from '../log/desk-log-store.ts'

const { shop, staff, post, inHours, create, save, publish, read, list } = await openWrittenContent()
const { db, clock } = shop.platform
const log = createDeskLog({ db, clock })

const withBlock = (block: object) => ({ ...body('a'), blocks: [block] })
const flightDeal = (to: string) => ({ kind: 'deal', product: 'flight', to })
const stayDeal = { kind: 'deal', product: 'hotel', destination: 'city-bangkok-th', scene: 'BKK' }
const withdraw = (id: string, act: string) =>
  post<DeskDocument>(`/desk/contents/${id}/withdraw`, { act })
/** Returns what a traveller gets, once every server has read the change. */
async function seen(slug: string) {
  clock.advance(minutes(2))
  const answer = await shop
    .traveller()
    .call<CampaignAnswer>('GET', `/content/campaigns/${slug}?country=MY&lang=en`)
  return answer.result?.standing ?? answer.error
}
const logged = async (id: string) =>
  (await log.entriesOf({ kind: 'content', id })).map(({ act, staff: by, before, after, why }) => ({
    act,
    by: by?.name,
    before,
    after,
    why,
  }))
describe('a document at the desk', () => {
  it('is created, saved, compared and restored, each with its entry in the log', async () => {
    const { id } = await create('edited')
    expect(await staff.must(save(id, 1, { en: body('New') }))).toEqual({ number: 2 })
    const compared = staff.call<{ differences: ContentDifference[] }>(
      'GET',
      `/desk/contents/${id}/compare?before=1&after=2`,
    )
    expect((await staff.must(compared)).differences).toEqual([
      { path: 'bodies.en.hero.title', before: 'edited', after: 'New' },
      { path: 'bodies.en.title', before: 'edited', after: 'New' },
    ])
    const earlier = { number: 1, basedOn: 2, why: 'It was better.' }
    expect(await post(`/desk/contents/${id}/restore`, earlier)).toMatchObject({
      result: { number: 3 },
    })
    const restored = staff.call<{ bodies: object }>('GET', `/desk/contents/${id}/versions/3`)
    expect((await staff.must(restored)).bodies).toEqual({ en: body('edited') })
    expect((await read(id)).versions.map(({ number, savedBy }) => [number, savedBy])).toEqual([
      [3, 'content'],
      [2, 'content'],
      [1, 'content'],
    ])
    expect(await logged(id)).toMatchObject([
      {
        act: 'content.edit',
        by: 'content',
        before: { version: 2 },
        after: { version: 3, restored: 1 },
        why: 'It was better.',
      },
      { act: 'content.edit', before: { version: 1 }, after: { version: 2 } },
      { act: 'content.edit', before: null, after: { slug: 'edited', version: 1 } },
    ])
  })

  it('isn’t overwritten by somebody who started from an older version', async () => {
    const { id } = await create('raced-at-desk')
    await staff.must(save(id, 1, { en: body('first') }))
    const late = { status: 409, error: 'CONTENT_CHANGED' }
    expect(await save(id, 1, { en: body('lost') })).toMatchObject(late)
    expect(await post(`/desk/contents/${id}/restore`, { number: 1, basedOn: 1 })).toMatchObject(
      late,
    )
    expect(await publish(id, { until: inHours(2) })).toMatchObject(late)
    expect((await read(id)).document).toMatchObject({ lastVersion: 2, state: 'draft' })
    expect(await logged(id)).toHaveLength(2)
  })

  it('is shown from a moment until another, as its schedule says', async () => {
    const { id } = await create('timed')
    await staff.must(publish(id, { from: inHours(2), until: inHours(4) }))
    expect(await seen('timed')).toBe('not_started')
    clock.advance(hours(2))
    expect(await seen('timed')).toBe('shown')
    clock.advance(hours(2))
    expect(await seen('timed')).toBe('ended')
    // The dates are a version of their own, because a version never changes.
    expect((await read(id)).versions).toMatchObject([{ number: 2 }, { number: 1 }])
  })

  it('is published as it was saved if its dates are those that it has', async () => {
    const [from, until] = [inHours(-1), inHours(2)]
    const { id } = await create('dated', undefined, { ...everyone, from, until })
    // The same moment, written otherwise.
    const sent = { until: until.replace('Z', '000Z') }
    expect(await staff.must(publish(id, sent))).toMatchObject({ liveVersion: 1 })
    expect((await read(id)).versions).toHaveLength(1)
  })

  it('is the same version in its list, its history and its page, even before its time is recorded', async () => {
    const { id } = await create('due')
    await staff.must(publish(id, {}))
    await staff.must(save(id, 1, { en: body('Second due') }))
    const soon = new Date(clock.now() + minutes(2)).toISOString()
    await staff.must(publish(id, { number: 2, basedOn: 2, from: soon }))
    clock.advance(minutes(2))
    const { document, history, standing } = await read(id)
    expect(document).toMatchObject({ liveVersion: 2, nextVersion: null, nextAt: null })
    expect(standing).toBe('live')
    const published = { what: 'published', version: 2, by: 'schedule' }
    expect(history.at(-1)).toMatchObject(published)
    expect(await list('q=second%20due')).toMatchObject([
      { liveVersion: 2, nextVersion: null, liveTitle: 'Second due', last: published },
    ])
  })

  it('is published at once, taken offline and published again', async () => {
    const { id } = await create('switched')
    await staff.must(publish(id, {}))
    expect(await seen('switched')).toBe('shown')
    await staff.must(withdraw(id, 'end'))
    expect(await seen('switched')).toBe('ended')
    expect(await withdraw(id, 'end')).toMatchObject({ error: 'INVALID_STATE' })
    await staff.must(publish(id, {}))
    expect(await seen('switched')).toBe('shown')
    expect(await logged(id)).toMatchObject([
      { act: 'content.publish', before: { state: 'ended' }, after: { state: 'published' } },
      { act: 'content.publish', before: { state: 'published' }, after: { state: 'ended' } },
      { act: 'content.publish', before: { state: 'draft' }, after: { liveVersion: 1 } },
      { act: 'content.edit' },
    ])
  })

  it('that waits for its time can be taken back', async () => {
    const { id } = await create('taken-back')
    await staff.must(publish(id, { from: inHours(2) }))
    expect(await staff.must(withdraw(id, 'unschedule'))).toMatchObject({
      state: 'draft',
      nextVersion: null,
    })
  })

  it('does what a form says once, however often it’s sent', async () => {
    const { id } = await create('sent-twice')
    const key = newId()
    const sent = { basedOn: 1, visibility: everyone, bodies: { en: body('Twice') } }
    const twice = await Promise.all(
      [1, 2].map(() => post(`/desk/contents/${id}/versions`, sent, staff, key)),
    )
    expect(twice.some(({ status }) => status === 201)).toBe(true)
    expect((await read(id)).document.lastVersion).toBe(2)
  })

  it.each([
    [
      'a script as a link',
      { en: { ...body('a'), blocks: [{ kind: 'button', text: 'a', href: 'javascript:x' }] } },
      'bodies.en.blocks.0.href',
    ],
    ['no title', { en: body('') }, 'bodies.en.title'],
    ['a deal to nowhere', { en: withBlock(flightDeal('QZZ')) }, 'bodies.en.blocks.0.to'],
    [
      'a deal in no city',
      { en: body('a'), th: withBlock({ ...stayDeal, destination: 'city-nowhere-xx' }) },
      'bodies.th.blocks.0.destination',
    ],
    [
      'a search from nowhere',
      { en: withBlock({ kind: 'search', product: 'flight', from: 'QZZ' }) },
      'bodies.en.blocks.0.from',
    ],
    [
      'the drawing of no city',
      { en: withBlock({ ...stayDeal, scene: 'QZZ' }) },
      'bodies.en.blocks.0.scene',
    ],
    ['no language', {}, 'bodies'],
  ])('isn’t saved with %s', async (name, bodies, field) => {
    const { id } = await create(name.replaceAll(' ', '-'))
    const answer = await save(id, 1, bodies)
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION' })
    expect(Object.keys(answer.fields ?? {})).toContain(field)
  })

  it('is listed with what visitors see, and named in the log', async () => {
    const { id } = await create('renamed')
    await staff.must(publish(id, {}))
    const { number } = (await read(id)).versions[0] ?? { number: 0 }
    await staff.must(save(id, number, { en: body('New name') }))
    const [row] = await list('q=renamed')
    expect(row).toMatchObject({ title: 'New name', liveTitle: 'renamed', sending: null })
    const reader = await signInStaff(shop, ['admin'])
    const entries = reader.call<DeskLogPage>('GET', `/desk/log?about=${id}`)
    const [entry] = (await reader.must(entries)).entries
    const named = { name: 'New name', content: { kind: 'campaign', slug: 'renamed' } }
    expect(entry?.target).toMatchObject(named)
  })

  it('may have deals and searches of places that exist', async () => {
    const { id } = await create('deals')
    const search = { kind: 'search', product: 'hotel', destination: 'airport-BKK' }
    const blocks = [flightDeal('QBK'), stayDeal, search]
    expect(await save(id, 1, { en: { ...body('a'), blocks } })).toMatchObject({ status: 201 })
  })

  it('has an address of its own, and ends after it begins', async () => {
    const { id } = await create('own-address')
    const again = {
      kind: 'campaign',
      slug: 'own-address',
      visibility: everyone,
      bodies: { en: body('a') },
    }
    expect(await post('/desk/contents', again)).toMatchObject({ error: 'CONTENT_SLUG_TAKEN' })
    expect(await publish(id, { from: inHours(2), until: inHours(1) })).toMatchObject({
      error: 'VALIDATION',
      fields: { until: 'before' },
    })
    expect(await publish(id, { from: inHours(-1) })).toMatchObject({
      error: 'VALIDATION',
      fields: { from: 'past' },
    })
    expect(await publish(id, { until: inHours(-1) })).toMatchObject({
      error: 'VALIDATION',
      fields: { until: 'past' },
    })
    expect(await staff.call('GET', `/desk/contents/${newId()}`)).toMatchObject({
      error: 'CONTENT_NOT_FOUND',
    })
  })
})

it('an article has its topic in every language, and is refused without it', async () => {
  const bodies = { en: { title: 'Why?', blocks: [{ kind: 'heading', text: 'So' }] } }
  const draft = { kind: 'article', slug: 'why', visibility: everyone, bodies }
  const facts = { topic: 'stays', related: ['voucher'] }
  expect(await post('/desk/contents', { ...draft, facts: { topic: 'x' } })).toMatchObject({
    error: 'VALIDATION',
    fields: { 'facts.topic': expect.anything(), 'facts.related': expect.anything() },
  })
  const { id } = await staff.must(post<DeskDocument>('/desk/contents', { ...draft, facts }))
  const path = `/desk/contents/${id}/versions/1`
  expect(await staff.must(staff.call('GET', path))).toMatchObject({ facts })
  const preview = staff.call<ContentPreview>('GET', `${path}/preview?country=MY&lang=th`)
  expect(await staff.must(preview)).toMatchObject({
    kind: 'article',
    seen: { standing: 'shown', language: 'en', body: { title: 'Why?' } },
  })
  await staff.must(publish(id, { until: inHours(2) }))
  const dated = staff.call('GET', `/desk/contents/${id}/versions/2`)
  expect(await staff.must(dated)).toMatchObject({ facts })
})

it('a draft is previewed as any visitor sees it on any date', async () => {
  const { id } = await create('previewed', { en: body('English'), th: body('ไทย') })
  const until = new Date(clock.now() + days(2)).toISOString()
  const visibility = { ...everyone, countries: ['TH'], until }
  await staff.must(save(id, 1, { en: body('English'), th: body('ไทย') }, visibility))
  const preview = async (query: Record<string, string>) => {
    const path = `/desk/contents/${id}/versions/2/preview?${new URLSearchParams(query)}`
    return staff.must(staff.call<ContentPreview>('GET', path))
  }
  expect(await preview({ country: 'TH', lang: 'th' })).toMatchObject({
    slug: 'previewed',
    seen: { standing: 'shown', language: 'th', body: { title: 'ไทย' } },
  })
  expect((await preview({ country: 'MY', lang: 'en' })).seen).toEqual({ standing: 'other_country' })
  expect((await preview({ country: 'TH', lang: 'en', at: until })).seen).toEqual({
    standing: 'ended',
  })
  // Visitors see nothing of it.
  expect(await seen('previewed')).toBe('CONTENT_NOT_FOUND')
})

it('a version that is published later is previewed as its schedule says', async () => {
  const { id } = await create('previewed-later')
  const [from, until] = [inHours(2), inHours(4)]
  await staff.must(publish(id, { from, until }))
  const { document } = await read(id)
  const standing = async (number: number, at?: string) => {
    const query = new URLSearchParams({ country: 'TH', lang: 'en', ...(at && { at }) })
    const path = `/desk/contents/${id}/versions/${number}/preview?${query}`
    const { seen: of } = await staff.must(staff.call<ContentPreview>('GET', path))
    return of.standing === 'not_started' ? `from ${of.startsAt}` : of.standing
  }
  const planned = document.nextVersion ?? 0
  expect(await standing(planned, inHours(1))).toBe(`from ${from}`)
  expect(await standing(planned, from)).toBe('shown')
  expect(await standing(planned)).toBe('shown')
  expect(await standing(planned, until)).toBe('ended')
  // The draft that it began with has no dates of its own.
  expect(await standing(1, inHours(1))).toBe('shown')
})
