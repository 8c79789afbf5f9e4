const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns whether a browser reports that another site's page sent this form. Session cookies are SameSite=Lax already;
 * this also protects against sibling domains and browsers with a lax implementation. With `publicOrigin`, pages at the same
 * host but by another scheme are another site, too.
 */
export function isForeignPost(request: Request, publicOrigin?: string): boolean {
  if (harmless.has(request.method)) return false
  const relation = request.headers.get('sec-fetch-site')
  if (relation !== null && relation !== 'same-origin' && relation !== 'none') return true
  const from = request.headers.get('origin')
  if (from === null) return false
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  if (from === 'null' || !URL.canParse(from) || new URL(from).host !== host) return true
  return publicOrigin !== undefined && !isOwnScheme(new URL(from), request, publicOrigin)
}

const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/

/**
 * Visitors' scheme is that of PUBLIC_ORIGIN: TLS ends at a proxy, so requests come here without it. Only a server that's
 * opened directly, on its own machine, has another one.
 */
function isOwnScheme({ protocol, hostname }: URL, request: Request, publicOrigin: string): boolean {
  if (protocol === new URL(publicOrigin).protocol) return true
  return loopback.test(hostname) && protocol === new URL(request.url).protocol
}

/**
 * Returns whether a URL is at this machine's own names or the site's. Pages without access checks need it, because any
 * site can point its own host name here and then read them as its own (DNS rebinding). Only the `Host` header
 * tells, because scripts can't set it, unlike `x-forwarded-host`.
 */
export function isOwnHost(visited: string, publicOrigin: string): boolean {
  const here = new URL(visited)
  return loopback.test(here.hostname) || here.host === new URL(publicOrigin).host
}

/**
 * Rewrites links to the site to the host name of this machine that the visitor uses. A local server responds to both
 * `127.0.0.1` and `localhost`, but cookies belong to one of them: switching during a payment or a sign-in would lose
 * the visitor's session. Other sites have only one name, and their links are unchanged.
 */
export function atVisitedHost(text: string, visited: string, publicOrigin: string): string {
  const here = new URL(visited)
  const site = new URL(publicOrigin)
  const sameMachine = loopback.test(here.hostname) && loopback.test(site.hostname)
  return sameMachine && here.port === site.port ? text.replaceAll(site.origin, here.origin) : text
}
