import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import words from '../../../locale/en/desk-order.json' with { type: 'json' }
import { freePort } from '../../../src/server/platform/database/free-port.ts'
import type { OrderActName, ToldAct } from '../../../src/web/desk/order/order-act-names.ts'
import { startOwnServer } from './own-server.ts'
import { ownSecret } from './paid-order.ts'
import { test as withoutDesk } from './site-test.ts'

type Role = 'support' | 'finance' | 'content' | 'admin'

export interface DeskSite {
  origin: string
  /** Lets all suppliers answer as at the start. */
  resetSuppliers(): Promise<void>
  /** Sets how all airlines answer. */
  airlines(dials: Record<string, unknown>): Promise<void>
  /** Signs in as one of the demonstration staff, and opens a page of the desk, its first one by default. */
  signIn(page: Page, role: Role, path?: string): Promise<void>
  /** Opens the page of an order; signs in first if it's given a role. */
  openOrder(page: Page, orderCode: string, role?: Role): Promise<void>
  /** Moves the server's clock forward, by milliseconds. */
  advance(by: number): Promise<void>
  /** Returns the server's time, in milliseconds since 1970. */
  now(): Promise<number>
  dataDir: string
  stop(): Promise<void>
}

/** Tests at a desk of their own: those that a worker runs share it, one after another, because it takes long to start. */
export const test = withoutDesk.extend<object, { ownDesk: DeskSite }>({
  ownDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed: none.
    async ({}, use) => {
      const site = await openDeskSite(await freePort())
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

/** Returns the desk of a file's tests, which run one after another. It's there once they run. */
export function deskSite(): DeskSite {
  const site = {} as DeskSite
  test.describe.configure({ mode: 'default' })
  test.beforeAll(({ ownDesk }) => {
    Object.assign(site, ownDesk)
  })
  return site
}

/** Starts a server whose staff may refund 10 USD of an order alone. */
async function openDeskSite(port: number): Promise<DeskSite> {
  const origin = `http://127.0.0.1:${port}`
  const { dataDir, stop } = await startOwnServer(port, {
    SECRET_KEY: ownSecret,
    PUBLIC_ORIGIN: origin,
    DESK_REFUND_LIMIT: '10',
  })
  // A code from an authenticator app works only once in 30 seconds, so each account signs in once for all tests.
  const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>()
  const turn = async (dials: Record<string, unknown>) => {
    const answer = await fetch(`${origin}/dev/world`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(dials),
    })
    expect(answer.status).toBe(200)
  }
  const site: DeskSite = {
    origin,
    dataDir,
    stop,
    async resetSuppliers() {
      await turn({ reset: true })
      // Tests on the shared server show airlines' response times; here they would only be waited for.
      await site.airlines({ latencyMs: 0 })
    },
    async airlines(dials) {
      const world = await (await fetch(`${origin}/dev/world`)).json()
      const airlines = Object.entries<object>(world.suppliers).filter(
        ([, each]) => 'seatsHeldMinutes' in each,
      )
      const suppliers = airlines.map(([each]) => [each, dials])
      await turn({ suppliers: Object.fromEntries(suppliers) })
    },
    async advance(advanceMs) {
      await fetch(`${origin}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs }),
      })
    },
    async now() {
      const { now } = await (await fetch(`${origin}/dev/clock`)).json()
      return Date.parse(now)
    },
    async signIn(page, role, path) {
      await page.context().addCookies(sessions.get(role) ?? [])
      await page.goto(`${origin}/en/desk${path ? `/${path}` : ''}`)
      // None yet, or the clock was moved past its end.
      if (page.url().includes('/desk/sign-in')) {
        const email = page.locator(`input[value="${role}@desk.example"]`)
        await page.locator('form', { has: email }).getByRole('button').click()
      }
      await expect(page.getByRole('navigation', { name: 'Parts of the desk' })).toBeVisible()
      sessions.set(role, await page.context().cookies())
    },
    async openOrder(page, orderCode, role) {
      const path = `orders/${orderCode}`
      if (role) await site.signIn(page, role, path)
      else await page.goto(`${origin}/en/desk/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(orderCode)
    },
  }
  await site.resetSuppliers()
  return site
}

/** Opens a page of the same size that is signed in alike, in a browser without scripts. */
export async function withoutScripts(page: Page, browser: Browser): Promise<Page> {
  return browser.newPage({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
  })
}

/** Returns the form of an act on the page of an order. */
export const actForm = (page: Page, act: string): Locator =>
  page.locator('form', { has: page.locator(`input[name="act"][value="${act}"]`) })

/** Opens a part of the desk from its menu, which is behind a button on phones. */
export async function openPart(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Parts of the desk' })
  const button = menu.locator('summary')
  if (await button.isVisible()) await button.click()
  await menu.getByRole('link', { name, exact: true }).click()
}

/** Opens the form of an act, whose heading is `title`. */
export async function openAct(page: Page, title: string): Promise<void> {
  await page.locator('summary', { hasText: title }).click()
}

export const why = 'The traveller called'

/** Sends a form, and waits for the page that shows that it's done. */
export async function send(page: Page, act: OrderActName, told: ToldAct = act): Promise<void> {
  const form = actForm(page, act)
  const key = await form.locator('[name="key"]').inputValue()
  await form.getByRole('button').first().click()
  // An earlier act may have left the same message.
  await expect(page.locator(`input[name="key"][value="${key}"]`)).toHaveCount(0)
  const message = page.getByRole('status').getByText(words[`told-${told}`], { exact: true })
  await expect(message).toBeVisible()
}

/** Fills in the reason and sends the form. */
export async function sendAct(page: Page, act: OrderActName): Promise<void> {
  await actForm(page, act).getByLabel('Reason (for the log)').fill(why)
  await send(page, act)
}
