import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Place } from '../../../../contract/place/place.ts'
import { recentPlaces } from './recents.ts'

const place = (code: string): Place => ({
  code,
  kind: 'airport',
  name: `${code} Airport`,
  city: code,
  country: 'MY',
  countryName: 'Malaysia',
  airports: [code],
  zone: 'Asia/Kuala_Lumpur',
})
const codes = () => recentPlaces.read().map(({ code }) => code)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the last ten places are stored, newest first (S9.10)', () => {
  for (const code of 'AAA BBB CCC DDD EEE FFF GGG HHH III JJJ KKK'.split(' ')) {
    recentPlaces.add(place(code))
  }
  expect(codes()).toEqual('KKK JJJ III HHH GGG FFF EEE DDD CCC BBB'.split(' '))
})

it('a place selected again moves to the front and isn’t duplicated', () => {
  for (const code of ['KUL', 'BKK', 'KUL']) recentPlaces.add(place(code))
  expect(codes()).toEqual(['KUL', 'BKK'])
})

it('invalid entries are ignored, and without storage the list is empty', () => {
  localStorage.setItem('recent-focus', JSON.stringify([{ code: 7 }, place('KUL')]))
  expect(codes()).toEqual(['KUL'])
  localStorage.setItem('recent-focus', '{')
  expect(codes()).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  recentPlaces.add(place('KUL'))
  expect(codes()).toEqual([])
})
