import { expect, test } from 'vitest'
import { openFaces } from './faces.ts'
import { printable } from './printable.ts'

const shown = (text: string, onMissing: (character: string) => void = () => {}) =>
  printable(text, (each) => openFaces('en').runsOf(each, 400), '(see your order)', onMissing)

test('words in a script without a face are replaced, the text beside them stays', () => {
  expect(shown('Guest: አበበ ቢቂላ, 2 adults')).toBe('Guest: (see your order) 2 adults')
  expect(shown('Abebe ቢቂላ')).toBe('Abebe (see your order)')
  // Burmese: fontkit would draw letters that no reader knows (docs/decisions/138-right-to-left-in-pdfs.md).
  expect(shown('Guest: မောင်မောင် အေး, 2 adults')).toBe('Guest: (see your order) 2 adults')
})

test('emoji are a dot each time that they interrupt the text', () => {
  expect(shown('Quiet room please 🙏🏽🙏❤️ thanks 👨‍👩‍👧')).toBe('Quiet room please · thanks ·')
  expect(shown('\ue000 \ue001')).toBe('· ·')
})

test('what has faces stays as it was typed', () => {
  for (const text of [
    'Tan Mei Ling',
    'محمد خالد',
    'דוד',
    'Արմեն',
    'გიორგი',
    'முருகன்',
    'లక్ష్మి',
    'සිංහල',
    'ລາວ',
    'ครับ\u200bผม',
  ]) {
    expect(shown(text)).toBe(text)
  }
})

test('each character without a glyph is reported', () => {
  const missing: string[] = []
  shown('አበ 🙏', (character) => missing.push(character))
  expect(missing).toEqual(['አ', 'በ', '🙏'])
})
