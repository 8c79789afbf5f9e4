import { type DataRouter, matchRoutes } from 'react-router'
import { isReachable, noteOffline } from '../offline/network.ts'
import { whenIdle } from '../offline/when-idle.ts'
import { whenTouched } from '../offline/when-touched.ts'
import { leaveDocument } from './leave-document.ts'
import { fetchWholeAhead, loadWhole, type Whole } from './load-whole.ts'
import { type RouterInit, type ShownPage, shownPage } from './shown-page.ts'

type Subscriber = Parameters<DataRouter['subscribe']>[0]
type Scroll = Parameters<DataRouter['enableScrollRestoration']>
type Navigate = (
  to: Parameters<DataRouter['navigate']>[0] | number,
  options?: Parameters<DataRouter['navigate']>[1],
) => Promise<void>

let whole: Whole | undefined

/**
 * Creates the router of a document. Showing a page needs little of a router, so the rest, which navigates, is loaded when
 * the page is first touched. A page that isn't complete gets the whole router at once: like React Router's own
 * component, this throws the promise that React waits for.
 */
export function createRouter(init: RouterInit, load: () => Promise<Whole> = loadWhole): DataRouter {
  if (whole) return whole.createRouter(init)
  const page = shownPage(init)
  if (page) return deferredRouter(init, page, load)
  throw load().then((loaded) => {
    whole = loaded
  })
}

/** Returns a router that shows the page, and becomes the whole one when it's first used or the page is touched. */
function deferredRouter(init: RouterInit, page: ShownPage, load: () => Promise<Whole>): DataRouter {
  const { history } = init
  const start = history.location
  const subscribers = new Set<Subscriber>()
  let router: DataRouter | undefined
  let opening: Promise<DataRouter> | undefined
  let scroll: Scroll | undefined
  let stopScroll: (() => void) | undefined
  let stopWaiting = () => {}
  let popped = false

  const create = async (): Promise<DataRouter> => {
    const { createRouter } = await load()
    stopWaiting()
    let listener: Parameters<typeof history.listen>[0] | undefined
    const created = createRouter({
      ...init,
      history: Object.create(history, {
        // The whole router takes over the page that's shown, wherever Back has led to meanwhile.
        location: { get: () => (router ? history.location : start) },
        listen: {
          value: (each: typeof listener & {}) => {
            listener = each
            return history.listen(each)
          },
        },
      }),
    })
    router = created
    created.subscribe((...change) => {
      for (const each of subscribers) each(...change)
    })
    if (scroll) stopScroll = created.enableScrollRestoration(...scroll)
    created.initialize()
    if (popped) listener?.({ action: history.action, location: history.location, delta: null })
    return created
  }

  const open = (): Promise<DataRouter> => {
    opening ??= create().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  /** Uses the whole router. If it can't be loaded, the document does what it can do without one. */
  const use = async (
    call: (router: DataRouter) => Promise<void>,
    lost: Parameters<typeof noteOffline>[0],
    otherwise: () => void,
  ): Promise<void> => {
    let opened: DataRouter
    try {
      opened = await open()
    } catch (error) {
      if (!(await isReachable())) return noteOffline(lost)
      console.error('the router could not be loaded', error)
      return otherwise()
    }
    return call(opened)
  }
  const navigate: Navigate = (to, options) =>
    use(
      (opened) => opened.navigate(to as never, options),
      options && 'formMethod' in options && options.formMethod
        ? { unsent: true, wanted: undefined }
        : { unsent: false, wanted: () => void navigate(to, options) },
      () => leaveDocument(to, options),
    )

  const shown: Partial<DataRouter> = {
    basename: init.basename ?? '/',
    window,
    routes: page.routes,
    manifest: page.manifest,
    state: initialState(init, page),
    match: (at) => matchRoutes(page.routes, at, init.basename),
    initialize() {
      const begin = () => void open().catch(() => {})
      const stops = [
        whenTouched(begin),
        whenIdle(fetchWholeAhead),
        history.listen(() => {
          popped = true
          begin()
        }),
      ]
      stopWaiting = () => {
        for (const stop of stops) stop?.()
      }
      return deferred
    },
    subscribe(each) {
      subscribers.add(each)
      return () => subscribers.delete(each)
    },
    enableScrollRestoration(...positions) {
      scroll = positions
      stopScroll = router?.enableScrollRestoration(...positions)
      return () => {
        scroll = undefined
        stopScroll?.()
      }
    },
    navigate,
    revalidate: () =>
      use(
        (opened) => opened.revalidate(),
        {},
        () => location.reload(),
      ),
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
  }
  const own = new Set<string | symbol>(['subscribe', 'enableScrollRestoration'])
  const deferred = new Proxy(shown, {
    get: (_, name) => Reflect.get(router && !own.has(name) ? router : shown, name),
  }) as DataRouter
  return deferred
}

/** Returns what React Router's own router begins with. */
const initialState = (init: RouterInit, page: ShownPage): DataRouter['state'] => ({
  historyAction: init.history.action,
  location: init.history.location,
  matches: page.matches,
  initialized: true,
  renderFallback: false,
  navigation: idle,
  restoreScrollPosition: false,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: init.hydrationData?.loaderData ?? {},
  actionData: init.hydrationData?.actionData ?? null,
  errors: init.hydrationData?.errors ?? null,
  fetchers: new Map(),
  blockers: new Map(),
})

const idle: DataRouter['state']['navigation'] = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
}
