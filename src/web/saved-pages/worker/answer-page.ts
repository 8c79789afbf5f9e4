import { isFile, isLost, isOfflinePage, kindOf, orderCodeOf } from '../rules.ts'
import { offlinePage, savedPage, withoutScripts } from './fill-page.ts'
import { pageOf } from './page-response.ts'
import {
  findOfflinePage,
  findSaved,
  forgetOld,
  forgetPage,
  savedPages,
  savingTime,
} from './page-store.ts'
import { noteOwner } from './save-pages.ts'
import type { PageRequest } from './worker-scope.ts'

/** How long a page that is saved may take on a bad network, in milliseconds. */
const patience = 8000
/** What a proxy answers for a site that is down. */
const down = [502, 503, 504]

/**
 * Answers a page's request: from the site, or from the device if the site can't be reached and the page is saved there.
 * Any other page then leads to the list of what is saved.
 */
export async function answerPage(event: PageRequest): Promise<Response> {
  const { request } = event
  const url = new URL(request.url)
  const saved = await findSaved(addressOf(url), Date.now())
  try {
    const asked = askSite(event)
    const answer = await (saved ? within(patience, asked) : asked)
    if (saved && down.includes(answer.status)) return shownSaved(saved, url)
    await noteAnswer(answer, url)
    return isOfflinePage(url.pathname) && answer.ok ? listOnline(answer, url) : answer
  } catch (error) {
    const found = saved ? await shownSaved(saved, url) : await otherPage(url)
    if (found) return found
    throw error
  }
}

const addressOf = ({ origin, pathname, search }: URL): string => origin + pathname + search

async function askSite({ request, preloadResponse }: PageRequest): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

function within<T>(time: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), time)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Draws the consequences of what the site says about its visitor. */
async function noteAnswer(answer: Response, url: URL): Promise<void> {
  await noteOwner(answer, savingTime())
  const isRedirect = answer.type === 'opaqueredirect'
  // With a query, an order's page may redirect to itself.
  if (kindOf(url.pathname) === 'order' && !url.search && isLost(answer.status, isRedirect)) {
    await forgetPage(addressOf(url))
  }
  await forgetOld(Date.now())
}

type Saved = NonNullable<Awaited<ReturnType<typeof findSaved>>>

async function shownSaved({ page, response }: Saved, url: URL): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) {
    const name = response.headers.get('content-disposition')
    const named = name ? { 'content-disposition': name } : {}
    return new Response(response.body, { headers: { 'content-type': type, ...named } })
  }
  const language = url.pathname.split('/')[1] ?? ''
  const offline = await findOfflinePage(language)
  return pageOf(savedPage(await response.text(), page, offline?.html ?? ''))
}

/** Returns the same order at another address, or the list of what is saved; undefined if the worker has neither. */
async function otherPage(url: URL): Promise<Response | undefined> {
  const { pathname, origin } = url
  const pages = await savedPages(Date.now())
  const code = kindOf(pathname) === 'order' && !isFile(pathname) && orderCodeOf(pathname)
  const same =
    code &&
    pages.find(({ address }) => orderCodeOf(new URL(address).pathname) === code && !isFile(address))
  if (same) return Response.redirect(same.address)
  const offline = await findOfflinePage(pathname.split('/')[1] ?? '')
  if (!offline) return undefined
  if (isOfflinePage(pathname)) {
    return pageOf(
      offlinePage(offline.html, listed(pages), {
        wanted: wantedOf(url),
        isOffline: true,
        here: pathname,
      }),
    )
  }
  const list = new URL(offline.path, origin)
  list.searchParams.set('wanted', pathname + url.search)
  return Response.redirect(list)
}

/** Returns the page that was asked for, if it is one of this site. */
function wantedOf(url: URL): string | undefined {
  const wanted = url.searchParams.get('wanted')
  if (!wanted || !URL.canParse(wanted, url)) return undefined
  const { origin, pathname, search } = new URL(wanted, url)
  return origin === url.origin ? pathname + search : undefined
}

const listOnline = async (answer: Response, { pathname }: URL): Promise<Response> => {
  const pages = listed(await savedPages(Date.now()))
  const asked = { wanted: undefined, isOffline: false, here: pathname }
  return pageOf(offlinePage(withoutScripts(await answer.text()), pages, asked))
}

/** Orders that are saved twice, in the account and outside of it, are listed once, and their files aren't. */
function listed(pages: Awaited<ReturnType<typeof savedPages>>) {
  const codes = new Set<string>()
  return pages.filter(({ address, kind }) => {
    const { pathname } = new URL(address)
    const code = orderCodeOf(pathname) ?? ''
    if (kind !== 'order') return true
    if (isFile(pathname) || codes.has(code)) return false
    codes.add(code)
    return true
  })
}
