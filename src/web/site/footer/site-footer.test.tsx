import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import SiteFooter from './site-footer.tsx'

it('the footer links to the app if it is configured (S1.6)', () => {
  const without = renderPage(<SiteFooter />)
  expect(without.text).not.toContain('Get the app')
  const { html } = renderPage(<SiteFooter />, {
    config: {
      stores: { appStore: 'https://apps.example/a', playStore: '', appGallery: '' },
      downloads: { desktop: 'https://s.example/d', mobileWeb: '' },
    },
  })
  expect(html).toMatch(/href="https:\/\/apps.example\/a"[^>]*>App Store/)
  expect(html).toMatch(/href="https:\/\/s.example\/d"[^>]*>Get the app/)
  expect(html).not.toContain('Google Play')
})

it('the footer links to help, contact and policies', () => {
  const { html, text } = renderPage(<SiteFooter />, {
    config: { legalEntity: 'Sojourn Travel Ltd, 123456' },
  })
  const targets = [...html.matchAll(/href="\/en\/([^"]+)"/g)].map(([, path]) => path)
  expect(targets).toEqual(
    'flight hotel order hotel#saved help contact refund-policy about terms/uses terms/condition privacy'.split(
      ' ',
    ),
  )
  expect(text).toContain('Sojourn Travel Ltd, 123456')
})
