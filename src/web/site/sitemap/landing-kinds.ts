import { listProperties } from '../../../contract/hotel/property.ts'
import { listLandings } from '../../../contract/landing/landing.ts'
import { locales } from '../../../contract/locales.ts'
import type { PagePath } from '../../locale/url.ts'
import type { SitemapKind } from './sitemap-kind.ts'

type Kind = 'route' | 'destination' | 'city' | 'area'

const everyLocale = locales.map(({ code }) => code)

/** Creates a kind of landing pages: those with enough facts to be indexed. */
const landings = (
  name: string,
  kind: Kind,
  pathOf: (address: string) => PagePath,
): SitemapKind => ({
  name,
  async list(ask) {
    const found = await ask(listLandings, { query: { kind } })
    return found.landings.map(({ address, changedAt = null }) => ({
      locales: everyLocale,
      pathIn: () => pathOf(address),
      changedAt,
    }))
  },
})

/** Pages about flights, stays and properties that hold facts of our own. */
export const landingKinds: readonly SitemapKind[] = [
  landings('routes', 'route', (address) => `flights/${address}`),
  landings('destinations', 'destination', (address) => `flights/${address}`),
  landings('cities', 'city', (address) => `hotels/${address}`),
  landings('areas', 'area', (address) => `hotels/${address}`),
  {
    name: 'hotels',
    async list(ask) {
      const { ids } = await ask(listProperties, {})
      return ids.map((id) => ({
        locales: everyLocale,
        pathIn: () => `hotel/property/${id}`,
        changedAt: null,
      }))
    },
  },
]
