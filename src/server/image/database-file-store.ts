import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { ImageFiles } from './image-files.ts'
import { imageFiles } from './tables.ts'

/** Returns a store in the database: nothing else to run, and in its backups. */
export function createDatabaseFiles(db: Database): ImageFiles {
  const at = (id: string, width: number) =>
    and(eq(imageFiles.imageId, id), eq(imageFiles.width, width))
  return {
    async put(imageId, width, content) {
      await db
        .insert(imageFiles)
        .values({ imageId, width, content })
        .onConflictDoUpdate({ target: [imageFiles.imageId, imageFiles.width], set: { content } })
    },
    async get(id, width) {
      const [row] = await db
        .select({ content: imageFiles.content })
        .from(imageFiles)
        .where(at(id, width))
      return row?.content
    },
    async remove(id, width) {
      await db.delete(imageFiles).where(at(id, width))
    },
  }
}
