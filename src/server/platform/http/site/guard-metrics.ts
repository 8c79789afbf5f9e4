import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../../../config.ts'

/**
 * Protects `/metrics`, which reveals how much is sold and when. With METRICS_TOKEN a scraper sends it as a bearer
 * token; without it, in production, only requests from this machine that didn't pass through a proxy get a response.
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
    const isHere = /^(::ffff:)?127\.|^::1$/.test(socket) && !c.req.header('x-forwarded-for')
    return production && !isHere ? c.notFound() : next()
  }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
