import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openS3StandIn } from '../../../test/support/s3-stand-in.ts'
import { sentForm } from '../../../test/support/sent-form.ts'
import { openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { largestImage } from '../../contract/image/image-address.ts'
import type { UploadedImage } from '../../contract/image/images.ts'
import { createDeskLog } from '../desk/log/desk-log-store.ts'
import { days } from '../platform/duration.ts'
import { createDatabaseFiles } from './database-file-store.ts'
import { createImageService, drawingAddress } from './image-service.ts'
import { findImage } from './image-store.ts'
import { createS3Files } from './s3-files.ts'
import { createSweep } from './sweep-images.ts'

const s3 = await openS3StandIn()
const inDatabase = await openShop({})
const inS3 = await openShop(s3.settings)
type Shop = typeof inDatabase

/** Returns a photo that no other test uploads. */
let photos = 0
const photo = (width = 700, height = 350) => {
  photos += 1
  const background = { r: photos, g: 120, b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
async function uploader(shop: Shop) {
  const staff = await signInStaff(shop, ['content'])
  return (content: Buffer, name = 'beach.jpg') =>
    staff.call<UploadedImage>(
      'POST',
      '/desk/images',
      sentForm(undefined, 'image', { name, content }),
    )
}
const upload = await uploader(inDatabase)
const uploadToS3 = await uploader(inS3)
const get = (shop: Shop, path: string) => shop.outside(new Request(`${shop.origin}${path}`))
const idIn = (src: string) => src.slice('/images/'.length)

describe.each([
  ['in the database', inDatabase, upload],
  ['in an S3-compatible store', inS3, uploadToS3],
] as const)('an uploaded image %s', (_, shop, send) => {
  it('is served in every width, to be kept for ever', async () => {
    const { status, result } = await send(await photo())
    expect([status, result]).toEqual([
      201,
      { src: expect.stringMatching(/^\/images\/[\da-f]{32}$/), width: 700, height: 350 },
    ])
    for (const [asked, given] of [
      [300, 300],
      [640, 640],
      [940, 700],
      [3072, 700],
    ]) {
      const answer = await get(shop, `${result.src}/${asked}.webp`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(answer.headers.get('content-disposition')).toBeNull()
      const shown = sharp(Buffer.from(await answer.arrayBuffer()))
      expect(await shown.metadata()).toMatchObject({ format: 'webp', width: given })
    }
    const bare = await get(shop, result.src)
    expect([bare.status, bare.headers.get('location')]).toEqual([302, `${result.src}/1280.webp`])
  })

  it('that is uploaded twice is one image, and logged once', async () => {
    const content = await photo()
    const [one, other] = await Promise.all([send(content), send(content, 'again.jpg')])
    const later = await send(content)
    expect([other.result, later.result]).toEqual([one.result, one.result])
    const { db, clock } = shop.platform
    const target = { kind: 'image' as const, id: idIn(one.result.src) }
    const entries = await createDeskLog({ db, clock }).entriesOf(target)
    expect(entries).toMatchObject([
      { act: 'content.edit', staff: { name: 'content' }, before: null },
    ])
    expect(entries[0]?.after).toMatchObject({ width: 700, height: 350 })
  })
})

it.each([
  ['/images/0123456789abcdef0123456789abcdef/640.webp'],
  ['/images/0123456789abcdef0123456789abcdef/641.webp'],
  ['/images/0123456789abcdef0123456789abcdef/640.png'],
  ['/images/0123456789abcdef0123456789abcdef/%2e%2e%2f640.webp'],
  ['/images/nothing'],
  ['/images/'],
])('%s is no image', async (path) => {
  const answer = await get(inDatabase, path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

describe('a file that is refused', () => {
  it.each<[string, Buffer, string, number]>([
    ['is no image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_INVALID', 422],
    ['is empty', Buffer.alloc(0), 'IMAGE_INVALID', 422],
    ['has more than 10 MB', Buffer.alloc(largestImage + 1, 255), 'IMAGE_TOO_LARGE', 422],
    ['is far larger', Buffer.alloc(largestImage * 2), 'TOO_LARGE', 413],
  ])('%s', async (_, content, error, status) => {
    expect(await upload(content)).toMatchObject({ status, error })
  })

  it('may have 10 MB', async () => {
    const full = Buffer.concat([await photo(), Buffer.alloc(largestImage, 0)])
    // A decoder stops where the image ends.
    expect(await upload(full.subarray(0, largestImage))).toMatchObject({ status: 201 })
  })

  it('comes from whoever may not write content', async () => {
    const support = await signInStaff(inDatabase, ['support'])
    const sent = { name: 'a.jpg', base64: (await photo()).toString('base64') }
    expect(await support.call('POST', '/desk/images', sent)).toMatchObject({ status: 403 })
  })
})

describe('a store that is down', () => {
  const { db, clock } = inS3.platform
  const filesOf = (id: string) => [...s3.objects.keys()].filter((name) => name.startsWith(id))

  it('refuses uploads clearly, and shows nothing that is stored by half', async () => {
    const content = await photo()
    s3.goDownAfter(2)
    expect(await uploadToS3(content)).toMatchObject({
      status: 503,
      error: 'IMAGE_STORE_UNAVAILABLE',
    })
    s3.goDownAfter()
    const [id = ''] = [...s3.objects.keys()].at(-1)?.split('/') ?? []
    expect(filesOf(id)).toHaveLength(2)
    // Its attempt was written first, so it's known; nobody sees it before it's whole.
    expect(await findImage(db, id)).toMatchObject({ state: 'storing' })
    expect((await get(inS3, `/images/${id}/300.webp`)).status).toBe(404)

    const { status, result } = await uploadToS3(content)
    expect([status, result.src]).toEqual([201, `/images/${id}`])
    s3.goDownAfter(0)
    const answer = await get(inS3, `/images/${id}/300.webp`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    s3.goDownAfter()
    expect((await get(inS3, `/images/${id}/300.webp`)).status).toBe(200)
  })

  it('is rid of what was left halfway a day later, and of nothing else', async () => {
    const { src } = (await uploadToS3(await photo())).result
    s3.goDownAfter(3)
    await uploadToS3(await photo())
    s3.goDownAfter()
    const [left = ''] = [...s3.objects.keys()].at(-1)?.split('/') ?? []
    expect(filesOf(left)).toHaveLength(3)
    const sweep = createSweep({ db, clock, files: createS3Files(inS3.platform.config) })
    await sweep()
    expect(filesOf(left)).toHaveLength(3)
    clock.advance(days(2))
    s3.goDownAfter(1)
    await expect(sweep()).rejects.toMatchObject({ code: 'IMAGE_STORE_UNAVAILABLE' })
    s3.goDownAfter()
    await sweep()
    expect(filesOf(left)).toEqual([])
    expect(await findImage(db, left)).toBeUndefined()
    expect(filesOf(idIn(src))).toHaveLength(5)
    expect((await get(inS3, `${src}/300.webp`)).status).toBe(200)
  })

  it('that refuses the key is told apart from a file that is missing', async () => {
    const wrong = createS3Files({ ...inS3.platform.config, IMAGE_STORE_SECRET: 'another-secret' })
    await expect(wrong.get('a', 300)).rejects.toMatchObject({
      code: 'IMAGE_STORE_UNAVAILABLE',
      cause: { message: 'GET: 403 SignatureDoesNotMatch' },
    })
    const right = createS3Files(inS3.platform.config)
    expect(await right.get('a', 300)).toBeUndefined()
  })

  it('signs every call as S3 does', () => {
    expect(s3.refused).toEqual(['SignatureDoesNotMatch'])
  })
})

it('what two servers store at once is recorded once', async () => {
  const { db, clock } = inDatabase.platform
  const content = await photo()
  const recorded: string[] = []
  const files = createDatabaseFiles(db)
  const servers = [1, 2].map(() => createImageService({ db, clock, files }))
  const upload = (server: (typeof servers)[number]) =>
    server.upload({ content, name: 'beach.jpg', by: 'ana' }, async (_, id) => {
      recorded.push(id)
    })
  const [one, other] = await Promise.all(servers.map(upload))
  expect(other).toEqual(one)
  expect(recorded).toHaveLength(1)
})

it('a drawing of our own is at an address that is known before', async () => {
  const { db, clock } = inDatabase.platform
  const images = createImageService({ db, clock, files: createDatabaseFiles(db) })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"/>'
  await images.addDrawings([svg, svg])
  expect((await get(inDatabase, `${drawingAddress(svg)}/300.webp`)).status).toBe(200)
})
