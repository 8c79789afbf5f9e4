import { expect, it } from 'vitest'
import { siteData } from './site-data.ts'

const config = {
  origin: 'https://a.example',
  legalEntity: 'Sojourn Travel Ltd',
  support: { email: 'help@a.example', phone: '+60 3', from: '08:00', to: '22:00', zone: 'UTC' },
}
const page = { locale: { code: 'zh-tw', hreflang: 'zh-Hant' }, description: 'Flights & stays' }

it('the home page says who runs the site, and what it’s called', () => {
  expect(siteData(config, page)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': 'https://a.example/#organization',
        name: 'Sojourn',
        legalName: 'Sojourn Travel Ltd',
        url: 'https://a.example',
        logo: 'https://a.example/app/icon-512.png',
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email: 'help@a.example',
          telephone: '+60 3',
        },
      },
      {
        '@type': 'WebSite',
        name: 'Sojourn',
        url: 'https://a.example/zh-tw',
        description: 'Flights & stays',
        inLanguage: 'zh-Hant',
        publisher: { '@id': 'https://a.example/#organization' },
      },
    ],
  })
})

it('what isn’t configured is left out', () => {
  const text = JSON.stringify(
    siteData({ ...config, legalEntity: '', support: { ...config.support, phone: '' } }, page),
  )
  expect(text).not.toMatch(/legalName|telephone/)
})
