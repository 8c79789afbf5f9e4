import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../../../config.ts'

/**
 * Protects `/metrics`, which reveals how much is sold and when. With METRICS_TOKEN a scraper sends it as a bearer
 * token; without it, in production, only requests from this machine that no proxy marked get a response.
 */
export function guardMetrics({
  METRICS_TOKEN: token,
  production,
}: Pick<Config, 'METRICS_TOKEN' | 'production'>): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    if (token) {
      const shown = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      if (isSame(shown, token)) return next()
      return c.text('The token of METRICS_TOKEN is missing.', 401, { 'www-authenticate': 'Bearer' })
    }
    const socket = c.env?.incoming?.socket.remoteAddress ?? ''
    const isHere = /^(::ffff:)?127\.|^::1$/.test(socket) && !cameThroughProxy(c.req.raw.headers)
    return production && !isHere ? c.notFound() : next()
  }
}

/** Headers by which proxies and content networks say for whom they ask; and all `x-forwarded-…` besides. */
const proxyHeaders = [
  'via',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-envoy-external-address',
  'x-appengine-user-ip',
  'x-azure-clientip',
  'client-ip',
  'true-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cf-ray',
  'cdn-loop',
]

function cameThroughProxy(headers: Headers): boolean {
  if (proxyHeaders.some((name) => headers.has(name))) return true
  return [...headers.keys()].some((name) => name.startsWith('x-forwarded'))
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
