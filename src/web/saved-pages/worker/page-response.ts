import { savedPagePolicy } from './fill-page.ts'

/** Returns a page of the device as browsers get it: without scripts, and never kept. */
export const pageOf = (html: string): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': savedPagePolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
