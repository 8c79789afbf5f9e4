import { describe, expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { CampaignAnswer } from '../../contract/content/campaign.ts'
import type { CampaignBody } from '../../contract/content/content-kinds.ts'
import type { Visibility } from '../../contract/content/content-version.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days, hours, minutes } from '../platform/duration.ts'
import { createContentService } from './content-service.ts'
import { createPublisher } from './publish-due.ts'

const shop = await openShop({})
const { db, clock } = shop.platform
const content = createContentService({ db, clock })
const traveller = shop.traveller()

const body = (title: string, more: Partial<CampaignBody> = {}): CampaignBody => ({
  title,
  description: 'About it',
  hero: { title, lead: '', picture: { kind: 'city', place: 'BKK' } },
  blocks: [],
  ...more,
})
const everyone: Visibility = { countries: [], languages: [], from: null, until: null }
const inDays = (count: number) => new Date(clock.now() + days(count))

type Bodies = Record<string, CampaignBody>
const create = (slug: string, bodies: Bodies = { en: body(slug) }, visibility = everyone) =>
  inTransaction(db, (tx) =>
    content.createDraft(tx, { kind: 'campaign', slug, bodies, visibility }, 'Ana'),
  )
const publish = (id: string, number = 1, at?: Date) =>
  inTransaction(db, (tx) => content.publish(tx, id, { number, ...(at && { at }) }, 'Ben'))
const save = (id: string, basedOn: number, bodies: Bodies, visibility = everyone) =>
  inTransaction(db, (tx) => content.saveVersion(tx, id, { basedOn, bodies, visibility }, 'Cho'))

async function published(slug: string, more: Partial<Visibility>, bodies?: Bodies) {
  const { id } = await create(slug, bodies, { ...everyone, ...more })
  await publish(id)
  return id
}

async function see(slug: string, { country = 'MY', lang = 'en' } = {}) {
  clock.advance(minutes(2))
  const query = new URLSearchParams({ country, lang })
  return traveller.call<CampaignAnswer>('GET', `/content/campaigns/${slug}?${query}`)
}
const standing = async (...of: Parameters<typeof see>) => (await see(...of)).result?.standing

/** Returns the code of what an act throws. */
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: unknown) => (error instanceof CatalogueError ? error.code : error),
  )

describe('a document', () => {
  it('is a draft that nobody sees, until a version of it is published', async () => {
    const { id } = await create('drafted')
    expect(await see('drafted')).toMatchObject({ status: 404, error: 'CONTENT_NOT_FOUND' })
    await publish(id)
    expect((await see('drafted')).result).toMatchObject({
      standing: 'shown',
      language: 'en',
      body: { title: 'drafted' },
    })
  })

  it('is listed at an address whose readers get it, whatever language it’s written in', async () => {
    await published('in-english', { languages: ['th', 'km'] }, { en: body('in-english') })
    await published('in-thai', { languages: ['km', 'th'] }, { th: body('in-thai') })
    expect((await see('in-english', { lang: 'km' })).result).toMatchObject({
      language: 'en',
      listedIn: 'th',
    })
    expect((await see('in-thai', { lang: 'th' })).result).toMatchObject({ listedIn: 'th' })
  })

  it('keeps every version; visitors see the published one', async () => {
    const id = await published('versions', {})
    await save(id, 1, { en: body('second') })
    expect((await see('versions')).result).toMatchObject({ body: { title: 'versions' } })
    await publish(id, 2)
    expect((await see('versions')).result).toMatchObject({ body: { title: 'second' } })
    await inTransaction(db, (tx) => content.restore(tx, id, { number: 1, basedOn: 2 }, 'Dee'))
    const { versions, history } = await content.read(id)
    expect(versions.map(({ number, savedBy }) => [number, savedBy])).toEqual([
      [1, 'Ana'],
      [2, 'Cho'],
      [3, 'Dee'],
    ])
    expect(versions[2]?.bodies).toEqual(versions[0]?.bodies)
    expect(history.map(({ what, version, by }) => `${what} ${version} ${by}`)).toEqual([
      'saved 1 Ana',
      'published 1 Ben',
      'saved 2 Cho',
      'published 2 Ben',
      'saved 3 Dee',
    ])
    expect(await content.compare(id, 1, 2)).toEqual([
      { path: 'bodies.en.hero.title', before: 'versions', after: 'second' },
      { path: 'bodies.en.title', before: 'versions', after: 'second' },
    ])
  })

  it('isn’t overwritten by somebody who started from an older version', async () => {
    const { id } = await create('raced')
    await save(id, 1, { en: body('first') })
    expect(await refusal(save(id, 1, { en: body('lost') }))).toBe('CONTENT_CHANGED')
  })

  it('gets no version that says the same as the last one', async () => {
    const { id } = await create('same')
    expect(await refusal(save(id, 1, { en: body('same') }))).toBe('CONTENT_UNCHANGED')
    await save(id, 1, { en: body('new') })
    await save(id, 2, { en: body('same') })
    const restored = inTransaction(db, (tx) =>
      content.restore(tx, id, { number: 1, basedOn: 3 }, 'Cho'),
    )
    expect(await refusal(restored)).toBe('CONTENT_UNCHANGED')
    expect((await content.read(id)).versions).toHaveLength(3)
  })

  it('has a slug of its own among its kind', async () => {
    await create('twice')
    expect(await refusal(create('twice'))).toBe('CONTENT_SLUG_TAKEN')
    expect(await refusal(create('Not A Slug'))).toBe('VALIDATION')
    // Staff learn of all that is wrong at once.
    const fields = { slug: 'invalid_format', 'bodies.en.title': 'too_short' }
    await expect(create('Not A Slug', { en: body('') })).rejects.toMatchObject({ fields })
  })

  it('is scheduled, and shown on time even before the job has run', async () => {
    const { id } = await create('scheduled')
    const at = inDays(1)
    expect((await publish(id, 1, at)).state).toBe('scheduled')
    expect((await see('scheduled')).result).toEqual({
      standing: 'not_started',
      startsAt: at.toISOString(),
    })
    clock.advance(days(1))
    expect(await standing('scheduled')).toBe('shown')
    await createPublisher({ db, clock })()
    const { document } = await content.read(id)
    expect(document).toMatchObject({ state: 'published', liveVersion: 1, nextVersion: null })
  })

  it('that is published stays as it is until the scheduled version replaces it', async () => {
    const id = await published('replaced', {})
    await save(id, 1, { en: body('new') })
    await publish(id, 2, inDays(1))
    expect((await see('replaced')).result).toMatchObject({ body: { title: 'replaced' } })
    clock.advance(hours(25))
    expect((await see('replaced')).result).toMatchObject({ body: { title: 'new' } })
  })

  it('stays as it is shown if another version is scheduled before the job has recorded the last', async () => {
    const { id } = await create('overtaken', { en: body('First') })
    await publish(id)
    for (const [basedOn, title] of [
      [1, 'Second'],
      [2, 'Third'],
    ] as const) {
      await save(id, basedOn, { en: body(title) })
    }
    await publish(id, 2, new Date(clock.now() + minutes(1)))
    clock.advance(minutes(1))
    await publish(id, 3, inDays(1))
    expect((await see('overtaken')).result).toMatchObject({ body: { title: 'Second' } })
    const { document, history } = await content.read(id)
    expect(document).toMatchObject({ liveVersion: 2, nextVersion: 3 })
    expect(history.filter(({ by }) => by === 'schedule')).toMatchObject([{ version: 2 }])
  })

  it('can be taken back before it starts, ended, and published again', async () => {
    const { id } = await create('moved')
    await publish(id, 1, inDays(1))
    const unscheduled = await inTransaction(db, (tx) => content.unschedule(tx, id, 'Ana'))
    expect(unscheduled.state).toBe('draft')
    expect(await refusal(inTransaction(db, (tx) => content.end(tx, id, 'Ana')))).toBe(
      'INVALID_STATE',
    )
    await publish(id)
    await inTransaction(db, (tx) => content.end(tx, id, 'Ana'))
    expect(await standing('moved')).toBe('ended')
    await publish(id)
    expect(await standing('moved')).toBe('shown')
  })

  it('says which languages are older than its English', async () => {
    const { id } = await create('languages', { en: body('en'), th: body('th'), de: body('de') })
    await save(id, 1, { en: body('new'), th: body('neu'), de: body('de') })
    await save(id, 2, { en: body('new'), th: body('neu'), de: body('neu') })
    expect([...(await content.read(id)).outdated]).toEqual([
      [1, []],
      [2, ['de']],
      [3, []],
    ])
    // A restored version has the translations of its own English.
    const repeated = { basedOn: 3, number: 1 }
    await inTransaction(db, (tx) => content.restore(tx, id, repeated, 'Ana'))
    await inTransaction(db, (tx) => content.restore(tx, id, { basedOn: 4, number: 2 }, 'Ana'))
    const { outdated } = await content.read(id)
    expect([outdated.get(4), outdated.get(5)]).toEqual([[], ['de']])
  })
})

describe('who sees a campaign (S2.19)', () => {
  it.each<[string, Partial<Visibility>, { country?: string; lang?: string }, string]>([
    ['one of its countries', { countries: ['MY', 'TH'] }, { country: 'TH' }, 'shown'],
    ['another country', { countries: ['TH'] }, {}, 'other_country'],
    ['its language', { languages: ['th'] }, { lang: 'th' }, 'shown'],
    ['another language', { languages: ['th'] }, { lang: 'de' }, 'other_language'],
    ['before its first day', { from: inDays(90).toISOString() }, {}, 'not_started'],
    ['after its last day', { until: inDays(-1).toISOString() }, {}, 'ended'],
    ['between', { from: inDays(-1).toISOString(), until: inDays(90).toISOString() }, {}, 'shown'],
  ])('%s', async (name, visibility, visitor, expected) => {
    const slug = name.replaceAll(/\W/g, '-')
    await published(slug, visibility)
    expect(await standing(slug, visitor)).toBe(expected)
  })

  it('falls back to English, and says in which languages it is where there is none', async () => {
    await published('english', {}, { en: body('English'), th: body('ไทย') })
    expect((await see('english', { lang: 'th' })).result).toMatchObject({ language: 'th' })
    expect((await see('english', { lang: 'fr' })).result).toMatchObject({ language: 'en' })
    await published('thai', {}, { th: body('ไทย') })
    expect((await see('thai', { lang: 'fr' })).result).toEqual({
      standing: 'other_language',
      languages: ['th'],
    })
  })

  it('a preview shows any version to any visitor at any time', async () => {
    const { id } = await create('preview', { en: body('en') }, { ...everyone, countries: ['TH'] })
    const visitor = { country: 'TH', lang: 'de', now: clock.now() }
    expect(await content.preview(id, 1, visitor)).toMatchObject({ language: 'en' })
    expect(await content.preview(id, 1, { ...visitor, country: 'MY' })).toEqual({
      standing: 'other_country',
    })
  })
})

describe('what a body may contain', () => {
  const linked = (href: string) =>
    body('linked', {
      blocks: [
        {
          kind: 'text',
          content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] }],
        },
      ],
    })
  const buttoned = (href: string) =>
    body('buttoned', { blocks: [{ kind: 'button', text: 'a', href }] })
  const image = { kind: 'image', src: '/a.webp', alt: 'A', width: 1, height: 1 } as const

  it.each<[string, CampaignBody, string]>([
    [
      'a script in a text’s link',
      linked('javascript:alert(1)'),
      'blocks.0.content.0.marks.0.attrs.href',
    ],
    ['a script in a button', buttoned('JavaScript:alert(1)'), 'blocks.0.href'],
    ['data in a button', buttoned('data:text/html,a'), 'blocks.0.href'],
    ['another site without its scheme', buttoned('//evil.example'), 'blocks.0.href'],
    ['a backslash', buttoned('/\\evil.example'), 'blocks.0.href'],
    ['a tab before a second slash', buttoned('/\t/evil.example'), 'blocks.0.href'],
    ['an image that says nothing', body('a', { blocks: [{ ...image, alt: ' ' }] }), 'blocks.0.alt'],
    [
      'an image of another site',
      body('a', { blocks: [{ ...image, src: 'https://a.example' }] }),
      'blocks.0.src',
    ],
    ['no title', body(''), 'title'],
  ])('not %s', async (_, wrong, field) => {
    const act = create(`wrong-${Math.abs(field.length)}`, { en: wrong })
    await expect(act).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { [`bodies.en.${field}`]: expect.any(String) },
    })
  })

  it('not an unknown language, no body at all, or an end before the start', async () => {
    const from = inDays(2).toISOString()
    const until = inDays(1).toISOString()
    await expect(create('none', {})).rejects.toMatchObject({ fields: { bodies: 'missing' } })
    expect(await refusal(create('xx', { xx: body('a') }))).toBe('VALIDATION')
    await expect(
      create('dates', { en: body('a') }, { ...everyone, from, until }),
    ).rejects.toMatchObject({ fields: { 'visibility.until': 'before' } })
  })

  it('pages of this site and secure addresses are fine; what editors add isn’t kept', async () => {
    await published(
      'fine',
      {},
      {
        en: body('fine', {
          blocks: [
            { kind: 'button', text: 'a', href: '/flight?depAirport=KUL' },
            {
              kind: 'text',
              content: [
                {
                  type: 'text',
                  text: '<b>as it is</b>',
                  marks: [
                    {
                      type: 'link',
                      attrs: { href: 'https://a.example/b', onclick: 'x()' } as never,
                    },
                  ],
                },
              ],
            },
          ],
        }),
      },
    )
    const seen = (await see('fine')).result
    const text = seen?.standing === 'shown' ? JSON.stringify(seen.body.blocks) : ''
    expect(text).toContain('<b>as it is</b>')
    expect(text).not.toContain('onclick')
  })
})
