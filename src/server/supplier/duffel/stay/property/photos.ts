import { mostPhotos, type Photo, photoSchema } from '../../../../../contract/hotel/photo.ts'

/** Where Duffel's photos are: pages load images from nowhere else (`outside-origins.ts`). */
const duffelPhotos = 'https://assets.duffel.com'

/** Returns the photos that pages can show, each once, in Duffel's order. */
export function photosOf(photos: readonly { url: string }[]): Photo[] {
  const urls = new Set(photos.map(({ url }) => url))
  return [...urls]
    .filter((url) => url.startsWith(`${duffelPhotos}/`))
    .flatMap((url) => photoSchema.safeParse({ url }).data ?? [])
    .slice(0, mostPhotos)
}
