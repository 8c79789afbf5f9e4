import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { searchLife } from '../../flight/search-service.ts'
import { publicConfig } from './public-config.ts'

test('pages are told how long results stand and how often to look (S3.11, S9.1)', () => {
  const { flightResult } = publicConfig(readConfig({}))
  expect(flightResult).toEqual({
    expiryTime: 1_500_000,
    livecrawlMonitorDelay: 500,
    sessionWatcherInterval: 10_000,
  })
  expect(flightResult.expiryTime).toBe(searchLife)
})

test('a search starts with one adult, and one way in the countries named (S9.2, S3.12)', () => {
  const { flightSearch } = publicConfig(readConfig({ ONEWAY_COUNTRIES: 'ID,TH' }))
  expect(flightSearch).toEqual({ adult: 1, child: 0, infant: 0, onewayCountries: ['ID', 'TH'] })
  expect(publicConfig(readConfig({})).flightSearch.onewayCountries).toEqual([])
})

test('without settings: English, Malaysia, US dollars, and links to no store (S3.10)', () => {
  expect(publicConfig(readConfig({}))).toMatchObject({
    defaults: { language: 'en', country: 'MY', currency: 'USD' },
    stores: { appStore: '', playStore: '', appGallery: '' },
    downloads: { desktop: '', mobileWeb: '' },
  })
})

test('the settings name country, currency, stores and downloads (S3.10)', () => {
  const config = readConfig({
    ...{ DEFAULT_COUNTRY: 'TH', DEFAULT_CURRENCY: 'THB' },
    ...{ APP_STORE_URL: 'https://a.example/', PLAY_STORE_URL: 'https://p.example/' },
    ...{ APP_GALLERY_URL: 'https://g.example/', DOWNLOAD_DESKTOP_URL: 'https://d.example/' },
    DOWNLOAD_MOBILE_URL: 'https://m.example/',
  })
  expect(publicConfig(config)).toMatchObject({
    defaults: { language: 'en', country: 'TH', currency: 'THB' },
    stores: {
      ...{ appStore: 'https://a.example/', playStore: 'https://p.example/' },
      appGallery: 'https://g.example/',
    },
    downloads: { desktop: 'https://d.example/', mobileWeb: 'https://m.example/' },
  })
})
