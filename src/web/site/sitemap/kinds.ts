import { documentKinds } from './document-kinds.ts'
import { landingKinds } from './landing-kinds.ts'
import type { SitemapKind } from './sitemap-kind.ts'

/** All kinds that search engines should know. Results, bookings and orders are somebody's own, or endless. */
export const sitemapKinds: readonly SitemapKind[] = [...documentKinds, ...landingKinds]
