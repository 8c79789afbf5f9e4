import type { RouterContextProvider } from 'react-router'
import { refreshToken as refreshEndpoint } from '../../../contract/member/member.ts'
import { platformContext } from '../contexts.ts'
import { callInit, callPath, readOutcome, send } from '../front-api/call.ts'
import { callerHeaders } from '../front-api/caller-headers.ts'
import type { AskForTokens } from './shared-refresh.ts'

/**
 * Exchanges a refresh token at the front API, outside of any other call, because all of them may have to wait for it.
 */
export const askForTokens =
  (context: Readonly<RouterContextProvider>, request: Request): AskForTokens =>
  async (refreshToken) => {
    const { frontApi } = context.get(platformContext)
    const input = { body: { refreshToken } }
    const url = new URL(request.url).origin + callPath(refreshEndpoint, input)
    const headers = callerHeaders(context, request)
    const response = await send(true, () =>
      frontApi(new Request(url, callInit(refreshEndpoint, input, headers))),
    )
    return readOutcome(response)
  }
