import type { PageMessage } from './messages.ts'
import { endsUse, kindOf } from './rules.ts'

/** How long a page has to be left alone before it's saved, in milliseconds. */
const calm = 1000

/**
 * Registers the service worker and tells it what to save: orders and complete results, whenever they're shown or change.
 * Does nothing in browsers without service workers and where they're blocked.
 */
export async function watchPages(): Promise<void> {
  const made = await navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
  if (!made) return
  window.addEventListener('submit', leaveToWorker, true)
  const { active } = await navigator.serviceWorker.ready
  const tell = (message: PageMessage) => active?.postMessage(message)
  const [, language = ''] = location.pathname.split('/')
  tell({ type: 'offline-page', address: `/${language}/offline`, theme: themeNow() })
  let told = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const found = toSave()
    if (!found || found.key === told) return
    told = found.key
    tell(found.message)
  }
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look, calm)
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-order-status', 'data-search-state'],
  })
  look()
}

/**
 * Without a network, forms are held back (`src/web/offline/guard-document.ts`). A sign-out goes to the worker nevertheless, which
 * erases what is saved.
 */
function leaveToWorker(event: SubmitEvent): void {
  const { pathname, origin } = new URL((event.target as HTMLFormElement).action)
  const isOurs = origin === location.origin && navigator.serviceWorker.controller !== null
  if (isOurs && endsUse(pathname)) event.stopPropagation()
}

const themeNow = (): string | undefined => document.documentElement.dataset.theme

/** Returns what to save of the page, if anything, and what it's known by: it's saved again once that changes. */
function toSave(): { key: string; message: PageMessage } | undefined {
  const { pathname, search, href } = location
  const kind = kindOf(pathname)
  if (kind === 'order') {
    const shown = document.querySelector<HTMLElement>('[data-order-status]')
    if (!shown) return undefined
    const key = `${pathname} ${shown.dataset.orderStatus}`
    return { key, message: { type: 'order', address: pathname, theme: themeNow() } }
  }
  const state = document.querySelector<HTMLElement>('[data-search-state]')?.dataset.searchState
  if (kind !== 'search' || state !== 'done') return undefined
  // The dates and travellers of results.
  const said = document.querySelector('[data-search-about]')
  const about = said?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  const html = document.documentElement.outerHTML
  return { key: href, message: { type: 'search', address: pathname + search, about, html } }
}
