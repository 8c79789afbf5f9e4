import { expect, it } from 'vitest'
import { renderPage } from '../flight/results/testing/render-page.tsx'
import { SiteFooter } from './site-footer.tsx'

it('the footer leads to the app where the settings say where it is (S1.6)', () => {
  const without = renderPage(<SiteFooter mobile={false} />)
  expect(without.text).not.toContain('Get the app')
  const { html } = renderPage(<SiteFooter mobile={false} />, {
    config: {
      stores: { appStore: 'https://apps.example/a', playStore: '', appGallery: '' },
      downloads: { desktop: 'https://s.example/d', mobileWeb: '' },
    },
  })
  expect(html).toMatch(/href="https:\/\/apps.example\/a"[^>]*>App Store/)
  expect(html).toMatch(/href="https:\/\/s.example\/d"[^>]*>Get the app/)
  expect(html).not.toContain('Google Play')
})
