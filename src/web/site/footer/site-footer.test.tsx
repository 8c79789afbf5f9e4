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
    'flight hotel promo/view/special-deals order hotel#saved help contact refund-policy about careers terms/uses terms/condition privacy cookies newsletter'.split(
      ' ',
    ),
  )
  expect(text).toContain('Sojourn Travel Ltd, 123456')
})

it('the footer’s form for the newsletter works without scripts, and links to privacy', () => {
  const { html, text } = renderPage(<SiteFooter />, { path: '/en' })
  const [form] = html.match(/<form[^>]*>/) ?? []
  expect(form).toContain('method="post"')
  expect(form).toContain('action="/en/newsletter"')
  const [field] = html.match(/<input[^>]*>/) ?? []
  for (const part of ['type="email"', 'name="email"', 'required']) expect(field).toContain(part)
  expect(text).toContain('Deals and travel ideas by e-mail')
})

it.each(['/en/login', '/en/order', '/en/newsletter/unsubscribe'])(
  'the footer of %s has only a link to the newsletter, beside its own fields',
  (path) => {
    const { html } = renderPage(<SiteFooter />, { path })
    expect(html).not.toContain('<form')
    expect(html).toContain('href="/en/newsletter"')
  },
)

it.each([
  '/en/cart',
  '/en/flight/book/b1',
  '/en/hotel/book/b1',
  '/en/pay/t1/choose',
  '/en/refund-form/K7MW2P',
])('the footer of %s has three links, which don’t lead away from the booking', (path) => {
  const { html, text } = renderPage(<SiteFooter />, { path, config: { sandbox: true } })
  const targets = [...html.matchAll(/href="\/en\/([^"]+)"/g)].map(([, to]) => to)
  expect(targets).toEqual(['help', 'terms/condition', 'privacy'])
  expect(text).toContain('Sandbox')
})

it('on phones, topics are folded; everywhere else they aren’t', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
  const { html } = renderPage(<SiteFooter />, { path: '/en/contact', userAgent })
  expect(html.match(/<details(?! open)/g)).toHaveLength(3)
  expect(renderPage(<SiteFooter />, { path: '/en/contact' }).html).not.toContain('<details')
})
