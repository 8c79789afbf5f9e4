import { kindOf, orderCodeOf, type SavedPage, toForget } from '../rules.ts'

/** Pages and files. The number changes with the format: what has another one is deleted. */
const pagesName = 'saved-pages-1'
/** The offline page by language, and the device's settings. */
const shellName = 'saved-shell-1'
const settingsAddress = '/saved-settings'
const aboutHeader = 'x-saved-page'

export interface DeviceSettings {
  /** Who the saved pages belong to. */
  owner?: string
  /** Set once somebody asked that nothing be saved. */
  isOff?: true
}

const openPages = () => caches.open(pagesName)
const openShell = () => caches.open(shellName)

let erasures = 0

/** Returns a number that changes once everything is erased: what was fetched before that isn't saved any more. */
export const savingTime = (): number => erasures

/** Saves a page or file that was asked for at `time`, and deletes what there's no more room or time for. */
export async function savePage(
  time: number,
  page: SavedPage,
  body: string | Blob,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (time !== erasures) return
  const cache = await openPages()
  const about = { [aboutHeader]: encodeURIComponent(JSON.stringify(page)) }
  await cache.put(page.address, new Response(body, { headers: { ...headers, ...about } }))
  await forgetOld(Date.now())
}

/** Returns everything that is saved and not over yet, newest first. */
export async function savedPages(now: number): Promise<SavedPage[]> {
  const cache = await openPages()
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  return answers
    .flatMap((answer) => aboutOf(answer) ?? [])
    .filter(({ until }) => until > now)
    .toSorted((one, other) => other.savedAt - one.savedAt)
}

/** Returns a saved page or file with what is known about it; never one that is over. */
export async function findSaved(
  address: string,
  now: number,
): Promise<{ page: SavedPage; response: Response } | undefined> {
  const response = await (await openPages()).match(address)
  const page = aboutOf(response)
  return response && page && page.until > now ? { page, response } : undefined
}

/** Deletes what is over, and what there's no more room for. */
export async function forgetOld(now: number): Promise<void> {
  const cache = await openPages()
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const pages = answers.flatMap((answer) => aboutOf(answer) ?? [])
  await Promise.all(toForget(pages, now).map((address) => cache.delete(address)))
}

/** Deletes a page; of an order, all its pages and files. */
export async function forgetPage(address: string): Promise<void> {
  const cache = await openPages()
  const { pathname } = new URL(address)
  const code = kindOf(pathname) === 'order' ? orderCodeOf(pathname) : undefined
  for (const { url } of await cache.keys()) {
    if (url === address || (code && orderCodeOf(new URL(url).pathname) === code)) {
      await cache.delete(url)
    }
  }
}

/**
 * Deletes everything that is saved, and whose it was. Whoever doesn't want anything saved here still doesn't. Returns the
 * saving time from now on.
 */
export async function erasePages(settings: DeviceSettings = {}): Promise<number> {
  erasures += 1
  const time = erasures
  await caches.delete(pagesName)
  const { isOff } = await readSettings()
  await writeSettings(isOff ? { isOff, ...settings } : settings)
  return time
}

/** Deletes what earlier versions saved in another format. */
export async function eraseOtherFormats(): Promise<void> {
  const known = [pagesName, shellName]
  const old = (await caches.keys()).filter((name) => /^saved-/.test(name) && !known.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

export async function readSettings(): Promise<DeviceSettings> {
  const answer = await (await openShell()).match(settingsAddress)
  return (await answer?.json().catch(() => undefined)) ?? {}
}

export async function writeSettings(settings: DeviceSettings): Promise<void> {
  await (await openShell()).put(settingsAddress, Response.json(settings))
}

export async function saveOfflinePage(address: string, html: string): Promise<void> {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  await (await openShell()).put(address, new Response(html, { headers }))
}

/** Returns the offline page, in this language if it was visited. */
export async function findOfflinePage(
  language: string,
): Promise<{ path: string; html: string } | undefined> {
  const cache = await openShell()
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path !== settingsAddress)
  const path = paths.find((each) => each === `/${language}/offline`) ?? paths[0]
  const html = path && (await (await cache.match(path))?.text())
  return html ? { path, html } : undefined
}

function aboutOf(answer: Response | undefined): SavedPage | undefined {
  const about = answer?.headers.get(aboutHeader)
  return about ? (JSON.parse(decodeURIComponent(about)) as SavedPage) : undefined
}
