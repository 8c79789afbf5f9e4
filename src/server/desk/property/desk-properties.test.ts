import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { stayOf, stayVisitor } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { findProperties, PropertyPhotosPage } from '../../../contract/desk/property-photos.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import type {
  HotelSearchState,
  listHotelResults,
} from '../../../contract/hotel/search/hotel-search.ts'
import type { StaffPhoto } from '../../../contract/hotel/staff-photo.ts'
import { imageAt } from '../../../contract/image/image-address.ts'
import type { UploadedImage } from '../../../contract/image/images.ts'
import type { Order } from '../../../contract/order/order.ts'
import { deskLogEntries } from '../tables.ts'

const north = openHotelDesk([
  [testProperty('lodge', 'River Lodge'), { ref: 'r1' }],
  [
    testProperty('palace', 'City Palace', {
      photos: [{ url: 'https://assets.example/palace.jpg', caption: 'Its supplier’s' }],
    }),
    { ref: 'p1' },
  ],
])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', north)] })
const editor = await signInStaff(shop, ['content'])
const traveller = shop.traveller()
const visitor = stayVisitor(traveller, shop.platform.signer)

let shades = 0
/** Uploads a photo that no other test uploads; returns its image's id. */
async function upload(width: number, height: number): Promise<string> {
  shades += 1
  const background = { r: shades, g: 100, b: 200 }
  const image = sharp({ create: { width, height, channels: 3, background } })
  const base64 = (await image.jpeg().toBuffer()).toString('base64')
  const { src } = await editor.must(
    editor.call<UploadedImage>('POST', '/desk/images', { name: 'photo.jpg', base64 }),
  )
  return imageAt(src) ?? ''
}

const photo = (imageId: string, more: Partial<StaffPhoto> = {}): StaffPhoto => ({
  imageId,
  caption: '',
  group: null,
  roomId: null,
  focus: { x: 50, y: 50 },
  ...more,
})

const pathOf = (id: string) => `/desk/properties/${id}/photos`
const read = (id: string) => editor.must(editor.call<PropertyPhotosPage>('GET', pathOf(id)))
let keys = 0
const put = (id: string, photos: StaffPhoto[], revision: string) => {
  keys += 1
  const headers = { 'idempotency-key': `photos-of-a-property-${keys}` }
  return editor.call<PropertyPhotosPage>('PUT', pathOf(id), { photos, revision }, headers)
}
const save = async (id: string, photos: StaffPhoto[]) =>
  editor.must(put(id, photos, (await read(id)).revision))
const find = async (q: string) =>
  (
    await editor.must(
      editor.call<ResultOf<typeof findProperties>>(
        'GET',
        `/desk/properties?q=${encodeURIComponent(q)}`,
      ),
    )
  ).properties.map(({ name, photos }) => `${name}: ${photos}`)

beforeEach(async () => {
  for (const id of ['north-lodge', 'north-palace']) await save(id, [])
})

describe('photos that staff upload for a property', () => {
  test('are shown in place of drawings wherever the property is', async () => {
    const pool = await upload(1600, 900)
    const room = await upload(600, 1000)
    await save('north-lodge', [
      photo(pool, { caption: 'The pool at night', group: 'pool', focus: { x: 20, y: 80 } }),
      photo(room, { roomId: 'double' }),
    ])
    const { hotel } = await visitor.review('north-lodge')
    const cover = {
      url: `/images/${pool}/1280.webp`,
      // Never enlarged: the file for 2048 pixels is 1600 wide.
      sizes: [
        { url: `/images/${pool}/300.webp`, width: 300 },
        { url: `/images/${pool}/640.webp`, width: 640 },
        { url: `/images/${pool}/1024.webp`, width: 1024 },
        { url: `/images/${pool}/1536.webp`, width: 1536 },
        { url: `/images/${pool}/2048.webp`, width: 1600 },
      ],
      caption: 'The pool at night',
      group: 'pool',
      focus: { x: 0.2, y: 0.8 },
      placeholder: expect.stringMatching(/^#[\da-f]{6}$/),
    }
    const roomPhoto = expect.objectContaining({ caption: 'Double room', group: 'room' })
    expect(hotel.photos).toEqual([cover, roomPhoto])
    expect(hotel.rooms.map(({ photos }) => photos)).toEqual([[roomPhoto], undefined])

    const stay = stayOf()
    const opened = await traveller.must(
      traveller.call<HotelSearchState>('POST', '/hotel/search?wait=2000', {
        destination: 'city-bangkok-th',
        currency: 'USD',
        ...stay,
      }),
    )
    const { rows } = await traveller.must(
      traveller.call<ResultOf<typeof listHotelResults>>(
        'POST',
        `/hotel/search/${opened.searchId}/results`,
        {},
      ),
    )
    const photos = Object.fromEntries(rows.map((row) => [row.hotel.name, row.hotel.photo]))
    expect(photos).toEqual({
      'River Lodge': cover,
      'City Palace': { url: 'https://assets.example/palace.jpg', caption: 'Its supplier’s' },
    })

    const booking = await visitor.book('north-lodge')
    expect(booking.hotel.photos?.[0]).toEqual(cover)
    const { orderCode } = await traveller.must(visitor.submit(booking))
    const order = await traveller.must(traveller.call<Order>('GET', `/order/${orderCode}`))
    expect(order.items[0]?.hotel?.hotel).toMatchObject({
      photo: cover,
      scene: { view: 'facade' },
    })
    expect(order.items[0]?.hotel?.hotel).not.toHaveProperty('photos')
  })

  test('replace those of its supplier, which come back without them', async () => {
    const own = await upload(800, 600)
    await save('north-palace', [photo(own)])
    const { hotel } = await visitor.review('north-palace')
    expect(hotel.photos?.map(({ url }) => url)).toEqual([`/images/${own}/1280.webp`])
    await save('north-palace', [])
    const { hotel: before } = await visitor.review('north-palace')
    expect(before.photos?.map(({ caption }) => caption)).toEqual(['Its supplier’s'])
  })

  test('are saved over nothing that a colleague saved meanwhile, and logged', async () => {
    const [first, second] = [await upload(400, 300), await upload(300, 400)]
    const { revision } = await read('north-lodge')
    await editor.must(put('north-lodge', [photo(first)], revision))
    expect((await put('north-lodge', [photo(second)], revision)).error).toBe('RECORD_CHANGED')
    const { photos, property } = await read('north-lodge')
    expect(photos).toEqual([{ ...photo(first), width: 400, height: 300 }])
    expect(property.rooms).toContainEqual({ id: 'double', name: 'Double room' })
    const entries = await shop.platform.db.select().from(deskLogEntries)
    const logged = entries.filter(({ targetKind }) => targetKind === 'property').at(-1)
    expect(logged).toMatchObject({
      act: 'content.edit',
      targetId: 'north-lodge',
      before: { photos: [] },
      after: { photos: [`${first} · 50/50`] },
    })
  })

  test.each<[string, Partial<StaffPhoto>, string]>([
    ['an image that isn’t stored', { imageId: 'f'.repeat(32) }, 'photos.0.imageId'],
    ['a room of another property', { roomId: 'suite' }, 'photos.0.roomId'],
  ])('are refused with %s', async (_, more, field) => {
    const { revision } = await read('north-lodge')
    const refused = await put('north-lodge', [photo(await upload(60, 60), more)], revision)
    expect(refused).toMatchObject({ status: 400, fields: { [field]: 'invalid' } })
  })

  test('can’t be one image twice, or more than sixty', async () => {
    const image = await upload(50, 50)
    const { revision } = await read('north-lodge')
    const repeated = await put('north-lodge', [photo(image), photo(image)], revision)
    expect(repeated.error).toBe('VALIDATION')
    const many = Array.from({ length: 61 }, (_, at) => photo(String(at).padStart(32, '0')))
    expect((await put('north-lodge', many, revision)).error).toBe('VALIDATION')
  })
})

test('properties are found by name or id, and without a text those with photos', async () => {
  await save('north-lodge', [photo(await upload(70, 70))])
  expect(await find('river')).toEqual(['River Lodge: 1'])
  expect(await find('north-palace')).toEqual(['City Palace: 0'])
  expect(await find('nothing like it')).toEqual([])
  expect(await find('')).toEqual(['River Lodge: 1'])
})
