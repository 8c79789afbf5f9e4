import { afterAll } from 'vitest'
import { supplierProfiles } from '../../src/sandbox/flight/supplier-profile.ts'
import { createApp } from '../../src/server/app.ts'
import type { Product } from '../../src/server/order/product.ts'
import type { PageSource } from '../../src/server/platform/http/site/page-source.ts'
import { createSite } from '../../src/server/platform/http/site/site.ts'
import type { Platform } from '../../src/server/platform/platform.ts'
import { nextJob, testPlatform } from './platform.ts'
import { createTraveller, type Send } from './traveller.ts'

const noPages: PageSource = {
  handlePage: async () => new Response('a page'),
  assets: undefined,
  close: async () => {},
}

/** Opens the whole site but its pages, in this process on a real database, with its jobs running. */
export async function openShop(
  more: NodeJS.ProcessEnv = {},
  other: Partial<Platform> = {},
  moreProducts: readonly Product[] = [],
) {
  // Travellers name the address they come from, for limits are counted by it.
  const platform: Platform = { ...(await testPlatform({ TRUST_PROXY: '1', ...more })), ...other }
  const app = await createApp(platform, moreProducts)
  const site = createSite({ ...app, platform, pages: noPages, isStopping: () => false })
  const outside: Send = async (request) => site.fetch(request)
  await platform.jobs.start()
  afterAll(() => platform.jobs.stop())
  const origin = platform.config.PUBLIC_ORIGIN
  /** Puts all dials at rest, and suppliers answer at once: most tests wait for nothing that they look at. */
  const calm = () => {
    app.world?.dials.reset()
    const suppliers = supplierProfiles.map(({ id }) => [id, { latencyMs: 0 }])
    app.world?.dials.change({ suppliers: Object.fromEntries(suppliers) })
  }
  calm()
  return {
    ...app,
    calm,
    platform,
    origin,
    /** As somebody who is not the site calls it. */
    outside,
    /** Returns a visitor of the site's own pages. */
    traveller: (auid?: string) =>
      createTraveller(async (request) => outside(await app.fromPage(request)), origin, auid),
  }
}

/**
 * Returns what `check` gives once it gives something; throws when that takes too long. It looks after each job that ends in this
 * process, and now and then for what other processes and the sandbox do.
 */
export async function eventually<T>(
  check: () => Promise<T | undefined | false>,
  within = 20_000,
): Promise<T> {
  const end = Date.now() + within
  for (;;) {
    const next = nextJob()
    const found = await check()
    if (found) return found
    if (Date.now() > end) throw new Error(`not within ${within} ms: ${check}`)
    await next
  }
}
