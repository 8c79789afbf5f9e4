import type { RecordValue } from '../../../contract/desk/records.ts'
import { getLibraryImage, listImages, uploadImage } from '../../../contract/image/images.ts'
import { createContentService } from '../../content/content-service.ts'
import type { ImageService } from '../../image/image-service.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RecordBook } from '../../platform/record-book.ts'
import { shownName } from '../../platform/upload/file-kind.ts'
import { bytesOf } from '../../platform/upload/sent-file.ts'
import type { Desk } from '../mount-desk.ts'
import { createImageLibrary } from './image-library.ts'

/** Mounts uploading images, and finding those that are stored. Uploading one that is stored already is no act: nothing changes. */
export function mountDeskImages(
  api: Api,
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { access, log }: Desk,
  parts: { images: ImageService; messages: RecordBook<RecordValue<'message'>> },
): void {
  const { images, messages } = parts
  const content = createContentService({ db, clock })
  const library = createImageLibrary({ db, images, content, messages })
  api.mount(uploadImage, async (call) => {
    const { id: staffId } = await access.allow(call, 'content.edit')
    const file = shownName(call.body.name)
    const upload = { content: await bytesOf(call.body), name: file, by: staffId }
    return images.upload(upload, (tx, id, size) =>
      log.record(tx, {
        staffId,
        act: 'content.edit',
        target: { kind: 'image', id },
        after: { file, ...size },
      }),
    )
  })
  api.mount(listImages, ({ query }) => library.list(query))
  api.mount(getLibraryImage, ({ params: { imageId } }) => library.find(imageId))
}
