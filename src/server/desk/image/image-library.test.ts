import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { ImagePage, LibraryImage, UploadedImage } from '../../../contract/image/images.ts'
import { inAppMessages } from '../../message/tables.ts'
import { seconds } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'

const shop = await openShop()
const editor = await signInStaff(shop, ['content'])

let shades = 0
/** Uploads an image that no other test uploads; returns its address. */
async function upload(name: string): Promise<string> {
  shades += 1
  const background = { r: shades, g: 10, b: 20 }
  const image = sharp({ create: { width: 20, height: 10, channels: 3, background } })
  const base64 = (await image.png().toBuffer()).toString('base64')
  const { src } = await editor.must(
    editor.call<UploadedImage>('POST', '/desk/images', { name, base64 }),
  )
  shop.platform.clock.advance(seconds(1))
  return src
}
const list = (query = '') => editor.must(editor.call<ImagePage>('GET', `/desk/images${query}`))
const names = async (query: string) => (await list(query)).images.map(({ name }) => name)

it('images are found by their file’s name and by what content says of them', async () => {
  const beach = await upload('IMG_1.JPG')
  const temple = await upload('IMG_2.JPG')
  const offer = await upload('offer.png')
  const image = (src: string, alt: string) => ({ kind: 'image', src, alt, width: 20, height: 10 })
  const page = (blocks: unknown[]) => ({ title: 'Bali', description: 'Sun.', blocks })
  const bodies = {
    de: page([image(beach, 'Strand'), image(temple, 'Tempel')]),
    en: page([image(beach, 'A beach at sunrise')]),
  }
  const visibility = { countries: [], languages: [], from: null, until: null }
  await editor.must(
    editor.call(
      'POST',
      '/desk/contents',
      { kind: 'page', slug: 'bali', visibility, bodies },
      { 'idempotency-key': newId() },
    ),
  )
  await shop.platform.db.insert(inAppMessages).values({
    id: 'offer',
    usage: 'once',
    imgDesktop: offer,
    alts: { en: '20% off', ms: 'Diskaun 20%' },
    paths: ['/hotel'],
  })
  expect(await list()).toMatchObject({
    count: 3,
    page: 1,
    pages: 1,
    images: [
      { src: offer, name: 'offer.png', alt: '20% off', width: 20, height: 10 },
      { src: temple, name: 'IMG_2.JPG', alt: 'Tempel' },
      { src: beach, name: 'IMG_1.JPG', alt: 'A beach at sunrise' },
    ],
  })
  expect(await names('?q=img_')).toEqual(['IMG_2.JPG', 'IMG_1.JPG'])
  expect(await names('?q=SUNRISE')).toEqual(['IMG_1.JPG'])
  expect(await names('?q=20%25%20off')).toEqual(['offer.png'])
  expect(await list('?q=nothing')).toEqual({ images: [], count: 0, page: 1, pages: 1 })
  const one = await editor.must(editor.call<LibraryImage>('GET', `/desk${beach}`))
  expect(one).toMatchObject({ src: beach, alt: 'A beach at sunrise' })
})

it('a page of the list has twelve; one after the last is the last', async () => {
  for (let each = 1; each <= 13; each++) await upload(`many-${each}.png`)
  const first = await names('?q=many-')
  expect([first.length, first[0]]).toEqual([12, 'many-13.png'])
  expect(await names('?q=many-&page=2')).toEqual(['many-1.png'])
  expect(await list('?q=many-&page=9')).toMatchObject({ count: 13, page: 2, pages: 2 })
})
