import { ownerHeader } from '../../../contract/headers.ts'
import {
  isAnotherOwner,
  isOfflinePage,
  kindOf,
  mayBeSavedUntil,
  orderCodeOf,
  savedUntilHeader,
  searchUntil,
} from '../rules.ts'
import {
  aboutOrderOf,
  escaped,
  titleOf,
  withoutScripts,
  withStyles,
  withTheme,
} from './fill-page.ts'
import {
  erasePages,
  forgetPage,
  readSettings,
  saveOfflinePage,
  savePage,
  savingTime,
  writeSettings,
} from './page-store.ts'

/** Larger than any page of results, in characters. */
const largestPage = 3_000_000

/**
 * Notes who a document was made for. Somebody else's pages are erased before anything else can be shown or saved.
 * Returns the time that the document may be saved with, given the one it was asked for at.
 */
export async function noteOwner({ headers }: Response, asked: number): Promise<number> {
  const told = headers.get(ownerHeader)
  const settings = await readSettings()
  if (told === null || told === settings.owner) return asked
  if (isAnotherOwner(settings.owner, told)) return erasePages({ owner: told })
  await writeSettings({ ...settings, owner: told })
  return asked
}

/** Returns a document that needs no other file to be read. Throws if its style can't be fetched. */
const standingAlone = (html: string): Promise<string> =>
  withStyles(withoutScripts(html), async (address) => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`no style at ${address}`)
    return answer.text()
  })

/** Fetches an order's page again, so that it's saved as the server renders it, and its documents. */
export async function saveOrder(address: string, theme: string | undefined): Promise<void> {
  const { pathname, origin } = new URL(address)
  const code = orderCodeOf(pathname)
  if (!code || (await readSettings()).isOff) return
  const asked = savingTime()
  const answer = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' })
  // Somebody signed out while it was on its way.
  if (asked !== savingTime()) return
  const time = await noteOwner(answer, asked)
  const until = mayBeSavedUntil(answeredOf(pathname, answer), Date.now())
  if (until === undefined) {
    // It's over or cancelled, or this visitor may no longer see it. A server that is down says nothing about that.
    if (answer.status < 500) await forgetPage(address)
    return
  }
  const html = withTheme(await standingAlone(await answer.text()), theme)
  const about = aboutOrderOf(html)
  const title = about ? `${titleOf(html)} · ${about}` : titleOf(html)
  const page = { kind: 'order' as const, title, savedAt: Date.now(), until }
  await savePage(time, { ...page, address }, html, { 'content-type': 'text/html; charset=utf-8' })
  const file = new RegExp(`href="(/[\\w-]+/order/${code}/[\\w-]+\\.(?:pdf|ics))"`, 'g')
  for (const [, path = ''] of html.matchAll(file)) {
    await saveFile(time, new URL(path, origin).href, page)
  }
}

async function saveFile(
  time: number,
  address: string,
  page: { kind: 'order'; title: string; savedAt: number; until: number },
): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual' })
  const { pathname } = new URL(address)
  const about = { ...answeredOf(pathname, answer), until: new Date(page.until).toISOString() }
  const type = about.type ?? ''
  if (mayBeSavedUntil(about, Date.now()) === undefined || type.startsWith('text/html')) return
  const name = answer.headers.get('content-disposition')
  await savePage(time, { ...page, address }, await answer.blob(), {
    'content-type': type,
    ...(name ? { 'content-disposition': name } : {}),
  })
}

const answeredOf = (pathname: string, { status, redirected, headers }: Response) => ({
  pathname,
  status,
  isOwn: !redirected,
  type: headers.get('content-type'),
  until: headers.get(savedUntilHeader),
})

/** Saves results as a page shows them. */
export async function saveSearch(
  address: string,
  { html, about }: { html: string; about: string },
): Promise<void> {
  const { pathname } = new URL(address)
  if (kindOf(pathname) !== 'search' || html.length > largestPage) return
  const time = savingTime()
  if ((await readSettings()).isOff) return
  const saved = await standingAlone(html)
  const savedAt = Date.now()
  const title = about ? `${titleOf(saved)} · ${escaped(about)}` : titleOf(saved)
  const page = { address, kind: 'search' as const, title, savedAt }
  const until = searchUntil(savedAt)
  await savePage(time, { ...page, until }, saved, { 'content-type': 'text/html; charset=utf-8' })
}

/** Fetches the offline page as nobody in particular gets it. */
export async function fetchOfflinePage(address: string, theme: string | undefined): Promise<void> {
  const { pathname } = new URL(address)
  if (!isOfflinePage(pathname)) return
  const answer = await fetch(address, { credentials: 'omit', redirect: 'error' })
  if (!answer.ok) return
  await saveOfflinePage(pathname, withTheme(await standingAlone(await answer.text()), theme))
}

/** Starts or stops saving pages on this device; stopping erases them. */
export async function setSaving(isOn: boolean): Promise<void> {
  const { owner } = await readSettings()
  const settings = owner === undefined ? {} : { owner }
  if (isOn) await writeSettings(settings)
  else await erasePages({ ...settings, isOff: true })
}
