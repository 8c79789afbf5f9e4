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
