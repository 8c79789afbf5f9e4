import { expect, it } from 'vitest'
import {
  draftOf,
  forgetDrafts,
  isBeingSent,
  keepDraft,
  markSending,
  settleDrafts,
} from './draft-store.ts'
import { memoryStore } from './testing/memory-store.ts'

it('keeps what each member of staff typed in each field', () => {
  const store = memoryStore()
  keepDraft(store, 'ana', 'note K7M2QP', 'Called, will call back.')
  expect(draftOf(store, 'ana', 'note K7M2QP')).toBe('Called, will call back.')
  expect(draftOf(store, 'ana', 'note ABCDEF')).toBe('')
  expect(draftOf(store, 'bo', 'note K7M2QP')).toBe('')
  keepDraft(store, 'ana', 'note K7M2QP', ' ')
  expect(store.length).toBe(0)
})

it('forgets what was sent, and keeps what wasn’t', () => {
  const store = memoryStore()
  keepDraft(store, 'ana', 'one', 'a')
  keepDraft(store, 'ana', 'two', 'b')
  markSending(store, 'ana', ['one', 'none'])
  expect([isBeingSent(store, 'ana', 'one'), isBeingSent(store, 'ana', 'two')]).toEqual([
    true,
    false,
  ])
  settleDrafts(store, 'ana', false)
  expect(draftOf(store, 'ana', 'one')).toBe('a')
  markSending(store, 'ana', ['one'])
  settleDrafts(store, 'ana', true)
  expect([draftOf(store, 'ana', 'one'), draftOf(store, 'ana', 'two')]).toEqual(['', 'b'])
})

it('forgets everything at sign-out, and only that', () => {
  const store = memoryStore()
  keepDraft(store, 'ana', 'one', 'a')
  keepDraft(store, 'bo', 'one', 'b')
  store.setItem('another', 'c')
  forgetDrafts(store)
  expect(store.length).toBe(1)
})

it('a full store keeps none, and says nothing', () => {
  const store = memoryStore(10)
  keepDraft(store, 'ana', 'one', 'a'.repeat(100))
  store.setItem('desk-draft ana two', 'not json')
  expect([draftOf(store, 'ana', 'one'), draftOf(store, 'ana', 'two')]).toEqual(['', ''])
})
