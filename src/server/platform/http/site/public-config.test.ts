import { expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'
import { publicConfig } from './public-config.ts'

it('the app’s settings: English, Malaysia, US dollars, and no app links, unless configured (S1.5, S3.10)', () => {
  expect(publicConfig(readConfig({}))).toMatchObject({
    defaults: { language: 'en', country: 'MY', currency: 'USD' },
    stores: { appStore: '', playStore: '', appGallery: '' },
    downloads: { desktop: '', mobileWeb: '' },
    debug: false,
    thbAffiliate: '',
  })
  const set = readConfig({
    DEFAULT_COUNTRY: 'TH',
    DEFAULT_CURRENCY: 'THB',
    THB_AFFILIATE: 'siam',
    DEBUG_PAGES: '1',
    APP_STORE_URL: 'https://apps.example/a',
    DOWNLOAD_MOBILE_URL: 'https://s.example/m',
  })
  expect(publicConfig(set)).toMatchObject({
    defaults: { country: 'TH', currency: 'THB' },
    stores: { appStore: 'https://apps.example/a', playStore: '' },
    downloads: { desktop: '', mobileWeb: 'https://s.example/m' },
    debug: true,
    thbAffiliate: 'siam',
  })
})
