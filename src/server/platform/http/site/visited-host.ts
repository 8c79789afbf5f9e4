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
