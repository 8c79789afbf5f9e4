import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

/** Every character is one wide, marks above and below letters are none. */
const measure = (text: string) => [...text.replace(/\p{Mn}/gu, '')].length
const broken = (text: string, language: string, width: number) =>
  breakLines(text, language, width, measure)

test.each([
  ['en', 12, 'Show this e-ticket at check-in.', ['Show this e-', 'ticket at', 'check-in.']],
  ['en', 9, 'KUL\u00a0– BKK at 9:40', ['KUL\u00a0– BKK', 'at 9:40']],
  ['th', 13, 'แสดงหนังสือเดินทางของผู้โดยสาร', ['แสดง', 'หนังสือเดินทาง', 'ของผู้โดยสาร']],
  ['km', 12, 'សូមបង្ហាញសំបុត្រនេះ។', ['សូមបង្ហាញសំបុត្រ', 'នេះ។']],
  ['ja', 6, '航空券を「予約番号」と。', ['航空券を', '「予約番号」', 'と。']],
  ['ja', 6, '出発は11月26日です', ['出発は11月', '26日です']],
  ['zh', 5, '请出示护照，谢谢。', ['请出示', '护照，', '谢谢。']],
  ['ko', 6, '예약 번호를 보여 주세요', ['예약 번호를', '보여 주세요']],
])('%s breaks into lines of %i where its words end', (language, width, text, lines) => {
  expect(broken(text, language, width)).toEqual(lines)
})

test('a word that is wider than a line is broken between letters, never off its marks', () => {
  expect(broken('Donaudampfschiff', 'de', 6)).toEqual(['Donaud', 'ampfsc', 'hiff'])
  expect(broken('กี่กี่กี่', 'th', 1)).toEqual(['กี่', 'กี่', 'กี่'])
})

test('nothing is lost', () => {
  const text = '  Zwei  Wörter '
  expect(broken(text, 'de', 20)).toEqual([text])
  expect(broken('', 'de', 20)).toEqual([''])
  expect(broken('成田空港、第1ターミナル(T1)', 'ja', 3).join('')).toBe(
    '成田空港、第1ターミナル(T1)',
  )
})
