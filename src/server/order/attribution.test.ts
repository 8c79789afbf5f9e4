import { describe, expect, it } from 'vitest'
import { attributionOf } from './attribution.ts'

const none = { source: undefined, sourcePar: undefined, affiliate: undefined, refSrc: 'DIRECT' }

describe('where an order came from', () => {
  it('is an ad with its letters, and the affiliate beside it', () => {
    const context = {
      source: 'GOOG',
      sourcePar: 'b=autumn+sale&u=click',
      affiliate: 'id=friend&clickId=c%2F1',
      refSrc: 'blog.example',
    }
    expect(attributionOf(context)).toEqual({
      source: { s: 'GOOG', b: 'autumn sale', u: 'click' },
      affiliate: { id: 'friend', clickId: 'c/1' },
      referrer: 'blog.example',
    })
  })

  it('is unknown without consent: nothing is told then', () => {
    expect(attributionOf(none)).toBeNull()
    expect(attributionOf({ ...none, source: '', sourcePar: '' })).toBeNull()
  })

  it.each([
    ['a code of other characters', { affiliate: 'id=%3Cscript%3E&clickId=1' }],
    ['a code that is too long', { affiliate: `id=${'x'.repeat(65)}` }],
    ['a click that is too long', { affiliate: `id=friend&clickId=${'x'.repeat(201)}` }],
    ['a click that can’t be stored', { affiliate: 'id=friend&clickId=%00' }],
    ['a broken source', { source: '%E0%A4%A' }],
    ['letters without a source', { sourcePar: 'u=click' }],
    ['a source that can’t be stored', { source: '%00' }],
    ['a letter that can’t be stored', { source: 'GOOG', sourcePar: 'u=%00' }],
  ])('isn’t %s', (_, forged) => {
    expect(attributionOf({ ...none, ...forged })).toBeNull()
  })
})
