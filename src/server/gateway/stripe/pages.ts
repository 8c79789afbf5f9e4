import { Hono } from 'hono'
import type { StripeGateway } from './stripe-gateway.ts'

/** What stands under `/gateway/stripe`: the way back for who gave up on Stripe's page. */
export function stripePages(gateway: StripeGateway): Hono {
  const pages = new Hono()
  pages.get('/left/:reference', async (c) => {
    const returnUrl = await gateway.leave(c.req.param('reference'))
    c.header('cache-control', 'no-store')
    return returnUrl ? c.redirect(returnUrl, 303) : c.notFound()
  })
  return pages
}
