import { expect, it } from 'vitest'
import { smallPdf } from '../../../test/support/small-pdf.ts'
import { zipArchive as archive } from '../../../test/support/zip-archive.ts'
import { checkCv } from './check-cv.ts'

const documentOf = (inside = ''): [string, string] => [
  'word/document.xml',
  `<w:document><w:body>${inside}</w:body></w:document>`,
]
const types = '[Content_Types].xml'
const word = [types, documentOf()]
const pdf = smallPdf()
const check = async (content: Buffer, name = 'cv.pdf') =>
  (await checkCv({ name, base64: content.toString('base64') })).name
const fieldOf = async (content: Buffer) => {
  try {
    return await check(content)
  } catch (error) {
    return error instanceof Error && 'fields' in error ? error.fields : error
  }
}

it('what a CV is, its content says', async () => {
  expect(await check(pdf, 'cv.docx')).toBe('cv.pdf')
  expect(await check(archive(...word), 'cv.pdf')).toBe('cv.docx')
})

/** Returns what a document refers to outside. */
function relations(kind: string, target: string): [string, string] {
  const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`
  return [
    'word/_rels/document.xml.rels',
    `<Relationships><Relationship Id="a" Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  ]
}

it('a Word document may link to pages, and say what programs do', async () => {
  const linked = archive(
    types,
    documentOf(
      '<!-- DDE --><w:t xml:space="preserve">DDE, DDEAUTO &amp; INCLUDETEXT</w:t><w:instrText> PAGE </w:instrText><w:fldChar/>' +
        '<w:instrText> HYPERLINK "https://dara.example" \\o "Link to my page" </w:instrText>',
    ),
    relations('hyperlink', 'https://dara.example'),
    ['docProps/app.xml', '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Properties/>'],
    ['customXml/item1.xml', '<b:Sources xmlns:b="http://schemas.example/b" SelectedStyle=""/>'],
    ['word/media/image1.png', 'a picture'],
  )
  expect(await check(linked, 'cv.docx')).toBe('cv.docx')
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
  [
    'a note that starts a program with coded letters',
    archive(...word, ['word/footnotes.xml', '<w:fldSimple w:instr="&#68;&#x44;E cmd"/>']),
  ],
  [
    'a document with a template from elsewhere, at the address of a link',
    archive(...word, relations('attachedTemplate', "http://evil.example/x.dotm?Type='/hyperlink'")),
  ],
  [
    'a document with a template from elsewhere, with coded letters',
    archive(...word, [
      'word/_rels/settings.xml.rels',
      '<Relationship Type="x/attachedTemplate" Target="http://evil.example" TargetMode="&#69;xternal"/>',
    ]),
  ],
  [
    'a document with a part in UTF-16',
    archive(...word, [
      'word/footnotes.xml',
      Buffer.from('<w:fldSimple w:instr=" dde cmd "/>', 'utf16le'),
    ]),
  ],
  ...(
    [
      ['as CDATA', '<w:instrText><![CDATA[DDEAUTO c]]></w:instrText>'],
      ['divided by a comment', '<w:instrText>D<!-- x -->DEAUTO c</w:instrText>'],
      ['with long codes of letters', '<w:instrText>&#00000000000068;DE c</w:instrText>'],
      ['behind a greater-than sign', '<w:fldSimple w:x=">" w:instr="DDEAUTO c"/>'],
      ['that was deleted', '<w:delInstrText>DDEAUTO c</w:delInstrText>'],
      ['between others', '<w:instrText> PAGE </w:instrText><w:fldSimple w:instr="DDE c"/>'],
    ] as const
  ).map(([how, inside]): [string, Buffer] => [
    `a program ${how}`,
    archive(types, documentOf(inside)),
  ]),
  ...(['INCLUDETEXT', 'INCLUDEPICTURE', 'LINK', 'IMPORT'] as const).map(
    (field): [string, Buffer] => [
      `a document with ${field}`,
      archive(types, documentOf(`<w:fldSimple w:instr="${field} http://evil.example/x"/>`)),
    ],
  ),
  ['a document with a page in it', archive(types, documentOf('<w:altChunk r:id="r"/>'))],
  ['one with a part that is a page', archive(...word, ['word/a.htm', '<script>'])],
  [
    'a document with an image from elsewhere',
    archive(types, documentOf('<v:imagedata src="http://evil.example/x.png"/>')),
  ],
  [
    'a document with a DTD',
    archive(types, [
      'word/document.xml',
      '<!DOCTYPE a [<!ENTITY d "DDE">]><w:document><w:fldSimple w:instr="&d;AUTO c"/></w:document>',
    ]),
  ],
  ['a note elsewhere', archive(...word, ['xx/foot.xml', '<w:fldSimple w:instr="DDEAUTO c"/>'])],
  ['a part of no known kind', archive(...word, ['word/notes', '<w:fldSimple w:instr="DDE c"/>'])],
  [
    'a note with the name of a picture',
    archive(
      documentOf(),
      [types, '<Types><Override PartName="/word/a.png" ContentType="x.footnotes+xml"/></Types>'],
      ['word/a.png', '<w:fldSimple w:instr="DDE c"/>'],
    ),
  ],
  [
    'a template from elsewhere, in capitals',
    archive(...word, [
      'WORD/_RELS/settings.xml.RELS',
      relations('attachedTemplate', 'http://evil.example/x.dotm')[1],
    ]),
  ],
  [
    'a template from elsewhere that isn’t said to be',
    archive(...word, [
      'word/_rels/settings.xml.rels',
      '<Relationship Type="x/attachedTemplate" Target="http://evil.example/x.dotm"/>',
    ]),
  ],
  [
    'a template from elsewhere with two types',
    archive(...word, [
      'word/_rels/settings.xml.rels',
      '<Relationship Type="x/attachedTemplate" a:Type="x/hyperlink" Target="http://evil.example/" TargetMode="External"/>',
    ]),
  ],
  [
    'a document in another encoding',
    archive(types, [
      'word/document.xml',
      '<?xml version="1.0" encoding="UTF-7"?><w:document>+ADw-w:fldSimple</w:document>',
    ]),
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
])('%s is refused', async (_, content) => expect(await fieldOf(content)).toEqual({ cv: 'type' }))

it('an empty file is none', async () =>
  expect(await fieldOf(Buffer.alloc(0))).toEqual({ cv: 'missing' }))

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\dara\\Lebenslauf (2).docx', 'Lebenslauf 2.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  ['$(reboot);"<b>.pdf', 'reboot b.pdf'],
  ['ประวัติ.pdf', 'ประวัติ.pdf'],
  ['.pdf', 'cv.pdf'],
  ['\u202Efdp.exe', 'fdp.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
])('the name %j is kept as %j', async (name, kept) => expect(await check(pdf, name)).toBe(kept))
