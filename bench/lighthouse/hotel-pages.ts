import { inDays } from '../figures.ts'
import { createVisitor, finishedSearch } from './visitor.ts'

/** Two adults and two children in two rooms, in Bali. */
const search = `/en/hotel/search?destination=city-bali-id&checkIn=${inDays(42)}&checkOut=${inDays(46)}&rooms=2-5-8_2`

/** Returns the addresses of a search for stays, of its results, and of the first stay's page. */
export async function hotelPages(
  site: string,
): Promise<{ landing: string; results: string; stay: string }> {
  const results = site + search
  const html = await finishedSearch(createVisitor(site), results)
  const [, path] = /href="(\/en\/hotel\/review\/[^"]+)"/.exec(html) ?? []
  if (!path) throw new Error('No stay was found.')
  return { landing: `${site}/en/hotel`, results, stay: site + path }
}
