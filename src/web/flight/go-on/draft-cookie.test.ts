import { expect, it } from 'vitest'
import type { BookId } from '../../../contract/ids.ts'
import { siteCookies } from '../../session/visitor/site-cookies.ts'
import { noteDraft, readDrafts, writeDrafts } from './draft-cookie.ts'

const ids = ['a', 'b', 'c', 'd'].map((each) => each.repeat(22) as BookId)
const [a, b, c, d] = ids as [BookId, BookId, BookId, BookId]
const open = (value = '') =>
  siteCookies(new Map(value ? [['__Host-drafts', value]] : []), { origin: 'https://site.example' })

it('stores the last three bookings, the latest first and each once', () => {
  const cookies = open()
  for (const id of [a, b, c, d, b]) noteDraft(cookies, id)
  expect(readDrafts(cookies)).toEqual([b, d, c])
  expect(cookies.written()).toEqual([
    `__Host-drafts=${[b, d, c].join('.')}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ])
})

it('is deleted if there are none', () => {
  const cookies = open(a)
  writeDrafts(cookies, [])
  expect(cookies.written()).toEqual([expect.stringContaining('Max-Age=0')])
})

it('ignores invalid ids', () => {
  expect(readDrafts(open(`.${a}..${'x'.repeat(300)}`))).toEqual([a])
})
