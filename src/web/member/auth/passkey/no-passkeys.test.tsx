import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { NoPasskeys } from './no-passkeys.tsx'

afterEach(() => vi.unstubAllGlobals())

const readAt = (href: string, more: object = {}) => {
  const location = { href, hostname: new URL(href).hostname }
  vi.stubGlobal('window', { PublicKeyCredential: {}, isSecureContext: true, location, ...more })
  return renderPage(<NoPasskeys />)
}

it('on an IP address it says why, and links to the same page where passkeys work', () => {
  const { html, text } = readAt('http://127.0.0.1:3000/en/login?sso=google')
  expect(text).toContain('Passkeys aren’t available at this address')
  expect(html).toContain('href="http://localhost:3000/en/login?sso=google"')
  expect(text).not.toContain('This browser')
})

it('only a browser without support is reported as unsupported', () => {
  const page = 'https://travel.example/en/login'
  expect(readAt(page, { PublicKeyCredential: undefined }).text).toContain('This browser doesn’t')
  expect(readAt(page).html).toBe('')
})
