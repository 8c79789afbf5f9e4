import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { readFaceFile } from './face-files.ts'
import { familyNamed } from './families.ts'
import { repairShaping } from './shaping-repairs.ts'

type Place = [glyph: number, x: number, y: number]

/**
 * Words as HarfBuzz shapes them (harfbuzzjs 1.6.4) in the regular faces of @fontsource 5.3.0: each glyph's number and
 * advance, and how far it stands beside and above its place.
 */
const byHarfBuzz = [
  ['Thai', 'ญี่ปุ่น', '127:909 84:0 42:0 70:605 87:0:-14:0 41:0:1:0 61:613'],
  ['Thai', 'น้ำหนัก', '61:613 57:0 47:0:-29:0 76:406 19:587 61:613 43:0 27:600'],
  ['Khmer', 'ព្រុយណេ', '216:287 70:635 112:0:128:-26 73:953 127:288 60:1240'],
  ['Khmer', 'បារាំង', '274:923 288:615 134:0:-84:-29 49:635'],
  ['Khmer', 'ស្ថានីយ', '298:1216 202:0:-258:-26 65:635 105:0:-36:-29 73:953'],
  ['Khmer', 'អង្គរ', '82:635 49:635 181:0:0:-26 74:288'],
  ['Khmer', 'ស្រ្តី', '216:287 79:928 200:0:14:-26 105:0:-32:-29'],
  ['Bengali', 'পেসো', '388:321 45:716 66:361 55:623 59:266'],
  ['Bengali', 'আন্ডোরা', '14:1159 66:361 337:539 251:261 312:0:-760:44 59:266 51:596 59:266'],
  ['Bengali', 'কেন্দ্র', '386:361 25:807 337:304 214:563 312:0:-837:0 277:0:-635:-30'],
  ['Bengali', 'যাত্রী', '50:626 59:266 144:662 61:266'],
  ['Bengali', 'শ্রেণি', '386:361 236:726 270:0:-716:-25 60:266 39:620'],
  ['Bengali', 'হিব্রু', '350:266 56:534 227:596 282:0:-597:-69 336:0 265:194'],
  [
    'Bengali',
    'অস্ট্রিয়া',
    '13:893 355:266 243:623 253:260 321:0:-621:0 271:0:-595:-134 50:626 57:0:-396:108 59:266',
  ],
  ['Devanagari', 'क्षेत्र', '90:717 40:0 304:552'],
  ['Devanagari', 'टर्मिनल', '66:504 588:259 80:598 759:0 75:555 83:678'],
  ['Devanagari', 'श्रीमती', '317:708 33:259 80:598 71:570 33:259'],
  ['Devanagari', 'द्वितीय', '543:259 452:575 71:570 33:259 81:580'],
  ['Arabic', 'محمد', '29:532 78:578 26:637 79:525'],
  ['Arabic', 'رجل', '69:730 290:0:203:2 27:589 30:327:-40:0'],
  ['Arabic', 'خالد', '29:532 72:260 9:291 256:0:91:-111 27:589'],
  ['Arabic', 'فاطمة', '261:0:101:65 83:486 78:578 45:677 9:291 256:0:147:38 53:447'],
  [
    'Arabic',
    'پنجره',
    '90:405 31:356:-40:0 290:0:185:2 26:637 256:0:80:-180 16:343 297:0:-32:-8 21:299',
  ],
  ['Arabic', 'لا', '10:363 73:219'],
  ['Hebrew', 'שלום', '23:684 124:291:-10:0 55:522 96:730'],
  ['Hebrew', 'שָׁלוֹם', '23:684 46:0:82:0 124:291:-10:0 55:522 79:0:227:0 100:0:539:0 96:730'],
  ['Tamil', 'க்ஷேத்திரம்', '47:720 76:1851 84:825 25:825 166:262 31:640 88:858'],
  ['Tamil', 'கொழும்பு', '46:901 18:825 41:611 153:1132 88:858 131:778'],
  ['Telugu', 'కృష్ణ', '23:522 65:400 56:713 484:0:-67:-30'],
  ['Telugu', 'స్త్రీ', '246:702 580:0:-1:0'],
  ['Sinhala', 'ප්\u200dරේමදාස', '74:631 211:790 158:0 53:843 45:584 66:343 61:824'],
  ['Lao', 'ນ້ຳ', '30:614 108:0:-334:0 59:324'],
  ['Lao', 'ຂໍ້', '10:615 104:0:-488:0'],
] as const

test.each(byHarfBuzz)('%s: %s is shaped as HarfBuzz shapes it', (script, word, expected) => {
  const { face, shape } = open(script)
  const glyphs = expected.split(' ').map((glyph) => {
    const [id = 0, advance = 0, dx = 0, dy = 0] = glyph.split(':').map(Number)
    return { id, advance, dx, dy }
  })
  expect(shape(word)).toEqual(placesOf(glyphs))
  const nominal = Array.from(word, (each) => face.glyphForCodePoint(each.codePointAt(0) ?? 0).id)
  expect(glyphs.map(({ id }) => id)).not.toEqual(nominal)
})

test.each(byHarfBuzz)('%s: %s is shaped alike when its glyphs were met before', (script, word) => {
  const { face, shape } = open(script)
  for (let id = 0; id < face.numGlyphs; id++) face.getGlyph(id)
  expect(shape(word)).toEqual(open(script).shape(word))
})

test('digits go from left to right in right-to-left scripts too', () => {
  const { shape } = open('Arabic')
  const [first, , third] = ['۱', '۲', '۳'].map((digit) => shape(digit)[0]?.[0])
  expect(shape('۱۲۳').map(([id]) => id)).toEqual([first, shape('۲')[0]?.[0], third])
})

function open(script: string) {
  const face = create(readFaceFile(familyNamed(`NotoSans${script}`), script.toLowerCase(), 400))
  repairShaping(face)
  const shape = (word: string) => {
    const { glyphs, positions } = face.layout(word)
    return placesOf(
      glyphs.map(({ id }, index) => {
        const { xAdvance: advance = 0, xOffset: dx = 0, yOffset: dy = 0 } = positions[index] ?? {}
        return { id, advance, dx, dy }
      }),
    )
  }
  return { face, shape }
}

/** Returns where each glyph stands, from left to right: which of two marks of a letter comes first makes no difference. */
function placesOf(glyphs: { id: number; advance: number; dx: number; dy: number }[]): Place[] {
  let x = 0
  const places = glyphs.map(({ id, advance, dx, dy }): Place => {
    const from = x
    x += advance
    return [id, Math.round(from + dx), Math.round(dy)]
  })
  return places.sort(([a, ax], [b, bx]) => ax - bx || a - b)
}
