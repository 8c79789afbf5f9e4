import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { onlyToNavigate } from './deferred-modules.ts'

/** Packages that every page needs, in one file of their own: they change less often than our code. */
const vendor = [
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  '@lingui',
  'cookie',
  'set-cookie-parser',
]

/** Our code that every page needs, in one file instead of thirty: files and folders. */
const site = [
  'src/web/ui',
  'src/web/session',
  'src/web/locale',
  'src/web/currency',
  'src/web/guard',
  'src/web/problem',
  'src/web/offline',
  'src/web/site',
  'src/web/tracking/track.ts',
  'src/web/tracking/page-views.tsx',
  'src/web/content/need-help.tsx',
  'src/web/content/support-lines.tsx',
  'src/contract',
]

/** What is beneath those, but not on every page: it stays with the pages that need it. */
const notEverywhere = [
  'src/web/ui/form/checkbox-cards.tsx',
  'src/web/ui/form/date-field.tsx',
  'src/web/ui/form/number-stepper.tsx',
  'src/web/ui/form/radio-group.tsx',
  'src/web/ui/form/text-area.tsx',
  'src/web/ui/page/disclosure.tsx',
  'src/web/ui/page/empty-state.tsx',
  'src/web/ui/page/step-bar.tsx',
  'src/web/ui/price-summary.tsx',
  'src/web/ui/scene',
  'src/web/ui/time/countdown.tsx',
  'src/web/ui/time/local-time.tsx',
  'src/web/locale/date-parts.ts',
  'src/web/site/error/lost-scene.tsx',
  'src/web/site/error/not-found.tsx',
  'src/web/site/home.tsx',
  'src/web/site/home-notice.tsx',
  'src/web/site/preferences/choose-country.tsx',
  'src/contract/errors.ts',
  'src/contract/flight/abandon-reasons.ts',
  'src/contract/flight/changes-at.ts',
  'src/contract/flight/passenger-rules.ts',
  'src/contract/flight/ticket-routes.ts',
  'src/contract/traveller/traveller-rules.ts',
]

/**
 * Returns Rolldown's groups of scripts for the browser. Throws when a path is gone: a moved file would otherwise change
 * what every page loads without anybody noticing.
 */
export function sharedChunks(root: string) {
  const missing = [...site, ...notEverywhere].filter((path) => !existsSync(join(root, path)))
  if (missing.length > 0) throw new Error(`shared-chunks.ts names ${missing}, which is gone`)
  const within = (paths: readonly string[], id: string) => {
    const file = id.split('?')[0] ?? ''
    return paths
      .map((path) => join(root, path))
      .some((path) => file === path || file.startsWith(`${path}/`))
  }
  const packages = new RegExp(`node_modules/(${vendor.join('|')})/`)
  return [
    { name: 'vendor', test: (id: string) => packages.test(id) && !onlyToNavigate.test(id) },
    { name: 'site', test: (id: string) => within(site, id) && !within(notEverywhere, id) },
  ]
}
