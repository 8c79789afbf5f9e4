import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PagePlatform } from '../contract/page-platform.ts'
import { cartCount } from './cart/header/cart-link.ts'
import { caseRedirect, isNowhere, localeRedirect } from './guard/locale-redirect.ts'
import { patternsOf } from './guard/written-path.ts'
import { languageContext } from './locale/language.ts'
import { extrasContext } from './product/load-item-extras.ts'
import { viewsContext } from './product/load-item-places.ts'
import { viewsIn } from './product/product-views.ts'
import { productExtras } from './product-extras.ts'
import { products } from './products.tsx'
import { withDocument } from './render/document.ts'
import * as contexts from './session/contexts.ts'
import { frontApi } from './session/front-api/front-api.ts'
import { noteWait } from './session/front-api/note-wait.ts'
import { keepPromo } from './session/kept-promo.ts'
import { authStateOf } from './session/member/auth-state.ts'
import { AuthStore } from './session/member/auth-store.ts'
import { pageMember } from './session/member/page-member.ts'
import { readMember } from './session/member/read-member.ts'
import { withTrip } from './session/member/with-trip.ts'
import { openPageState } from './session/page-state/open-page-state.server.ts'
import { readArrival, withoutArrival } from './session/sign-in/arrival.ts'
import { readLanding } from './session/source/read-landing.ts'
import { keepLanding } from './session/source/source-cookies.ts'
import { askForTokens } from './session/tokens/ask-for-tokens.ts'
import { createAuth } from './session/tokens/auth.ts'
import { readCookies } from './session/visitor/cookie-header.ts'
import { identify, keepVisitorNumber } from './session/visitor/identify.ts'
import { readVisitor } from './session/visitor/read-visitor.ts'
import { siteCookies } from './session/visitor/site-cookies.ts'
import { createCrawlerAnswers } from './site/sitemap/answer-crawlers.ts'
import css from './ui/style/site.css?inline'

const answer = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
const answerCrawlers = createCrawlerAnswers()
const patterns = patternsOf((build as ServerBuild).routes)
/** As above, but errors reach the page as they are, their stack included (S8.17). */
const answerForDebugging = createRequestHandler(build as ServerBuild, 'development')

/** Answers every request that is not a file or a front API call: pages, their data and their actions. */
export async function handlePage(asked: Request, platform: PagePlatform): Promise<Response> {
  const { page, wait } = noteWait(platform)
  const url = new URL(asked.url)
  const forCrawlers = await answerCrawlers(asked, url, page)
  if (forCrawlers) return forCrawlers
  const inSmallLetters = caseRedirect(asked, url, patterns)
  if (inSmallLetters) {
    return new Response(null, { status: 301, headers: { location: inSmallLetters } })
  }
  const jar = readCookies(asked.headers.get('cookie'))
  const elsewhere = localeRedirect(asked, url, jar)
  if (elsewhere) {
    return new Response(null, {
      status: 302,
      headers: { location: elsewhere, vary: 'cookie, accept-language' },
    })
  }
  if (isNowhere(asked, url)) return nothingThere()
  const arrival = readArrival(url.searchParams)
  // Pages never see a sign-in's query parameters, so none of their links contains them (S4.9).
  const request = arrival ? new Request(withoutArrival(url), asked) : asked
  const visitor = readVisitor(request, url, jar, page.publicConfig)
  const cookies = siteCookies(jar, page.publicConfig)
  const isDocument = asked.method === 'GET' && !url.pathname.endsWith('.data')
  // A short link only redirects: the page it leads to has the same source and more.
  const isLanding = isDocument && !url.pathname.startsWith('/deeplink/')
  const { consent } = visitor
  if (isLanding) keepPromo(cookies, url.searchParams)
  if (isLanding && consent.marketing && !visitor.device.crawler) {
    keepLanding(cookies, readLanding(url, asked.headers.get('referer')), Date.now())
  }
  if (consent.statistics) keepVisitorNumber(cookies, asked.headers.get('cf-asn'))
  const context = new RouterContextProvider()
  context.set(contexts.platformContext, page)
  context.set(contexts.visitorContext, visitor)
  context.set(contexts.cookiesContext, cookies)
  context.set(contexts.identityContext, identify(cookies, page.publicConfig, consent))
  context.set(contexts.authContext, createAuth(cookies, askForTokens(context, request)))
  context.set(viewsContext, viewsIn(products))
  context.set(extrasContext, productExtras)
  const member = readMember(context, request)
  context.set(contexts.memberContext, member)
  // Data and actions of a page that is already open show no member of their own.
  const known = url.pathname.endsWith('.data') ? undefined : await member()
  const { cameWithTokens } = context.get(contexts.authContext)
  const state = authStateOf(cameWithTokens(), known && withTrip(pageMember(known), context))
  const who = { visitor, path: url.pathname, auth: new AuthStore(state), arrival: known && arrival }
  const pageState = await openPageState(who, css, page)
  context.set(contexts.pageStateContext, pageState)
  context.set(languageContext, { locale: visitor.locale, words: pageState.words })
  const { debug } = page.publicConfig
  const answered = await (debug ? answerForDebugging : answer)(request, context)
  const count = isDocument
    ? await cartCount(context, () => frontApi(context, request), known !== undefined)
    : 0
  const response = withDocument(answered, context, count)
  // Data of pages and redirects that carry cookies are one visitor's own, like the pages.
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', 'private, no-store')
  }
  const seconds = wait()
  if (response.status === 429 && seconds) response.headers.set('retry-after', seconds)
  for (const cookie of cookies.written()) response.headers.append('set-cookie', cookie)
  return response
}

const nothingThere = (): Response =>
  new Response('There’s nothing at this address.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
