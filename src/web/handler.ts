import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PagePlatform } from '../contract/page-platform.ts'
import { localeRedirect } from './guard/locale-redirect.ts'
import {
  identityContext,
  pageStateContext,
  platformContext,
  visitorContext,
} from './session/contexts.ts'
import { readCookies } from './session/cookie-header.ts'
import { identify } from './session/identify.ts'
import { openPageState } from './session/open-page-state.server.ts'
import { readVisitor } from './session/read-visitor.ts'

const answer = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/** Answers every request that is not a file or a front API call: pages, their data and their actions. */
export async function handlePage(request: Request, page: PagePlatform): Promise<Response> {
  const url = new URL(request.url)
  const jar = readCookies(request.headers.get('cookie'))
  const elsewhere = localeRedirect(request, url, jar)
  if (elsewhere) {
    return new Response(null, {
      status: 302,
      headers: { location: elsewhere, vary: 'cookie, accept-language' },
    })
  }
  const visitor = readVisitor(request, url, jar, page.publicConfig)
  const identity = identify(jar, page.publicConfig)
  const context = new RouterContextProvider()
  context.set(platformContext, page)
  context.set(visitorContext, visitor)
  context.set(identityContext, identity)
  context.set(pageStateContext, await openPageState(visitor, page))
  const response = await answer(request, context)
  for (const cookie of identity.setCookies) response.headers.append('set-cookie', cookie)
  return response
}
