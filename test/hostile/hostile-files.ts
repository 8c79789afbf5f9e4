import { smallPdf } from '../support/small-pdf.ts'
import { zipArchive } from '../support/zip-archive.ts'

const types = '[Content_Types].xml'
const relations = 'word/_rels/document.xml.rels'
const document: [string, string] = ['word/document.xml', '<w:document><w:body/></w:document>']

/** Returns a Word document of some hundred bytes with a part that unpacks to so many characters of one text. */
const docx = (part: string, repeated: string, length = 300_000): Buffer =>
  zipArchive(types, document, [part, repeated.repeat(length / repeated.length)])

/** Returns a PDF of 3 MB of one text, with all the openings that are looked up. */
function pdf(repeated: string): Buffer {
  const content = Buffer.alloc(3 * 1024 * 1024, repeated)
  smallPdf('/OpenAction 9 0 R '.repeat(19)).copy(content)
  content.write('\nstartxref\n9\n%%EOF\n', content.length - 19)
  return content
}

/** Returns a photo of nothing but markers. */
const jpeg = (marker: string): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.alloc(3 * 1024 * 1024, marker, 'latin1'),
    Buffer.from([0xff, 0xd9]),
  ])

/** Files that once kept the event loop busy for seconds, or were made to. */
export const hostileFiles: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['fields that never end', () => docx('word/footnotes.xml', '<w:instrText ')],
  ['simple fields that never end', () => docx('word/footnotes.xml', '<w:fldSimple a')],
  ['fields without their instruction', () => docx('word/footnotes.xml', '<w:fldSimple instr  ')],
  ['relations that never end', () => docx(relations, '<Relationship ')],
  ['attributes without values', () => docx(relations, 'aaaa')],
  ['a part of 16 MB', () => docx('word/footnotes.xml', '<w:instrText ', 13_000_000)],
  ['texts in texts', () => pdf('((')],
  ['many objects', () => pdf('1 0 obj ')],
  ['many numbers', () => pdf('1 1 ')],
  ['coded names', () => pdf('/#61#61')],
  ['markers of a photo', () => jpeg('\xff\xd8')],
  ['short segments of a photo', () => jpeg('\xff\xe0\x00\x00')],
]
