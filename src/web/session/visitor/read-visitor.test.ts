import { describe, expect, it } from 'vitest'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import { readVisitor } from './read-visitor.ts'

const config = {
  origin: 'http://a.example',
  defaults: { language: 'en', country: 'MY', currency: 'USD' },
  thbAffiliate: 'siam-partner',
} as PublicConfig

const visitor = (path: string, cookies: Record<string, string> = {}, headers = {}) => {
  const request = new Request(`http://a.example${path}`, { headers })
  return readVisitor(request, new URL(request.url), new Map(Object.entries(cookies)), config)
}

it('without any information: English, Malaysia assumed, US dollars (S1.5)', () => {
  expect(visitor('/en')).toMatchObject({
    locale: { code: 'en', tag: 'en-GB' },
    country: 'MY',
    countryAssumed: true,
    currency: 'USD',
    theme: undefined,
  })
})

it('the language is in the URL, the rest in cookies', () => {
  const cookies = { preferred_country: 'TH', Currency: 'EUR', theme: 'dark', Language_code: 'de' }
  expect(visitor('/th/flight', cookies)).toMatchObject({
    locale: { code: 'th' },
    country: 'TH',
    countryAssumed: false,
    currency: 'EUR',
    theme: 'dark',
  })
})

it('the country comes from the edge network if no cookie has it', () => {
  expect(visitor('/en', {}, { 'cf-ipcountry': 'JP' })).toMatchObject({
    country: 'JP',
    currency: 'JPY',
  })
})

it.each([
  ['the cookie', { Language_code: 'de' }, { 'accept-language': 'th' }, 'de'],
  ['else Accept-Language', { Language_code: 'xx' }, { 'accept-language': 'th' }, 'th'],
  ['else English', {}, {}, 'en'],
])('an address without a language has that of %s (S2.81)', (_, cookies, headers, code) => {
  expect(visitor('/deeplink/abcdefghjk', cookies, headers).locale.code).toBe(code)
})

it('a shared flight sets its currency', () => {
  const shared = visitor('/en/flight/search?sharedFlight=1&currency=THB', { Currency: 'EUR' })
  expect(shared.currency).toBe('THB')
})

it.each([
  ['its link', '/en?aft=siam-partner', {}, 'THB'],
  ['a later page', '/en', { affiliate: '{"id":"siam-partner","clickId":""}' }, 'THB'],
  ['another affiliate', '/en?aft=friend', {}, 'EUR'],
  [
    'another affiliate after it',
    '/en?aft=friend',
    { affiliate: '{"id":"siam-partner","clickId":""}' },
    'EUR',
  ],
])('one affiliate forces THB (S5.12): %s', (_, path, jar, currency) => {
  expect(visitor(path, { Currency: 'EUR', ...jar }).currency).toBe(currency)
})

describe('somebody who sees the default currency', () => {
  const thai = { 'accept-language': 'th-TH' }

  it('is offered that of their likely country', () => {
    expect(visitor('/th', {}, thai)).toMatchObject({ currency: 'USD', offeredCurrency: 'THB' })
  })

  it.each<[string, string, Record<string, string>, Record<string, string>]>([
    ['has chosen this one', '/th', { Currency: 'USD' }, thai],
    ['has chosen another', '/th', { Currency: 'EUR' }, thai],
    ['has chosen a country', '/th', { preferred_country: 'VN' }, thai],
    ['is seen in a country', '/th', {}, { ...thai, 'cf-ipcountry': 'VN' }],
    ['came by a link with prices', '/th/flight/search?sharedFlight=1&currency=EUR', {}, thai],
    ['came from an affiliate', '/th?aft=siam-partner', {}, thai],
    ['is a program', '/th', {}, { ...thai, 'user-agent': 'Googlebot/2.1' }],
  ])('isn’t asked if they: %s', (_, path, cookies, headers) => {
    expect(visitor(path, cookies, headers).offeredCurrency).toBeUndefined()
  })

  it('is asked for consent first', () => {
    const seen = { ...thai, 'cf-ipcountry': 'AX' }
    const asked = visitor('/th', {}, seen)
    expect([asked.consent.isAsked, asked.offeredCurrency]).toEqual([true, undefined])
    const answered = visitor('/th', { consent: '1' }, seen)
    expect([answered.consent.isAsked, answered.offeredCurrency]).toEqual([false, 'THB'])
  })

  it('whose stored currency doesn’t exist is asked', () => {
    expect(visitor('/th', { Currency: 'ZZZ' }, thai).offeredCurrency).toBe('THB')
  })
})
