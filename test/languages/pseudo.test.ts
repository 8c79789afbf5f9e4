import { expect, it } from 'vitest'
import { compileWords } from '../../src/contract/words/compile-words.ts'
import { catalogueOf } from '../words/catalogues.ts'
import { stretched } from './support/pseudo.ts'

it('words get accents and are longer, but not placeholders, tags and plural forms', () => {
  expect(stretched('Pay <link>{amount}</link> today')).toBe('PàýP <link>{amount}</link> tödàýtö')
  expect(stretched('{count, plural, one {# room} other {# rooms}}')).toBe(
    '{count, plural, one {# röömr} other {# röömšrö}}',
  )
})

it('the site’s name stays', () => {
  expect(stretched('Sojourn, home')).toBe('Sojourn, höméh')
})

it('nothing gets longer than translators are told', () => {
  expect(stretched('Sign in', 7)).toBe('Šîgñ îñ')
})

it('every English message can still be read', () => {
  const words = Object.fromEntries(
    [...catalogueOf('en')].map(([id, text]) => [id, stretched(text)]),
  )
  expect(() => compileWords('stretched', words)).not.toThrow()
})
