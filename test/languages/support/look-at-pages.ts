import { test as base, type Page } from '@playwright/test'
import type { Locale } from '../../../src/contract/locales.ts'
import { axeFinds } from '../../e2e/support/axe.ts'
import { someAddress } from '../../e2e/support/member-journey.ts'
import { textFaultsIn } from './english-runs.ts'
import { type MadeVisit, makeVisit } from './made-visit.ts'
import { readPage } from './page-faults.ts'
import { type Sample, samples } from './sample-addresses.ts'

const phone = { width: 360, height: 740 }

/** Pages whose structure and colours axe looks at, by their routes. */
const forAxe = new Set([
  ...['', 'flight/search', 'flight/book/:bookId', 'pay/:trxId/choose', 'order/:orderCode'],
])

const appAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 SojournApp/2.14'

/** Says what no visitor's browser would: tests have no service worker. */
const saidByPlaywright = 'Service Worker registration blocked by Playwright'

interface Visit {
  made: MadeVisit
  guest: Page
  member: Page
}

interface Site {
  origin: string
  secret: string
  stop?(): Promise<void>
}

/** A worker makes what its pages show once, and opens them in the same windows, which keep scripts and fonts. */
export const visiting = (siteOf: (baseURL: string) => Promise<Site>) =>
  base.extend<object, { visit: Visit }>({
    visit: [
      async ({ browser }, use, { project }) => {
        const { origin, secret, stop } = await siteOf(project.use.baseURL ?? '')
        const open = async () => {
          const options = { baseURL: origin, viewport: phone, reducedMotion: 'reduce' } as const
          return (await browser.newContext({ ...options, serviceWorkers: 'block' })).newPage()
        }
        const [guest, member] = await Promise.all([open(), open()])
        const made = await makeVisit(guest, member, secret)
        await use({ made, guest, member })
        await Promise.all([guest.context().close(), member.context().close()])
        await stop?.()
      },
      { scope: 'worker' },
    ],
  })

/** Returns what is wrong on all pages in a language. `own` are its messages, if they aren't in `locale`. */
export async function faultsInLanguage(
  { made, guest, member }: Visit,
  { code, tag }: Pick<Locale, 'code' | 'tag'>,
  own?: Parameters<typeof textFaultsIn>[1],
): Promise<string[]> {
  const textFaults = textFaultsIn(code, own)
  const all: string[] = []
  const samplesOf = ([route, of]: [string, (made: MadeVisit) => (string | Sample)[]]) =>
    of(made).map((each): [string, Sample] => [
      route,
      typeof each === 'string' ? { path: each } : each,
    ])
  for (const [route, sample] of Object.entries(samples).flatMap(samplesOf)) {
    const page = sample.by === 'member' ? member : guest
    const said = listen(page)
    // Calls of one address are limited, and a language makes as many as many visitors.
    const from = { 'x-forwarded-for': someAddress() }
    await page.setExtraHTTPHeaders(sample.inApp ? { ...from, 'user-agent': appAgent } : from)
    if (sample.flow) await startFlow(page, sample.flow)
    const answer = await page.goto(`/${code}/${sample.path}`.replace(/\/$/, ''))
    await settled(page)
    const { lang, texts, misfits } = await readPage(page)
    const status = answer?.status()
    const faults = [...textFaults(texts), ...misfits]
    if (status !== (sample.status ?? 200)) faults.push(`answers ${status}`)
    if (lang !== tag.split('-u-')[0]) faults.push(`is in ${lang}`)
    if (!page.url().includes(sample.path.split('?')[0] ?? '')) faults.push(`leads to ${page.url()}`)
    if (forAxe.has(route)) faults.push(...(await axeFinds(page)).map((rule) => rule.join(' ')))
    // Browsers say so of every page that isn't found.
    faults.push(...said().filter((text) => status === 200 || !text.includes(`status of ${status}`)))
    all.push(...[...new Set(faults)].map((fault) => `/${code}/${sample.path}: ${fault}`))
  }
  return all
}

/** Returns what ends listening to a page's console, and returns what it said. */
function listen(page: Page): () => string[] {
  const said: string[] = []
  const onConsole = (message: { text(): string }) => {
    if (message.text() !== saidByPlaywright) said.push(message.text())
  }
  const onError = (error: Error) => said.push(error.message)
  page.on('console', onConsole).on('pageerror', onError)
  return () => {
    page.off('console', onConsole).off('pageerror', onError)
    return said
  }
}

/** Waits until a page is hydrated and has what it searches for. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1]
    const search = document.querySelector('[data-search-state]')?.getAttribute('data-search-state')
    const isHydrated = root && !root.stateNode.current.memoizedState.isDehydrated
    return isHydrated && search !== 'searching'
  })
}

/** Gives a browser the cookie that a mail's code would, for the page that comes after it. */
async function startFlow(page: Page, use: NonNullable<Sample['flow']>): Promise<void> {
  const flow = { verification: { use, email: 'mei@example.com', value: 'code' } }
  const value = encodeURIComponent(JSON.stringify(flow))
  await page.context().addCookies([{ name: 'auth_flow', value, url: new URL(page.url()).origin }])
}
