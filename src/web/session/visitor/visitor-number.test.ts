import { expect, it } from 'vitest'
import { keepVisitorNumber } from './identify.ts'
import { siteCookies } from './site-cookies.ts'

it.each([
  ['told by the edge', '4788', undefined, '4788', 1],
  ['told with its letters', 'AS4788', undefined, '4788', 1],
  ['known already', '4788', '4788', '4788', 0],
  ['a new network', '9931', '4788', '9931', 1],
  ['past the edge', null, '4788', '4788', 0],
  ['nothing told', null, undefined, undefined, 0],
  ['no number', 'x; y', undefined, undefined, 0],
  ['a planted cookie', null, 'x\r\ny', undefined, 1],
])('the visitor number Asn-Num (S3.24), %s', (_, edge, cookie, number, written) => {
  const jar = new Map(cookie === undefined ? [] : [['Asn-Num', cookie]])
  const cookies = siteCookies(jar, { origin: 'http://a.example' })
  keepVisitorNumber(cookies, edge)
  expect(cookies.read('Asn-Num')).toBe(number)
  expect(cookies.written()).toHaveLength(written)
})
