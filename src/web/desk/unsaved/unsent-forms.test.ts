import { expect, it } from 'vitest'
import { draftOf, forgetDrafts, keepDraft, settleDrafts } from './draft-store.ts'
import { memoryStore } from './testing/memory-store.ts'
import {
  forgetAnswered,
  forgetSending,
  keepSending,
  markUnsent,
  unsentForm,
} from './unsent-forms.ts'

const page = { staffId: 'ana', path: '/en/desk/content/1/edit' }
const form = {
  action: page.path,
  encType: 'multipart/form-data',
  fields: [
    ['title', 'Bali'],
    ['code', '123456'],
  ] as [string, string][],
}
const kept = (store: ReturnType<typeof memoryStore>, staffId = page.staffId) =>
  unsentForm(store, staffId, page.path)?.fields

it('a form that met no session is kept for its sender, without secrets', () => {
  const store = memoryStore()
  keepSending(store, page, form)
  expect(kept(store)).toBeUndefined()
  markUnsent(store)
  expect(kept(store)).toEqual([['title', 'Bali']])
  expect(kept(store, 'ben')).toBeUndefined()
})

it('a form that was answered isn’t kept', () => {
  const store = memoryStore()
  keepSending(store, page, form)
  forgetSending(store, page.staffId, page.path)
  markUnsent(store)
  expect(kept(store)).toBeUndefined()
  keepSending(store, page, form)
  forgetAnswered(store)
  markUnsent(store)
  expect(kept(store)).toBeUndefined()
})

it('drafts and forms leave each other alone, and both go when somebody signs out', () => {
  const store = memoryStore()
  keepDraft(store, 'ana', 'note K7M2QP', 'Called')
  keepSending(store, page, form)
  markUnsent(store)
  settleDrafts(store, 'ana', true)
  expect(kept(store)).toHaveLength(1)
  expect(draftOf(store, 'ana', 'note K7M2QP')).toBe('Called')
  forgetDrafts(store)
  expect(store.length).toBe(0)
})

it('a browser that stores no more keeps none', () => {
  const store = memoryStore(10)
  keepSending(store, page, form)
  markUnsent(store)
  expect(kept(store)).toBeUndefined()
})
