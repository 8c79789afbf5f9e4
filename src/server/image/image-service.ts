import { createHash } from 'node:crypto'
import { CatalogueError } from '../../contract/errors.ts'
import { type ImageWidth, imageAddress, largestImage } from '../../contract/image/image-address.ts'
import type { UploadedImage } from '../../contract/image/images.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { createTurns } from '../platform/fair-turns.ts'
import type { ImageFiles } from './image-files.ts'
import * as store from './image-store.ts'
import { type ResizedImage, resizeDrawing, resizeUpload } from './resize-image.ts'

/** Called with an image's id in the transaction that stores it. */
type Stored = (
  tx: Transaction,
  id: string,
  size: { width: number; height: number },
) => Promise<void>

export interface StoredImage extends UploadedImage {
  /** Of the uploaded file, if it was kept. */
  name: string | null
  uploadedAt: Date
}

export interface ImageService {
  /**
   * Stores a file that somebody (`by`) uploaded in all widths, after others of theirs; `record` runs unless it was stored before.
   * Throws IMAGE_INVALID, IMAGE_TOO_LARGE and IMAGE_STORE_UNAVAILABLE.
   */
  upload(
    file: { content: Buffer; name: string; by: string },
    record: Stored,
  ): Promise<UploadedImage>
  /** Stores drawings of our own, each at the address that `drawingAddress` returns for it. */
  addDrawings(svgs: readonly string[]): Promise<void>
  /** Returns what is known of the stored images, newest first. */
  stored(): Promise<StoredImage[]>
  /** Returns what is known of a stored image, or undefined if there's no such image. */
  find(id: string): Promise<{ width: number; height: number; colour: string | null } | undefined>
  /** Returns an image's file that is at most this wide, or undefined if there's no such image. */
  file(id: string, width: ImageWidth): Promise<Buffer | undefined>
}

/** Returns where a drawing of our own is, once it's stored. */
export const drawingAddress = (svg: string): string => imageAddress(idOf(svg))

const idOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

export function createImageService({
  db,
  clock,
  files,
}: {
  db: Database
  clock: Clock
  files: ImageFiles
}): ImageService {
  /** Each may take some hundred megabytes and some seconds until it's smaller. */
  const takeTurn = createTurns(2)

  /** Writes that it's tried before the first file is stored, and that it's done after the last one. */
  async function add(
    id: string,
    { name, by }: { name: string | null; by: string },
    read: () => Promise<ResizedImage>,
    record: Stored,
  ) {
    const known = await store.findImage(db, id)
    if (known?.state === 'stored') return known
    const { files: resized, width, height, colour } = await takeTurn(by, read)
    const widths = resized.map((file) => file.width)
    const attempt = { id, name, width, height, colour, widths, startedAt: clock.date() }
    if (!(await store.addAttempt(db, attempt))) {
      throw new CatalogueError('IMAGE_STORE_UNAVAILABLE')
    }
    for (const file of resized) await files.put(id, file.width, file.content)
    await inTransaction(db, async (tx) => {
      if (await store.markStored(tx, id)) await record(tx, id, { width, height })
    })
    return { width, height }
  }

  /** Drawings that are being stored, which pages show already. */
  const underWay = new Map<string, Promise<unknown>>()

  return {
    async upload({ content, name, by }, record) {
      if (content.length > largestImage) throw new CatalogueError('IMAGE_TOO_LARGE')
      const id = idOf(content)
      const { width, height } = await add(id, { name, by }, () => resizeUpload(content), record)
      return { src: imageAddress(id), width, height }
    },
    async addDrawings(svgs) {
      for (const svg of svgs) {
        const id = idOf(svg)
        const read = () => resizeDrawing(svg)
        underWay.set(
          id,
          add(id, { name: null, by: 'drawings' }, read, async () => {}),
        )
      }
      await Promise.all(underWay.values())
    },
    stored: async () =>
      (await store.storedImages(db)).map(({ id, width, height, name, startedAt }) => ({
        src: imageAddress(id),
        width,
        height,
        name,
        uploadedAt: startedAt,
      })),
    async find(id) {
      const image = await store.findImage(db, id)
      if (image?.state !== 'stored') return undefined
      const { width, height, colour } = image
      return { width, height, colour }
    },
    async file(id, width) {
      await underWay.get(id)?.catch(() => undefined)
      const image = await store.findImage(db, id)
      if (image?.state !== 'stored') return undefined
      const fitting = image.widths.filter((each) => each <= width)
      return files.get(id, fitting.length > 0 ? Math.max(...fitting) : Math.min(...image.widths))
    },
  }
}
