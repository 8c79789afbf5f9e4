import type { ContentRow, DeskContent, DeskDocument } from '../../src/contract/desk/contents.ts'
import { hours } from '../../src/server/platform/duration.ts'
import { newId } from '../../src/server/platform/ids.ts'
import { openShop } from './shop.ts'
import { signInStaff } from './staff.ts'

/** For everybody, from the moment of publishing. */
export const everyone = { countries: [], languages: [], from: null, until: null }

/** Returns the body of a campaign. */
export const campaignBody = (title: string) => ({
  title,
  description: 'About it',
  hero: { title, lead: '', picture: { kind: 'city', place: 'BKK' } },
  blocks: [],
})

/** Opens a site with an editor who writes campaigns at its desk. */
export async function openWrittenContent() {
  const shop = await openShop({})
  const staff = await signInStaff(shop, ['content'])
  const { clock } = shop.platform
  const post = <Result>(path: string, sent: unknown, by = staff, key = newId()) =>
    by.call<Result>('POST', path, sent, { 'idempotency-key': key })
  return {
    shop,
    staff,
    post,
    inHours: (count: number) => new Date(clock.now() + hours(count)).toISOString(),
    create: async (
      slug: string,
      bodies: object = { en: campaignBody(slug) },
      visibility: object = everyone,
    ) =>
      staff.must(
        post<DeskDocument>('/desk/contents', { kind: 'campaign', slug, visibility, bodies }),
      ),
    save: (id: string, basedOn: number, bodies: object, visibility: object = everyone) =>
      post<{ number: number }>(`/desk/contents/${id}/versions`, { basedOn, visibility, bodies }),
    publish: (id: string, sent: object) =>
      post<DeskDocument>(`/desk/contents/${id}/publish`, {
        number: 1,
        basedOn: 1,
        from: null,
        until: null,
        ...sent,
      }),
    read: (id: string) => staff.must(staff.call<DeskContent>('GET', `/desk/contents/${id}`)),
    list: async (query: string) =>
      (await staff.must(staff.call<{ contents: ContentRow[] }>('GET', `/desk/contents?${query}`)))
        .contents,
  }
}
