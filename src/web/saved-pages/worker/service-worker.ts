import { enable as enablePreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { PageMessage } from '../messages.ts'
import { endsUse, isOfflinePage, isSitePage } from '../rules.ts'
import { answerPage } from './answer-page.ts'
import { checkOwner, isOwnFetch } from './check-owner.ts'
import { notificationOf } from './notification.ts'
import { eraseOtherFormats, erasePages, forgetOld } from './page-store.ts'
import { fetchOfflinePage, saveOrder, saveSearch, setSaving } from './save-pages.ts'
import { sendSignOut } from './send-sign-out.ts'
import { type PageRequest, worker } from './worker-scope.ts'

/** Their names change with their content, so those of an earlier version are never asked for again. */
const fonts = 'fonts'

// It stores no script of the site, so a new version may take over at once: no open page depends on the old one.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      worker.clients.claim(),
      caches.delete(fonts),
      eraseOtherFormats(),
      forgetOld(Date.now()),
    ]),
  ),
)
// Otherwise a page would wait for this worker to start before it's even asked for.
enablePreload()

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && endsUse(url.pathname),
  async ({ event, request }) => {
    event.waitUntil(unsubscribe())
    return sendSignOut(request)
  },
  'POST',
)

/** Lets push services forget this browser. */
async function unsubscribe(): Promise<void> {
  const subscribed = await worker.registration.pushManager?.getSubscription()
  await subscribed?.unsubscribe()
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isSitePage(url.pathname),
  ({ event }) => answerPage(event as unknown as PageRequest),
)
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isOfflinePage(url.pathname),
  async ({ url }) => {
    await erasePages()
    await unsubscribe()
    return Response.redirect(url.origin + url.pathname, 303)
  },
  'POST',
)
// Pages include their style; its typefaces are files.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'font',
  new CacheFirst({ cacheName: fonts }),
)

// The fetch itself isn't answered here, so it takes no longer.
worker.addEventListener('fetch', (event) => {
  if (!isOwnFetch(event.request, worker.location.origin)) return
  event.waitUntil(checkOwner(Date.now()).catch(() => undefined))
})

worker.addEventListener('push', (event) => {
  const shown = event.data && notificationOf(event.data.json())
  // Browsers want to see one for each message.
  if (shown) event.waitUntil(worker.registration.showNotification(...shown))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(worker.clients.openWindow(String(event.notification.data)))
})

worker.addEventListener('message', (event) => {
  const done = () => event.ports[0]?.postMessage('done')
  event.waitUntil(
    obey(event.data as PageMessage)
      .catch(() => undefined)
      .then(done),
  )
})

/** A saved page is shown with what the offline page says above it, so it's saved after that. */
let offlinePageSaved: Promise<unknown> = Promise.resolve()

/** Does what a page asks for. What can't be saved now is saved the next time. */
async function obey(message: PageMessage): Promise<void> {
  const { type } = message
  if (type === 'saving') return setSaving(message.isOn)
  const { origin, href } = new URL(message.address, worker.location.origin)
  if (origin !== worker.location.origin) return
  if (type === 'offline-page') {
    const saving = fetchOfflinePage(href, message.theme)
    offlinePageSaved = saving.catch(() => undefined)
    return saving
  }
  await offlinePageSaved
  if (type === 'order') return saveOrder(href, message.theme)
  if (type === 'search') return saveSearch(href, message)
}
