import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { newId } from '../../ids.ts'
import type { Ground } from '../../platform.ts'
import type { Api } from '../api.ts'
import type { KeptAnswer } from '../kept-answers.ts'
import { visitorHeader } from '../visitor-header.ts'
import { forwardedAddress } from './client-address.ts'
import { recordRequests } from './record-requests.ts'
import { commonHeaders } from './security-headers.ts'

/**
 * Answers visitors with what was kept for everyone, and leaves everything else to `listener`. It takes Node's own request,
 * because creating one for the site, and a response of it, takes longer than everything that is done here.
 */
export function serveCached(
  platform: Ground,
  api: Api,
  listener: RequestListener,
): RequestListener {
  const { config } = platform
  const common = commonHeaders(config.production)
  const record = recordRequests(platform)

  async function send(
    answer: KeptAnswer,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const started = performance.now()
    const forwarded = request.headers['x-forwarded-for']?.toString()
    const socket = request.socket.remoteAddress ?? ''
    const requestId = newId()
    const clientAddress = forwardedAddress(forwarded, config.TRUST_PROXY, socket)
    // The call itself says why somebody isn't admitted.
    if (!(await api.admits(answer, { requestId, clientAddress })))
      return listener(request, response)
    response.writeHead(200, { ...answer.headers, ...common, 'x-request-id': requestId })
    // Head and body leave in one write if both are text; two take longer than all the rest.
    response.end(answer.bytes.toString('latin1'), 'latin1')
    const gone = response.destroyed
    record({ method: 'GET', route: 'api', path, status: 200, requestId, gone }, started)
  }

  return (request, response) => {
    const { method, url = '', headers } = request
    // Pages of another process call on behalf of visitors, whose addresses they sign.
    const isVisitor = method === 'GET' && url.startsWith('/front/') && !headers[visitorHeader]
    const answer = isVisitor && api.kept(url, String(headers['accept-encoding'] ?? ''))
    if (!answer) return listener(request, response)
    send(answer, url.replace(/\?.*/s, ''), request, response).catch(() => response.destroy())
  }
}
