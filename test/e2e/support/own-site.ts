import { test as atDesk, type DeskSite } from './desk-journey.ts'
import { someAddress } from './member-journey.ts'

/**
 * For tests that move the clock or change suppliers' settings, which would disturb those at the shared server. They run at the
 * server of their worker's desk tests, which takes long to start; their pages and requests open it by default. A file that
 * moves the clock by days needs one of its own: setup links of staff, which the desk's tests make, live for three.
 */
export const test = atDesk.extend({
  baseURL: ({ ownDesk }, use) => use(ownDesk.origin),
  // Sign-ins per address are limited.
  extraHTTPHeaders: ({ locale: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
})

/** Returns that server for a file's tests. It's there once they run, and after each its suppliers are as they were before. */
export function ownSite(): DeskSite {
  const site = {} as DeskSite
  test.beforeAll(({ ownDesk }) => {
    Object.assign(site, ownDesk)
  })
  test.afterEach(() => site.resetSuppliers())
  return site
}
