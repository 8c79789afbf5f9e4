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

it('hands what was typed to the page that is loaded next', () => {
  const storage = storageOf()
  open(storage).note('contact.email', 'mei@example.com')
  expect(open(storage).pending()).toEqual({
    'contact.email': { value: 'mei@example.com', at: 100 },
  })
  expect(open(storage, 'b2').pending()).toBe(undefined)
})

it('leaves nothing in the browser once it is saved', () => {
  const storage = storageOf()
  const fields = open(storage)
  fields.note('remind', 'yes')
  fields.land(momentsOf(fields.pending() ?? {}))
  expect([fields.pending(), storage.length]).toEqual([undefined, 0])
})

it('keeps what was typed while an earlier save was on its way, even within the same moment', () => {
  const fields = open()
  fields.note('contact.surname', 'Ta')
  const sent = momentsOf(fields.pending() ?? {})
  fields.note('contact.surname', 'Tan')
  fields.land(sent)
  expect(fields.pending()).toEqual({ 'contact.surname': { value: 'Tan', at: 101 } })
})

it('knows what a booking lacks that was loaded just before a save landed', () => {
  const fields = open()
  fields.note('contact.surname', 'Tan')
  fields.land({ 'contact.surname': 100 })
  fields.forget({ 'contact.surname': 99 })
  expect(fields.missing()).toEqual({ 'contact.surname': { value: 'Tan', at: 100 } })
  fields.forget({ 'contact.surname': 100 })
  expect(fields.missing()).toEqual({})
})

it('drops what the server has as it is, or newer from another tab', () => {
  const storage = storageOf()
  const fields = open(storage)
  fields.note('contact.surname', 'Tan')
  fields.note('contact.phone', '1')
  const next = open(storage)
  next.forget({ 'contact.surname': 100, 'contact.phone': 99 })
  expect(next.pending()).toEqual({ 'contact.phone': { value: '1', at: 100 } })
})

it('is newer than what the server has although the clock was put back', () => {
  const fields = open()
  fields.forget({ remind: 500 })
  fields.note('remind', '')
  expect(fields.pending()?.remind?.at).toBe(501)
})

it.each(['{', 'null', '[1]', '{"a":null,"b":{"value":1,"at":2}}'])(
  'makes nothing of %s in the storage',
  (text) => {
    expect(open(storageOf({ 'typed:b1': text })).pending()).toBe(undefined)
  },
)

it('goes on in memory where nothing may be stored', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const fields = typedFields('b1', refuse, () => 1)
  fields.note('remind', 'yes')
  expect(fields.pending()).toEqual({ remind: { value: 'yes', at: 1 } })
})
