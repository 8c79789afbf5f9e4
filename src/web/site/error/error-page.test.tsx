import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { ErrorPage } from './error-page.tsx'

const thrown = (status: number, data: object = {}) =>
  new ErrorResponse(status, '', { status, ...data })
const path = '/en/flight/search'

// How to get help is a script of its own, which its first use loads.
beforeAll(async () => {
  renderPage(<ErrorPage error={thrown(404)} />)
  await import('../../content/need-help.tsx')
})

it.each([
  [
    'a route that fails its check (S8.1)',
    thrown(404, { code: 'NOT_FOUND', fatal: true }),
    ['Page not found', 'may be old or mistyped', `Page Not Found: ${path}`, 'Go to the home page'],
  ],
  [
    'an unmatched route (S8.2, S8.14)',
    thrown(404, { code: 'NOT_FOUND' }),
    ['Page not found', 'may be old or mistyped', `Page not found: ${path}`, 'Go to the home page'],
  ],
  [
    'an unknown order (S8.13)',
    thrown(404, { code: 'TRX_NOT_FOUND' }),
    ['We couldn’t find that order', 'Find my order'],
  ],
  [
    "another member's order (S8.13)",
    thrown(404, { code: 'TRX_MEMBER_NOT_FOUND' }),
    ['We couldn’t find that order', 'Find my order'],
  ],
  [
    'a script of an older build (S8.15)',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    ['Loading Your Page – Please Wait a Moment', 'Reload'],
  ],
  [
    'a network that does not answer (S8.19)',
    new TypeError('Failed to fetch'),
    ['No connection', 'Check your connection', 'Try again'],
  ],
  [
    'a part that fails, by its code',
    thrown(503, { code: 'UNAVAILABLE' }),
    ['Something went wrong', 'This isn’t available right now'],
  ],
  ['anything else (S8.16)', new Error('x is not a function'), ['Something went wrong']],
])('%s', (_, error, said) => {
  const { text } = renderPage(<ErrorPage error={error} />)
  for (const each of said) expect(text).toContain(each)
  expect(text).not.toContain('x is not a function')
})

it.each([
  ['a script of an older build', 'dynamically imported module: /a.js', 'Reload'],
  ['a network that does not answer', 'Failed to fetch', 'Try again'],
])('%s leaves a button to press', (_, message, label) => {
  const { html } = renderPage(<ErrorPage error={new TypeError(message)} />)
  expect(html).toMatch(new RegExp(`<button[^>]*>(<[^>]+>)*${label}<`))
})

it('the stack is shown in debug mode only (S8.17)', () => {
  const error = new Error('x is not a function')
  expect(renderPage(<ErrorPage error={error} />).text).not.toContain('error-page.test')
  expect(renderPage(<ErrorPage error={error} />, { config: { debug: true } }).text).toContain(
    'error-page.test',
  )
})

it.each([thrown(404, { code: 'NOT_FOUND' }), new Error('x is not a function')])(
  'says how to get help for any error: %s',
  (error) => {
    expect(renderPage(<ErrorPage error={error} />).text).toMatch(
      /Need help\?.*help@sojourn\.example .*08:00.*22:00/,
    )
  },
)
