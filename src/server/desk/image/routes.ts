import { uploadImage } from '../../../contract/image/images.ts'
import type { ImageService } from '../../image/image-service.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Desk } from '../mount-desk.ts'

/** Mounts uploading images. One that is stored already is no act: nothing changes. */
export function mountDeskImages(api: Api, { access, log }: Desk, images: ImageService): void {
  api.mount(uploadImage, async (call) => {
    const { id: staffId } = await access.allow(call, 'content.edit')
    const { name, base64 } = call.body
    // Names have any length, and their end says what the file is.
    const file = [...name].slice(-80).join('')
    return images.upload(Buffer.from(base64, 'base64'), (tx, id, size) =>
      log.record(tx, {
        staffId,
        act: 'content.edit',
        target: { kind: 'image', id },
        after: { file, ...size },
      }),
    )
  })
}
