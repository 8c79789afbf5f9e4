import type { Platform } from '../platform/platform.ts'
import { createDatabaseFiles } from './database-file-store.ts'
import { createImageService, type ImageService } from './image-service.ts'
import { createS3Files } from './s3-files.ts'
import { sweepImages } from './sweep-images.ts'

/** Opens images on the store that is set, and has it swept. */
export function openImages(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>,
): ImageService {
  const { db, config } = platform
  const files = config.IMAGE_STORE_URL ? createS3Files(config) : createDatabaseFiles(db)
  sweepImages({ ...platform, files })
  return createImageService({ ...platform, files })
}
