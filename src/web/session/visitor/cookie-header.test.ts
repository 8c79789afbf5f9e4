import { expect, it } from 'vitest'
import { readCookies, setCookie } from './cookie-header.ts'

it('cookies are read and decoded; the first of a name wins', () => {
  const jar = readCookies('Currency=MYR; a=1=2; Currency=USD; bad=%E0%A4; city=K%C3%B6ln; =x')
  expect(Object.fromEntries(jar)).toEqual({
    Currency: 'MYR',
    a: '1=2',
    bad: '%E0%A4',
    city: 'Köln',
  })
})

it('cookies are set for the whole site, and only for it', () => {
  expect(setCookie('auid', 'a b', { maxAge: 60, httpOnly: true, secure: true })).toBe(
    'auid=a%20b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
})
