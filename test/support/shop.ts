import { afterAll } from 'vitest'
import { supplierProfiles } from '../../src/sandbox/flight/supplier-profile.ts'
import { createApp, type Instead } from '../../src/server/app.ts'
import { type Duration, days, milliseconds } from '../../src/server/platform/duration.ts'
import type { PageSource } from '../../src/server/platform/http/site/page-source.ts'
import { createSite } from '../../src/server/platform/http/site/site.ts'
import { mailsTo } from '../../src/server/platform/mail/mail-store.ts'
import type { Platform } from '../../src/server/platform/platform.ts'
import { patience } from './patience.ts'
import { nextJob, testPlatform } from './platform.ts'
import { createTraveller, type Send } from './traveller.ts'

const noPages: PageSource = {
  handlePage: async () => new Response('a page'),
  assets: undefined,
  close: async () => {},
}

/** Opens the whole site except its pages, in this process, on a real database, with its jobs running. */
export async function openShop(
  more: NodeJS.ProcessEnv = {},
  other: Partial<Platform> = {},
  instead: Instead = {},
) {
  // Travellers send their network address, because limits are counted by it.
  const platform: Platform = { ...(await testPlatform({ TRUST_PROXY: '1', ...more })), ...other }
  const app = await createApp(platform, instead)
  const site = createSite({ ...app, platform, pages: noPages, isStopping: () => false })
  const outside: Send = async (request) => site.fetch(request)
  await platform.jobs.start()
  afterAll(() => platform.jobs.stop())
  const origin = platform.config.PUBLIC_ORIGIN
  /** Resets all settings, with instant suppliers: most tests don't need to wait for them. */
  const calm = () => {
    app.world?.dials.reset()
    const suppliers = supplierProfiles.map(({ id }) => [id, { latencyMs: 0 }])
    app.world?.dials.change({ suppliers: Object.fromEntries(suppliers) })
    app.hotels?.dials.reset()
    for (const id of Object.keys(app.hotels?.dials.all() ?? {})) {
      app.hotels?.dials.change({ suppliers: { [id]: { latencyMs: 0 } } })
    }
  }
  calm()
  const { clock, jobs } = platform
  const pass = async (time: Duration) => {
    clock.advance(time)
    await jobs.clockMoved(time)
  }
  return {
    ...app,
    /** The sandbox's gateway: its bank acts as tests say, and they watch or replace its calls. */
    get gateway() {
      if (!app.gateway) throw new Error('the sandbox’s gateway isn’t open')
      return app.gateway
    },
    calm,
    /** Lets time pass: jobs whose time comes by then run. */
    pass,
    /**
     * Goes to the next day (UTC), at whose start fares change. For tests in which seats are reserved again later, which
     * fails late in the evening if midnight comes in between.
     */
    untilMidnight: () => pass(milliseconds(days(1) - (clock.now() % days(1)))),
    platform,
    origin,
    /** Calls it as an external client. */
    outside,
    /**
     * Returns the mails to an address, newest first, sent or not. They're read from the table: no service reads mails
     * again, and `/dev/outbox` lists only sent ones.
     */
    mailsTo: (to: string) => mailsTo(platform.db, to),
    /** Returns a visitor of the site's own pages. */
    traveller: (auid?: string, address?: string) =>
      createTraveller(
        async (request) => outside(await app.fromPage(request)),
        origin,
        auid,
        address,
      ),
  }
}

/**
 * Returns the result of `check` once it has one; throws if that takes too long. It's checked after each job that ends
 * in this process, and periodically for what other processes and the sandbox do.
 */
export async function eventually<T>(
  check: () => Promise<T | undefined | false>,
  within = patience(),
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
