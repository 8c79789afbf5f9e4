import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['São Paulo', 'sao paulo'],
  ["Xi'an", 'xian'],
  ['Tromsø', 'tromso'],
  ['Łódź', 'lodz'],
  ['Diyarbakır', 'diyarbakir'],
  ['İstanbul', 'istanbul'],
  ['  Rome–Fiumicino / FCO ', 'rome fiumicino fco'],
  ['กรุงเทพ', 'กรงเทพ'],
  ['ＴＯＫＹＯ', 'tokyo'],
  ['ろんどん', 'ロント\u3099ン'],
  ['ΑΘΗΝΑΣ', 'αθηνασ'],
  ['القاهرة', 'القاهره'],
  ['...', ''],
])('%s compares as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each(['Hotel 7', "O'Hare", '  A & B--c_d  ', '', '!?', 'X (YZ) 24/7', 'a\tb'])(
  'text in ASCII only is normalised like any other: %j',
  (text) => {
    expect(`${foldText(text)} e`.trim()).toBe(foldText(`${text} é`))
  },
)
