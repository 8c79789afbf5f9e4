import { expect, it } from 'vitest'
import { testPlatform } from '../../../../test/support/platform.ts'
import type { HotelId, HotelSummary } from '../../../contract/hotel/hotel.ts'
import { imageFile } from '../../../contract/image/image-address.ts'
import { images } from '../../image/tables.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { minutes } from '../../platform/duration.ts'
import { createPropertyPhotos, type StoredPhoto } from './property-photos.ts'

const lodge = 'north-lodge' as HotelId
const palace = 'north-palace' as HotelId

const { db, log } = await testPlatform()
const image = { width: 1280, height: 720, colour: null }
await db
  .insert(images)
  .values({ id: 'pool', state: 'stored', ...image, widths: [1280], startedAt: new Date() })
const pool: StoredPhoto = {
  imageId: 'pool',
  ...image,
  caption: '',
  group: null,
  roomId: null,
  focus: { x: 50, y: 50 },
}

it('asks the database only for the photos of properties that have some, and learns of new ones within a minute', async () => {
  const clock = { time: 0, now: () => clock.time }
  const reads: string[] = []
  const counted = new Proxy(db, {
    get(target, name: keyof typeof db) {
      if (name === 'select') reads.push('select')
      return target[name]
    },
  })
  const photos = createPropertyPhotos({ db: counted, clock, log })
  const listed = async () => {
    const hotels: Pick<HotelSummary, 'id' | 'photo'>[] = [{ id: lodge }, { id: palace }]
    reads.length = 0
    await photos.showInLists(hotels)
    return { photos: hotels.map(({ photo }) => photo?.url), reads: reads.length }
  }
  expect(await listed()).toEqual({ photos: [undefined, undefined], reads: 1 })
  expect(await listed()).toEqual({ photos: [undefined, undefined], reads: 0 })

  // As another server does.
  await inTransaction(db, (tx) => photos.replace(tx, lodge, [pool, pool]))
  clock.time = minutes(1)
  expect(await listed()).toEqual({ photos: [imageFile('pool', 1280), undefined], reads: 2 })
  expect(await listed()).toEqual({ photos: [imageFile('pool', 1280), undefined], reads: 1 })
})
