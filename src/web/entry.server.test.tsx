import { Suspense } from 'react'
import {
  Await,
  createRequestHandler,
  data,
  UNSAFE_decodeViaTurboStream as decode,
  redirect,
  type ServerBuild,
  useLoaderData,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'
import { expect, it } from 'vitest'
import routerConfig from '../../react-router.config.ts'
import { pageContext } from '../../test/support/page/page-context.ts'
import { pageState } from '../../test/support/page/render-page.tsx'
import * as entry from './entry.server.tsx'
import { notFound } from './problem/page-errors.ts'
import { withDocument } from './render/document.ts'
import * as root from './root.tsx'
import { pageStateContext, platformContext, visitorContext } from './session/contexts.ts'
import { deviceOf } from './session/visitor/device.ts'

const soon = <T,>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value))
const nothing = () => null
function Broken(): never {
  throw new Error('secret of the code')
}
function Deferred() {
  const { later } = useLoaderData<{ later: Promise<string> }>()
  return (
    <Suspense fallback="waiting">
      <Await resolve={later}>{(value) => <p>{value}</p>}</Await>
    </Suspense>
  )
}

const pages: Record<string, object> = {
  plain: { loader: () => data('the data', { status: 201 }), default: () => <p>the page</p> },
  form: { action: () => ({ sent: true }), default: () => <p>the form</p> },
  'loader-fails': { loader: Broken, default: nothing },
  'page-fails': { loader: () => 'the data', default: Broken },
  'part-fails': {
    default: () => (
      <Suspense fallback="the fallback">
        <Broken />
      </Suspense>
    ),
  },
  missing: {
    loader: () => {
      throw notFound()
    },
    default: nothing,
  },
  moved: {
    loader: () => redirect('/en/plain', { headers: [['set-cookie', 'a=1']] }),
    default: nothing,
  },
  deferred: { loader: () => ({ later: soon('what came later') }), default: Deferred },
  results: { handle: { noindex: true }, default: () => <p>results</p> },
  hostile: { loader: () => '</script><!--<script>alert(1)//\u2028', default: nothing },
  'hostile-name': {
    meta: () => [
      { 'script:ld+json': { '@type': 'Thing', name: '</script><!--<script>alert(1)//\u2028' } },
    ],
    default: nothing,
  },
}

const headers = () => {
  const own = new Headers({ 'x-own': 'kept' })
  own.append('set-cookie', 'a=1')
  own.append('set-cookie', 'b=2')
  return own
}
/** As the build makes it. */
const rootModule = { ...root, ErrorBoundary: withErrorBoundaryProps(root.ErrorBoundary) }
const ids = ['root', ...Object.keys(pages)]
const routes = ids.map((id) => {
  const module: object = id === 'root' ? rootModule : { ...pages[id], headers }
  const place = id === 'root' ? { path: '' } : { path: `en/${id}`, parentId: 'root' }
  return { id, ...place, module }
})
const answer = createRequestHandler(
  {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(
        routes.map(({ module, ...route }) => [
          route.id,
          { ...route, module: '/route.js', hasLoader: 'loader' in module },
        ]),
      ),
      url: '/manifest.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {},
    ssr: true,
    isSpaMode: false,
    allowedActionOrigins: routerConfig.allowedActionOrigins,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild,
  'production',
)

async function get(name: string, init: RequestInit = {}, userAgent = '') {
  const { context } = pageContext()
  const reported: unknown[] = []
  const platform = context.get(platformContext)
  const report = (error: unknown) => reported.push(error)
  const state = { ...pageState({}), css: '/style.css', nonce: 'the-nonce', wordsJson: () => '{}' }
  context.set(platformContext, { ...platform, nonce: 'the-nonce', report })
  context.set(visitorContext, { ...context.get(visitorContext), device: deviceOf(userAgent) })
  context.set(pageStateContext, state)
  const request = new Request(`http://a.example/en/${name}`, init)
  const response = withDocument(await answer(request, context), context, 0)
  return { response, html: await response.text(), reported }
}

/** Returns what the browser's router reads from a document. */
async function handedOff(html: string) {
  const calls = html.matchAll(/streamController\.enqueue\((".*?")\);<\/script>/g)
  const texts = [...calls].map(([, text = '']) => JSON.parse(text) as string)
  const { value } = await decode(new Blob(texts).stream(), globalThis)
  return value as { loaderData: Record<string, unknown>; errors: unknown }
}

/** Returns the code of the error page. */
const shownError = (html: string) => /data-error="(.*?)"/.exec(html)?.[1]

it('sends the page with its own status, headers, cookies and data', async () => {
  const { response, html } = await get('plain')
  expect(response.status).toBe(201)
  expect(response.headers.get('x-own')).toBe('kept')
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toMatch(/^<!DOCTYPE html><html.*<p>the page<\/p>.*<\/body><\/html>$/s)
  expect((await handedOff(html)).loaderData.plain).toBe('the data')
})

it.each(Object.keys(pages).filter((name) => name !== 'moved'))(
  'every script of /%s has the nonce, and no data ends one',
  async (name) => {
    const { html } = await get(name)
    const scripts = html.match(/<script\b[^>]*>/g) ?? []
    const executable = scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))
    expect(executable.length).toBeGreaterThan(2)
    for (const tag of executable) expect(tag).toContain('nonce="the-nonce"')
    expect(html.match(/<\/script>/g)).toHaveLength(scripts.length)
    expect(html).not.toMatch(/<!--<|\u2028/)
  },
)

it('hands over hostile data as it is', async () => {
  const { html } = await get('hostile')
  expect((await handedOff(html)).loaderData.hostile).toBe('</script><!--<script>alert(1)//\u2028')
})

it('structured data can’t end its script', async () => {
  const { html } = await get('hostile-name')
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(data).not.toMatch(/[<>]/)
  expect(JSON.parse(data)).toEqual({
    '@type': 'Thing',
    name: '</script><!--<script>alert(1)//\u2028',
  })
})

it.each(['loader-fails', 'page-fails'])('/%s is the error page, and is reported', async (name) => {
  const { response, html, reported } = await get(name)
  expect(response.status).toBe(500)
  expect(shownError(html)).toBe('generic')
  expect(html).not.toContain('secret of the code')
  expect(reported).toEqual([expect.objectContaining({ message: 'secret of the code' })])
  expect((await handedOff(html)).errors).toBeTruthy()
})

it('a part that fails is left to the browser, with an error status', async () => {
  const { response, html } = await get('part-fails')
  expect(response.status).toBe(500)
  expect(html).toContain('the fallback')
})

it('says 404 on its error page; crawlers get the status alone', async () => {
  const { response, html, reported } = await get('missing')
  expect(response.status).toBe(404)
  expect(shownError(html)).toBe('NOT_FOUND')
  expect(reported).toEqual([])
  const bot = await get('missing', {}, 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  expect([bot.response.status, bot.html]).toEqual([404, ''])
})

it('tells search engines in a header not to index pages that say so', async () => {
  const { response } = await get('results')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect((await get('plain')).response.headers.get('x-robots-tag')).toBeNull()
})

it('redirects without rendering, and keeps the redirect’s cookies', async () => {
  const { response, html } = await get('moved')
  expect([response.status, response.headers.get('location'), html]).toEqual([302, '/en/plain', ''])
  expect(response.headers.getSetCookie()).toEqual(['a=1'])
})

it('waits for data that a loader defers', async () => {
  const { response, html } = await get('deferred')
  expect(response.status).toBe(200)
  expect(html).toContain('<p>what came later</p>')
  expect(html).not.toContain('waiting')
  const { later } = (await handedOff(html)).loaderData.deferred as { later: Promise<string> }
  expect(await later).toBe('what came later')
})

it('answers HEAD with status and headers alone', async () => {
  const { response, html } = await get('plain', { method: 'HEAD' })
  expect([response.status, html]).toEqual([201, ''])
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

it('ends for a reader who has left, and reports no error', async () => {
  const leaving = new AbortController()
  const answered = get('deferred', { signal: leaving.signal })
  leaving.abort()
  expect((await answered).reported).toEqual([])
})

it('a form is taken from a page with HTTPS, which ends at the proxy in front', async () => {
  const { response, reported } = await get('form', {
    method: 'POST',
    headers: { origin: 'https://a.example' },
  })
  expect(response.status).toBe(200)
  expect(reported).toEqual([])
})
