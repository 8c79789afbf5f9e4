import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { propertyPhotos } from '../tables.ts'

export type PropertyPhotoRow = typeof propertyPhotos.$inferSelect

/** Returns the photos of these properties, each property's in their order. */
export async function photosOf(db: Executor, ids: readonly HotelId[]): Promise<PropertyPhotoRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(propertyPhotos)
    .where(inArray(propertyPhotos.hotelId, [...ids]))
    .orderBy(asc(propertyPhotos.hotelId), asc(propertyPhotos.position))
}

/** Returns each property's first photo. */
export const firstPhotosOf = (db: Executor, ids: readonly HotelId[]): Promise<PropertyPhotoRow[]> =>
  db
    .select()
    .from(propertyPhotos)
    .where(and(inArray(propertyPhotos.hotelId, [...ids]), eq(propertyPhotos.position, 0)))

/** Returns the properties that have photos, at most so many. */
export async function propertiesWithPhotos(db: Executor, limit: number): Promise<HotelId[]> {
  const rows = await db
    .select({ id: propertyPhotos.hotelId })
    .from(propertyPhotos)
    .where(eq(propertyPhotos.position, 0))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns how many photos properties have, by id, of at most so many properties. */
export const photoCounts = (
  db: Executor,
  limit: number,
): Promise<{ hotelId: HotelId; photos: number }[]> =>
  db
    .select({ hotelId: propertyPhotos.hotelId, photos: count() })
    .from(propertyPhotos)
    .groupBy(propertyPhotos.hotelId)
    .orderBy(asc(propertyPhotos.hotelId))
    .limit(limit)

/** Lets one transaction at a time change a property's photos: a list without photos has no row to lock. */
export async function lockPhotos(tx: Transaction, id: HotelId): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`property photos ${id}`}, 0))`,
  )
}

/** Stores a property's photos in place of those it has. */
export async function replacePhotos(
  tx: Transaction,
  id: HotelId,
  rows: readonly PropertyPhotoRow[],
): Promise<void> {
  await tx.delete(propertyPhotos).where(eq(propertyPhotos.hotelId, id))
  if (rows.length > 0) await tx.insert(propertyPhotos).values([...rows])
}
