import { expect, it } from 'vitest'
import { textFaultsIn } from './support/english-runs.ts'

const inGerman = textFaultsIn('de')

it('finds an English sentence of the catalogue between others', () => {
  expect(inGerman(['Bitte: See your orders and book faster with saved details.'])).toHaveLength(1)
  expect(inGerman(['Wählen Sie einen Flug.'])).toEqual([])
})

it('finds the id of a message', () => {
  expect(inGerman(['common.close'])).toEqual(['key common.close'])
  expect(inGerman(['sojourn.example'])).toEqual([])
})

it('finds English that no catalogue has', () => {
  const text = 'The rooms of this hotel have a view of the sea, and they are quiet.'
  expect(inGerman([text])).toEqual([expect.stringMatching(/^reads as English/)])
})

it('leaves English pages alone', () => {
  expect(textFaultsIn('en')(['See your orders and book faster with saved details.'])).toEqual([])
})
