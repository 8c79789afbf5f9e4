import { expect, test } from 'vitest'
import { readFaceFile } from './face-files.ts'
import { openFaces } from './faces.ts'
import { familyNamed } from './families.ts'

const runs = (text: string, language = 'en') =>
  openFaces(language)
    .runsOf(text, 400)
    .map((run) => `${run.face?.family.name ?? 'none'}: ${run.text}`)

test('each piece of a text is in the family that has its letters', () => {
  expect(runs('KUL – กรุงเทพฯ (BKK)', 'th')).toEqual([
    'Inter: KUL – ',
    'NotoSansThai: กรุงเทพฯ',
    'Inter:  (BKK)',
  ])
  expect(runs('सेवा। ২৬')).toEqual(['NotoSansDevanagari: सेवा।', 'Inter:  ', 'NotoSansBengali: ২৬'])
  expect(new Set(runs('Đặng Ωμέγα Ёж ąćż ₫').map((run) => run.split(':')[0]))).toEqual(
    new Set(['Inter']),
  )
})

test.each([
  ['ja', '直', 'NotoSansJP: 直'],
  ['zh', '直', 'NotoSansSC: 直'],
  ['zh-tw', '直', 'NotoSansTC: 直'],
  ['ko', '直', 'NotoSansKR: 直'],
  ['en', '直', 'NotoSansSC: 直'],
])(
  'a Chinese character in a text in %s is drawn as readers there write it',
  (language, text, run) => {
    expect(runs(text, language)).toEqual([run])
  },
)

test('in other languages the neighbouring letters decide', () => {
  expect(runs('直の').every((run) => run.startsWith('NotoSansJP'))).toBe(true)
  expect(runs('直의').every((run) => run.startsWith('NotoSansKR'))).toBe(true)
})

test('a character that no face has is its closest Latin form, or none', () => {
  expect(runs('q\u0302\u202f𝐀𝐛')).toEqual(['Inter: q Ab'])
  expect(runs('a😀b')).toEqual(['Inter: a', 'none: 😀', 'Inter: b'])
  expect(runs('a\u200bb\u2060c\ufe0f')).toEqual(['Inter: abc'])
})

test('what a glyph means in one document doesn’t matter in the next', () => {
  const glyphOf = (text: string) => openFaces('en').latin(400).font.layout(text).glyphs[0]
  const [modifier, quote] = [glyphOf('ʼ'), glyphOf('’')]
  expect(modifier?.id).toBe(quote?.id)
  expect([modifier?.codePoints, quote?.codePoints]).toEqual([[0x2bc], [0x2019]])
})

test('files of faces are kept while there is room, and read again afterwards', () => {
  const read = (slice: string, name = 'NotoSansJP') => readFaceFile(familyNamed(name), slice, 400)
  const first = read('119')
  expect(read('119')).toBe(first)
  for (const name of ['NotoSansJP', 'NotoSansSC', 'NotoSansTC']) {
    const ideographs = Array.from({ length: 0x5200 }, (_, index) => 0x4e00 + index)
    const slices = new Set(ideographs.map((each) => familyNamed(name).sliceFor(each)))
    for (const slice of slices) if (slice) read(slice, name)
  }
  expect(read('119')).not.toBe(first)
})
