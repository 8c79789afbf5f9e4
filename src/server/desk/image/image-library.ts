import { defaultLocale } from '../../../contract/default-locale.ts'
import type { RecordValue } from '../../../contract/desk/records.ts'
import type { QueryOf, ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { imageAddress } from '../../../contract/image/image-address.ts'
import {
  type getLibraryImage,
  imagesPerPage,
  type LibraryImage,
  type listImages,
} from '../../../contract/image/images.ts'
import type { ContentService } from '../../content/content-service.ts'
import type { ImageService } from '../../image/image-service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RecordBook } from '../../platform/record-book.ts'

interface Parts {
  db: Database
  images: ImageService
  content: ContentService
  messages: RecordBook<RecordValue<'message'>>
}

/**
 * Creates the look-up of stored images for editors who use one again. What an image shows isn't stored with it: whoever shows
 * it says so, for their readers.
 */
export function createImageLibrary({ db, images, content, messages }: Parts) {
  async function all(): Promise<LibraryImage[]> {
    const [stored, described, told] = await Promise.all([
      images.stored(),
      content.images(),
      messages.list(db),
    ])
    const inMessages = told.flatMap(({ alts, imgMobile, imgDesktop }) => {
      const alt = alts[defaultLocale] ?? ''
      return [imgMobile, imgDesktop].flatMap((src): [string, string][] => (src ? [[src, alt]] : []))
    })
    const alts = new Map([...inMessages, ...described])
    return stored.map(({ uploadedAt, ...image }) => ({
      ...image,
      alt: alts.get(image.src) ?? null,
      uploadedAt: uploadedAt.toISOString(),
    }))
  }

  return {
    async list({ q, page }: QueryOf<typeof listImages>): Promise<ResultOf<typeof listImages>> {
      const wanted = q.toLowerCase()
      const found = (await all()).filter(({ name, alt }) =>
        `${name ?? ''}\n${alt ?? ''}`.toLowerCase().includes(wanted),
      )
      const pages = Math.max(1, Math.ceil(found.length / imagesPerPage))
      const shown = Math.min(page, pages)
      const start = (shown - 1) * imagesPerPage
      return {
        images: found.slice(start, start + imagesPerPage),
        count: found.length,
        page: shown,
        pages,
      }
    },
    /** Throws NOT_FOUND. */
    async find(id: string): Promise<ResultOf<typeof getLibraryImage>> {
      const image = (await all()).find(({ src }) => src === imageAddress(id))
      if (!image) throw new CatalogueError('NOT_FOUND')
      return image
    },
  }
}
