import { beforeAll, describe, expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { InAppMessage } from '../../contract/message/in-app-message.ts'
import { days, minutes } from '../platform/duration.ts'
import { inAppMessages } from './tables.ts'

const shop = await openShop({})
const traveller = shop.traveller()
const { db, clock } = shop.platform
const now = clock.now()

type Row = typeof inAppMessages.$inferInsert
const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  usage: 'once',
  imgMobile: '/m.webp',
  imgDesktop: '/d.webp',
  alts: { en: 'English', th: 'ไทย' },
  paths: [`/${id}`],
  ...more,
})

beforeAll(async () => {
  await db.insert(inAppMessages).values([
    row('plain', { url: 'https://example.com/a' }),
    row('below', { paths: ['/below/*'] }),
    row('asia', { countries: ['MY', 'TH'] }),
    row('ringgit', { currencies: ['MYR'] }),
    row('thai', { languages: ['th'] }),
    row('phone', { imgDesktop: null }),
    row('campaign', { slugs: ['spring'] }),
    row('soon', { startsAt: new Date(now + days(2)) }),
    row('past', { endsAt: new Date(now - days(1)) }),
    row('off', { isOn: false }),
    row('script', { url: 'javascript:alert(1)' }),
    row('outside', { url: '//evil.example' }),
    row('backslash', { url: '/\\evil.example' }),
    row('low', { paths: ['/both'] }),
    row('high', {
      paths: ['/both'],
      priority: 5,
      usage: 'trigger',
      usageRules: [{ type: 'screen_depth', value: 30 }],
    }),
  ])
  clock.advance(minutes(2))
})

const visitor = { country: 'MY', currency: 'MYR', lang: 'en', platform: 'desktop' }

async function messageFor(path: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...visitor, path, ...more })
  const call = traveller.call<{ modal: InAppMessage | null }>('GET', `/notification/modal?${query}`)
  return (await traveller.must(call)).modal
}

describe('GET /notification/modal (S7.33)', () => {
  it('returns the image for the platform, in the visitor’s language', async () => {
    expect(await messageFor('/plain')).toEqual({
      id: 'plain',
      img: '/d.webp',
      alt: 'English',
      url: 'https://example.com/a',
      usage: 'once',
      usageRules: [],
    })
    const thai = await messageFor('/plain', { platform: 'mobile', lang: 'th' })
    expect(thai).toMatchObject({ img: '/m.webp', alt: 'ไทย' })
    expect((await messageFor('/plain', { lang: 'fr' }))?.alt).toBe('English')
  })

  it('of several, the highest wins', async () => {
    expect(await messageFor('/both')).toMatchObject({
      id: 'high',
      usageRules: [{ type: 'screen_depth', value: 30 }],
    })
  })

  it.each<[string, string, Record<string, string>, boolean]>([
    ['another path', '/other', {}, false],
    ['a path that only begins alike', '/plainer', {}, false],
    ['a path below', '/below/here', {}, true],
    ['the path itself', '/below', {}, true],
    ['not beside', '/belowhere', {}, false],
    ['one of its countries', '/asia', { country: 'TH' }, true],
    ['another country', '/asia', { country: 'FR' }, false],
    ['another currency', '/ringgit', { currency: 'USD' }, false],
    ['another language', '/thai', {}, false],
    ['its language', '/thai', { lang: 'th' }, true],
    ['no image for the platform', '/phone', {}, false],
    ['its campaign', '/campaign', { slug: 'spring' }, true],
    ['another campaign', '/campaign', { slug: 'autumn' }, false],
    ['no campaign', '/campaign', {}, false],
    ['not started', '/soon', {}, false],
    ['ended', '/past', {}, false],
    ['switched off', '/off', {}, false],
    ['a script for a link', '/script', {}, false],
    ['a link that leaves the site by slashes', '/outside', {}, false],
    ['a link that leaves the site by a backslash', '/backslash', {}, false],
  ])('%s', async (_, path, more, isShown) => {
    expect((await messageFor(path, more)) !== null).toBe(isShown)
  })

  it('changes show within a minute', async () => {
    await db.insert(inAppMessages).values(row('new'))
    clock.advance(minutes(2))
    expect(await messageFor('/new')).toMatchObject({ id: 'new' })
  })

  it.each([{ country: 'my' }, { platform: 'tablet' }, { path: 'hotel' }, { currency: '' }])(
    'refuses %o',
    async (wrong) => {
      const query = new URLSearchParams({ ...visitor, path: '/plain', ...wrong })
      expect((await traveller.call('GET', `/notification/modal?${query}`)).error).toBe('VALIDATION')
    },
  )
})
