import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { SocialButtons } from './social-buttons.tsx'

it('each way in has its provider’s own mark, in its colours, which screen readers skip', () => {
  const { html, text } = renderPage(<SocialButtons providers={['google', 'facebook', 'line']} />)
  for (const [provider, colour] of [
    ['google', '#4285F4'],
    ['facebook', '#0866FF'],
    ['line', '#06C755'],
  ]) {
    expect(html).toMatch(
      new RegExp(`<svg aria-hidden="true"[^>]*data-mark="${provider}"[^>]*>[^]*?${colour}`),
    )
  }
  expect(text.trim()).toBe('or Continue with Google Continue with Facebook Continue with LINE')
})
