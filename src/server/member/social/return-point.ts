import { CatalogueError } from '../../../contract/errors.ts'

/** This machine's own names, under any of which the same server answers while developing. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Throws VALIDATION unless providers are to send people back to this site's `/callback`. Providers check the address too,
 * but some by its beginning only, and one that lets it pass would hand our visitor's code to another site.
 */
export function refuseForeignReturn(redirectUri: string, origin: string): void {
  const [asked, ours] = [new URL(redirectUri), new URL('/callback', origin)]
  if (loopback.has(ours.hostname) && loopback.has(asked.hostname)) asked.hostname = ours.hostname
  if (asked.href === ours.href && redirectUri.endsWith('/callback')) return
  throw new CatalogueError('VALIDATION', { fields: { redirectUri: 'foreign' } })
}
