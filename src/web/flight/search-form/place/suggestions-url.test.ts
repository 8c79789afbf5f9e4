import { expect, it } from 'vitest'
import { suggestPlaces } from '../../../../contract/place/place.ts'
import { callPath } from '../../../session/front-api/call.ts'
import { suggestionsUrl } from './suggestions-url.ts'

it('suggestions are asked for at the address of their endpoint', () => {
  const query = { q: 'são paulo & co', lang: 'th', limit: 8 }
  for (const typed of ['são paulo & co', 'SÃO Paulo & Co ']) {
    expect(suggestionsUrl(typed, 'th')).toBe(callPath(suggestPlaces, { query }))
  }
  expect(suggestPlaces.query?.safeParse({ q: 'x'.repeat(80), limit: '8' }).success).toBe(true)
  expect(suggestionsUrl('x'.repeat(90), 'en')).toBe(suggestionsUrl('x'.repeat(80), 'en'))
})
