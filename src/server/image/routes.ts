import { CatalogueError } from '../../contract/errors.ts'
import { getImageFile } from '../../contract/image/images.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import type { ImageService } from './image-service.ts'
import { openImages } from './open-images.ts'

/** Mounts the files of images. Returns the service that adds images. */
export function mountImages(
  api: Api,
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>,
): ImageService {
  const images = openImages(platform)
  api.mount(getImageFile, async ({ params: { imageId, width } }) => {
    const content = await images.file(imageId, width)
    if (!content) throw new CatalogueError('NOT_FOUND')
    return { filename: `${imageId}-${width}.webp`, content: new Uint8Array(content) }
  })
  return images
}
