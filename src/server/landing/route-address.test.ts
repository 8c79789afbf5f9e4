import { expect, it } from 'vitest'
import { airports } from '../world/airport.ts'
import { metropolises } from '../world/metropolis.ts'
import { cityCodeOf, routeAddress, routeOfAddress } from './route-address.ts'

it.each([
  [{ from: 'QKL', to: 'QBK' }, 'kuala-lumpur-to-bangkok'],
  [{ from: 'QKL', to: 'SIN' }, 'kuala-lumpur-to-singapore-sin'],
  [{ from: 'LON', to: 'TYO' }, 'london-lon-to-tokyo-tyo'],
  [{ to: 'QBK' }, 'to-bangkok'],
  [{ to: 'SIN' }, 'to-singapore-sin'],
])('%j is called %s', (route, address) => {
  expect(routeAddress(route)).toBe(address)
  expect(routeOfAddress(address)).toEqual(route)
})

it('every city’s address means that city, from it and to it', () => {
  const codes = [...metropolises, ...airports.map(({ iata: code }) => ({ code }))].map(({ code }) =>
    cityCodeOf(code),
  )
  for (const code of new Set(codes)) {
    if (!code || code === 'SIN') continue
    expect(routeOfAddress(routeAddress({ to: code }))).toEqual({ to: code })
    const route = { from: code, to: 'SIN' }
    expect(routeOfAddress(routeAddress(route))).toEqual(route)
  }
})

it.each([
  ['kul-to-bkk', { from: 'QKL', to: 'QBK' }],
  ['KUL-to-SIN', { from: 'QKL', to: 'SIN' }],
  ['anything-szb-to-anywhere-dmk', { from: 'QKL', to: 'QBK' }],
  ['to-lhr', { to: 'LON' }],
])('%s means a city whose page has another address: its codes decide', (address, route) => {
  expect(routeOfAddress(address)).toEqual(route)
})

it.each([
  '',
  'to',
  'to-',
  '-to-',
  'to-to-to',
  'kul-to-kul',
  'kul-to-szb',
  'qqq-to-zzz',
  'kul-bkk',
  'kul',
  'to-bangkok-<script>',
  '../to-bkk',
  'to-__proto__',
  'to-constructor',
  'ก-to-ข',
  'a'.repeat(5000),
  '-to-'.repeat(1200),
])('%s means none', (address) => {
  expect(routeOfAddress(address)).toBeUndefined()
})
