import { expect, it } from 'vitest'
import { momentsOf, typedFields } from './typed-fields.ts'

function storageOf(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size
    },
  }
}

const open = (storage = storageOf(), bookId = 'b1') =>
  typedFields(
    bookId,
    () => storage,
    () => 100,
  )

it('hands unsaved input to the page that is loaded next', () => {
  const storage = storageOf()
  open(storage).note('contact.email', 'mei@example.com')
  expect(open(storage).pending()).toEqual({
    'contact.email': { value: 'mei@example.com', at: 100 },
  })
  expect(open(storage, 'b2').pending()).toBe(undefined)
})

it('stores nothing in the browser once it is saved', () => {
  const storage = storageOf()
  const fields = open(storage)
  fields.note('remind', 'yes')
  fields.land(momentsOf(fields.pending() ?? {}))
  expect([fields.pending(), storage.length]).toEqual([undefined, 0])
})

it('keeps input typed during an earlier save, even within the same millisecond', () => {
  const fields = open()
  fields.note('contact.surname', 'Ta')
  const sent = momentsOf(fields.pending() ?? {})
  fields.note('contact.surname', 'Tan')
  fields.land(sent)
  expect(fields.pending()).toEqual({ 'contact.surname': { value: 'Tan', at: 101 } })
})

it('finds what a booking loaded just before a save finished is missing', () => {
  const fields = open()
  fields.note('contact.surname', 'Tan')
  fields.land({ 'contact.surname': 100 })
  fields.forget({ 'contact.surname': 99 })
  expect(fields.missing()).toEqual({ 'contact.surname': { value: 'Tan', at: 100 } })
  fields.forget({ 'contact.surname': 100 })
  expect(fields.missing()).toEqual({})
})

it('drops input the server already has, or has newer from another tab', () => {
  const storage = storageOf()
  const fields = open(storage)
  fields.note('contact.surname', 'Tan')
  fields.note('contact.phone', '1')
  const next = open(storage)
  next.forget({ 'contact.surname': 100, 'contact.phone': 99 })
  expect(next.pending()).toEqual({ 'contact.phone': { value: '1', at: 100 } })
})

it('counts as newer than the server’s value although the clock was set back', () => {
  const fields = open()
  fields.forget({ remind: 500 })
  fields.note('remind', '')
  expect(fields.pending()?.remind?.at).toBe(501)
})

it.each(['{', 'null', '[1]', '{"a":null,"b":{"value":1,"at":2}}'])(
  'ignores %s in the storage',
  (text) => {
    expect(open(storageOf({ 'typed:b1': text })).pending()).toBe(undefined)
  },
)

it('works in memory if storage is unavailable', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const fields = typedFields('b1', refuse, () => 1)
  fields.note('remind', 'yes')
  expect(fields.pending()).toEqual({ remind: { value: 'yes', at: 1 } })
})
