import { describe, expect, it } from 'vitest'
import { readCookies } from './cookie-header.ts'
import { siteCookies } from './site-cookies.ts'

const https = { origin: 'https://travel.example' }
const shared = { ...https, cookieDomain: 'example' }
const own = ['auth_token', 'auth_refresh', 'auth_redirect', 'auth_flow', 'order_access', 'sid']
const given = ['Language_code', 'Currency', 'preferred_country', 'auid', 'Asn-Num', 'ads', 'utm']

const written = (config: Parameters<typeof siteCookies>[1], name: string) => {
  const cookies = siteCookies(new Map(), config)
  cookies.write(name, 'value')
  return cookies.written().join()
}

describe('cookies on an HTTPS site', () => {
  it.each(own)('%s can be set by this host alone', (name) => {
    expect(written(https, name)).toBe(
      `__Host-${name}=value; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
  })

  it.each(given)('%s keeps the name that the specification gives it', (name) => {
    expect(written(https, name)).toMatch(new RegExp(`^${name}=value; .*Secure; SameSite=Lax$`))
  })

  it('one planted without the prefix is ignored', () => {
    const header = 'auth_token=planted; __Host-sid=ours; sid=planted; auid=device'
    const cookies = siteCookies(readCookies(header), https)
    expect(['auth_token', 'sid', 'auid'].map(cookies.read)).toEqual([undefined, 'ours', 'device'])
  })

  it('is removed under its own name', () => {
    const cookies = siteCookies(new Map([['__Host-auth_token', 'x']]), https)
    cookies.remove('auth_token')
    expect(cookies.written()).toEqual([
      '__Host-auth_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    expect(cookies.read('auth_token')).toBeUndefined()
  })

  it('the session that sites of a domain share can’t have the prefix; all others still do', () => {
    expect(written(shared, 'sid')).toMatch(/^sid=/)
    expect(written(shared, 'auth_token')).toMatch(/^__Host-auth_token=/)
  })
})

it('without HTTPS no cookie can have the prefix', () => {
  for (const name of [...own, ...given]) {
    expect(written({ origin: 'http://127.0.0.1:3000' }, name)).toMatch(new RegExp(`^${name}=`))
  }
})
