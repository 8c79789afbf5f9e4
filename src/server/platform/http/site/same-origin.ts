const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser says that another site's page sent this form. Session cookies are SameSite=Lax
 * already; this also holds off sister domains and browsers that are lax about it.
 */
export function isForeignPost(request: Request): boolean {
  if (harmless.has(request.method)) return false
  const from = request.headers.get('origin')
  if (from === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  return from === 'null' || !URL.canParse(from) || new URL(from).host !== host
}

const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/

/**
 * Rewrites links to the site so that they stay on the name of this machine that the visitor uses. A local
 * server answers to both `127.0.0.1` and `localhost`, but cookies belong to one of them: going from one to
 * the other in the middle of a payment or a sign-in would lose the visitor. Other sites have one name only,
 * and their links are returned as they are.
 */
export function atVisitedHost(text: string, visited: string, publicOrigin: string): string {
  const here = new URL(visited)
  const site = new URL(publicOrigin)
  const sameMachine = loopback.test(here.hostname) && loopback.test(site.hostname)
  return sameMachine && here.port === site.port ? text.replaceAll(site.origin, here.origin) : text
}
