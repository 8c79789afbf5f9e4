import { expect, it } from 'vitest'
import { refusedIn, withCharacter, withCharacters } from './refused-character.ts'

it('says which character a name is refused for', () => {
  expect(refusedIn(withCharacter('NAME_LETTERS', 'Mei 2'))).toEqual({
    rule: 'NAME_LETTERS',
    character: '2',
  })
  expect(refusedIn(withCharacter('NAME_PLAIN', 'Mei_Ling'))).toEqual({
    rule: 'NAME_PLAIN',
    character: '_',
  })
})

it('leaves other codes as they are', () => {
  expect(withCharacter('NAME_PLAIN', '-')).toBe('NAME_PLAIN')
  expect(withCharacter('DATE_INVALID', '2')).toBe('DATE_INVALID')
  expect(refusedIn('NAME_PLAIN')).toBeUndefined()
  expect(refusedIn('too_long:120')).toBeUndefined()
})

it('reads what was typed by the path of the field', () => {
  const typed = new Map([['contact.surname', 'Tan <b>']])
  const fields = { 'contact.surname': 'NAME_PLAIN', 'contact.phone': 'REQUIRED' }
  expect(withCharacters(fields, (path) => typed.get(path))).toEqual({
    'contact.surname': 'NAME_PLAIN <',
    'contact.phone': 'REQUIRED',
  })
})
