import { describe, expect, it } from 'vitest'
import {
  campaignBody as body,
  openWrittenContent,
} from '../../../../test/support/written-content.ts'
import type { ScheduledContent } from '../../../contract/desk/contents.ts'
import { hours } from '../../platform/duration.ts'

const { shop, staff, inHours, create, save, publish, read, list } = await openWrittenContent()
const { clock } = shop.platform

describe('the list of written content', () => {
  it('names languages, state and who changed it last, and is filtered by kind and text', async () => {
    const { id } = await create('listed-bali', { en: body('Bali weeks'), th: body('บาหลี') })
    expect(await list('kind=campaign&q=BALI')).toMatchObject([
      {
        id,
        slug: 'listed-bali',
        title: 'Bali weeks',
        languages: ['en', 'th'],
        standing: 'draft',
        last: { what: 'saved', version: 1, by: 'content' },
      },
    ])
    expect(await list('q=bali%20weeks')).toMatchObject([{ id }])
    expect(await list('kind=page&q=bali')).toEqual([])
  })

  it('is paged', async () => {
    const slugs = Array.from({ length: 51 }, (_, number) => `paged-${number}`)
    for (const slug of slugs) await create(slug, { en: body('One of many') })
    const page = async (number: number) =>
      (await list(`q=paged-&page=${number}`)).map(({ slug }) => slug)
    expect(await page(1)).toEqual(slugs.toReversed().slice(0, 50))
    expect(await page(2)).toEqual([slugs[0]])
    expect(await list('q=paged-')).toHaveLength(51)
  })

  it('tells what is published next, the nearest first, by the titles that they’ll have', async () => {
    /** Without the demonstration's. */
    const next = async (limit = 10) =>
      (
        await staff.must(
          staff.call<{ contents: ScheduledContent[] }>(
            'GET',
            `/desk/scheduled-contents?limit=${limit}`,
          ),
        )
      ).contents.filter(({ title }) => title !== 'New year sale')
    const [later, sooner, replaced] = [
      await create('next-later'),
      await create('next-sooner'),
      await create('next-replaced'),
    ]
    await create('next-draft')
    await staff.must(publish(later.id, { from: inHours(3) }))
    await staff.must(publish(sooner.id, { from: inHours(1) }))
    await staff.must(publish(replaced.id, {}))
    await staff.must(save(replaced.id, 1, { en: body('Replaced then') }))
    await staff.must(publish(replaced.id, { number: 2, basedOn: 2, from: inHours(2) }))
    const all = await next()
    expect(all.map(({ id, title }) => [id, title])).toEqual([
      [sooner.id, 'next-sooner'],
      [replaced.id, 'Replaced then'],
      [later.id, 'next-later'],
    ])
    expect(await next(1)).toEqual(all.slice(0, 1))
    clock.advance(hours(1))
    expect((await next()).map(({ id }) => id)).toEqual([replaced.id, later.id])
    clock.advance(hours(2))
    expect(await next()).toEqual([])
  })

  it('tells scheduled, live and ended apart, also where only the dates do', async () => {
    const { id } = await create('standings')
    const standing = async () => (await list('q=standings'))[0]?.standing
    await staff.must(publish(id, { from: inHours(1), until: inHours(3) }))
    expect(await standing()).toBe('scheduled')
    clock.advance(hours(1))
    expect(await standing()).toBe('live')
    await staff.must(publish(id, { number: 2, basedOn: 2, until: inHours(3) }))
    expect(await standing()).toBe('live')
    clock.advance(hours(3))
    expect(await standing()).toBe('ended')
    expect((await read(id)).standing).toBe('ended')
  })
})
