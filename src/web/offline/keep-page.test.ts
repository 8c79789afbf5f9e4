import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// The state of the network belongs to the whole page.
vi.resetModules()
const { keepPage } = await import('./keep-page.ts')
const { network } = await import('./network.ts')

const gone = new TypeError('Failed to fetch')
const page = 'http://a.example/en/flight/search?depAirport=KUL'
const matches = [{ route: { id: 'results' } }]
const shown = { results: { type: 'data', result: 'what is loaded' } }

/** Returns the outcome of the router's request from the results page, and where the router is redirected. */
function ask(
  state: 'idle' | 'loading' | 'submitting',
  { url, method = 'GET', result = gone as unknown } = { url: page },
) {
  const location = {
    pathname: '/en/flight/search',
    search: '?depAirport=KUL',
    hash: '',
    state: null,
  }
  const wanted = { pathname: new URL(url).pathname, search: '', hash: '', state: null }
  const navigate = vi.fn()
  const loaderData = { results: 'what is loaded' }
  vi.stubGlobal('window', {
    __reactRouterDataRouter: {
      navigate,
      state: {
        location,
        matches,
        loaderData,
        actionData: null,
        navigation: { state, location: wanted },
      },
    },
  })
  const results = { results: { type: typeof result === 'string' ? 'data' : 'error', result } }
  const request = new Request(url, { method })
  const answer = Promise.resolve(keepPage({ request } as never, async () => results as never))
  return { answer, navigate, results }
}

/** Puts a form into the document that is sent to an address; `shown` is what is said above it. */
function stubForm(action: string) {
  const shown: string[] = []
  const createElement = () => {
    const text = {
      dataset: {},
      setAttribute() {},
      scrollIntoView() {},
      textContent: '',
      className: '',
    }
    return Object.assign(text, { remove: () => shown.splice(shown.indexOf(text.textContent), 1) })
  }
  const form = {
    action,
    method: 'post',
    before: ({ textContent }: { textContent: string }) => shown.push(textContent),
  }
  const document = { shown, createElement, activeElement: null, forms: [form] }
  vi.stubGlobal('document', document)
  return { document }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: false, sendBeacon: () => true })
  vi.stubGlobal('history', { state: { idx: 1 } })
})
afterEach(() => {
  network.forgetWanted()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a refresh without a network keeps the page’s data', async () => {
  expect(await ask('idle').answer).toEqual(shown)
})

it('responses are passed on', async () => {
  const { answer, results } = ask('loading', { url: page, method: 'GET', result: 'fresh' })
  expect(await answer).toBe(results)
})

it('a navigation without a network stays on the page and can be retried', async () => {
  const { navigate } = ask('loading', { url: 'http://a.example/en/order' })
  await vi.advanceTimersByTimeAsync(0)
  expect(navigate.mock.calls).toEqual([
    ['/en/flight/search?depAirport=KUL', { replace: true, preventScrollReset: true, state: null }],
  ])
  expect(network.read()).toMatchObject({ offline: true, wanted: expect.any(Function) })
})

it('a form that the server refuses to read keeps the page, and says so above the form', async () => {
  const { document } = stubForm('http://a.example/en/flight/search?depAirport=KUL')
  const refused = data(new ErrorResponse(429, '', 'Send it again in 5 minutes.'), undefined)
  const { answer, navigate } = ask('submitting', { url: page, method: 'POST', result: refused })
  expect(await answer).toEqual({ results: { type: 'data', result: undefined } })
  expect(navigate).not.toHaveBeenCalled()
  expect(document.shown).toEqual(['Send it again in 5 minutes.'])
  expect(network.read()).toMatchObject({ unsent: false })
  await ask('submitting', { url: page, method: 'POST', result: 'sent' }).answer
  expect(document.shown).toEqual([])
})

it('a form without a network keeps the page and its last answer, and says that nothing was sent', async () => {
  // What React Router makes of an action's failure, unlike a loader's.
  const wrapped = data(gone, undefined)
  const { answer, navigate } = ask('submitting', { url: page, method: 'POST', result: wrapped })
  expect(await answer).toEqual({ results: { type: 'data', result: undefined } })
  expect(navigate).not.toHaveBeenCalled()
  expect(network.read()).toMatchObject({ offline: true, unsent: true, wanted: undefined })
})
