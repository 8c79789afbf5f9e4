const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Returns a page of this site as a path, and any other address as it is. A local server has several host names, but
 * cookies belong to one of them: a path keeps the visitor on the one they use. `origin` is the site as they address it.
 */
export function ownPage(target: string, origin: string): string {
  const [to, here] = [new URL(target), new URL(origin)]
  const isSameMachine = loopback.test(to.hostname) && loopback.test(here.hostname)
  const isOwn = to.origin === here.origin || (isSameMachine && to.port === here.port)
  return isOwn ? to.pathname + to.search : target
}
