import { expect, it } from 'vitest'
import { smallPdf } from '../../../../test/support/small-pdf.ts'
import { fileKindOf, shownName, storedName } from './file-kind.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

/** Returns a PNG's header and end, of this size. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4)
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n'), header, latin('\0\0\0\0IEND\xaeB`\x82')])
}

/** Returns a JPEG's comment, frame and end, of this size. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([latin('\xff\xd8\xff\xfe\x00\x04hi'), frame, latin('\xff\xd9')])
}

/** Returns a lossless WebP's header, of this size. */
function webp(width: number, height: number): Buffer {
  const file = Buffer.alloc(30)
  file.write('RIFF', 0)
  file.writeUInt32LE(22, 4)
  file.write('WEBPVP8L', 8)
  file.writeUInt8(0x2f, 20)
  file.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
  return file
}

it.each<[string, Buffer]>([
  ['pdf', smallPdf()],
  ['png', png(640, 480)],
  ['jpg', jpeg(640, 480)],
  ['webp', webp(640, 480)],
])('a %s is told by its content', (kind, content) => expect(fileKindOf(content)).toBe(kind))

it.each<[string, Buffer]>([
  ['a page', latin('<html><script>alert(1)</script>')],
  ['a drawing with scripts', latin('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['a program', latin('MZ\x90\x00 %PDF-1.4 %%EOF')],
  ['a page after a picture’s sign', latin(`\x89PNG\r\n\x1a\n<script>${' '.repeat(99)}`)],
  ['a picture that was cut off', png(640, 480).subarray(0, -12)],
  ['a photo that was cut off', jpeg(640, 480).subarray(0, -2)],
  ['a picture without width', png(0, 480)],
  ['a bomb', png(60_000, 60_000)],
  ['a bomb of a photo', jpeg(65_000, 65_000)],
  ['a WebP shorter than it says', webp(640, 480).subarray(0, 29)],
  ['a photo of nothing but markers', latin(`\xff\xd8${'\xff\xd8'.repeat(40)}\xff\xd9`)],
  ['nothing', Buffer.alloc(0)],
  ['a PDF without objects', latin('%PDF-1.7\n…\nstartxref\n9\n%%EOF\n')],
  ['a page between a PDF’s signs', latin('%PDF-1.4\n<html><script>alert(1)</script>\n%%EOF')],
  [
    'a page before a PDF’s first object',
    Buffer.concat([latin('%PDF-1.4\n< SCRIPT >alert(1)</script>\n'), smallPdf().subarray(9)]),
  ],
  ['a PDF without a table', latin('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')],
])('%s is none of them', (_, content) => expect(fileKindOf(content)).toBeUndefined())

it.each([
  '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '/OpenAction <</S/J#61vaScript/JS(app.alert(1))>>',
  '/AA << /O << /S /Launch /F (cmd.exe) >> >>',
  '/Names << /EmbeddedFiles 3 0 R >>',
  '/Names << /JavaScript 3 0 R >>',
  '>>\nendobj\n2 0 obj\n<< /Type /EmbeddedFile',
  '/OpenAction << /S /URI /URI (https://evil.example) >>',
  '/OpenAction 2 0 R >>\nendobj\n2 0 obj\n<< /S /URI /URI (https://evil.example)',
  // In what looks like a text and a stream.
  '/A (\n3 0 obj << /S /JavaScript >>) ',
  '>>\nstream\n3 0 obj << /S /SubmitForm >>\nendstream\n<<',
])('a PDF that does something is refused: %s', (more) => {
  expect(fileKindOf(smallPdf(more))).toBeUndefined()
})

it.each([
  '/OpenAction [3 0 R /Fit]',
  '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>',
  '/OpenAction 2 0 R >>\nendobj\n2 0 obj\n<< /S /GoTo /D [3 0 R /Fit]',
  '/Title (CV: Node /JavaScript /JS \\( \\) \\))',
  '/A << /S /URI /URI (https://dara.example/JavaScript) >>',
  '/BaseFont /ABCDEF+Launch-Bold',
  '% /JavaScript\n',
  '>>\nstream\n(Python) Tj /JS ( /JavaScript\nendstream\n<<',
])('a PDF that only mentions it is taken: %s', (more) => {
  expect(fileKindOf(smallPdf(more))).toBe('pdf')
})

it.each(['((', 'stream ', '/OpenAction 1 0 R ', '/S ', '/#28', '1 0 obj '])(
  'a PDF of nothing but %j doesn’t keep the server busy',
  (part) => {
    const content = Buffer.alloc(1024 * 1024, part)
    smallPdf().copy(content)
    const started = performance.now()
    fileKindOf(content)
    expect(performance.now() - started).toBeLessThan(2000)
  },
)

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\beach.jpg', 'beach.jpg'],
  ['beach\r\nset-cookie: a.jpg', 'beach set-cookie: a.jpg'],
  ['beach\u202Egpj.exe', 'beach gpj.exe'],
  ['cafe\u0301.jpg', 'caf\u00e9.jpg'],
  [`${'x'.repeat(1_000_000)}.jpg`, `${'x'.repeat(76)}.jpg`],
  ['海滩.jpg', '海滩.jpg'],
])('the name %j is shown plain', (name, shown) => expect(shownName(name)).toBe(shown))

it.each([
  ['../../etc/passwd', 'passwd.png'],
  ['paspor\u202Egnp.exe', 'paspor gnp.png'],
  ['x'.repeat(1_000_000), `${'x'.repeat(80)}.png`],
  ['護照 掃描.png', '護照 掃描.png'],
  ['"><script>.png', 'script.png'],
  ['', 'file.png'],
])('the name %j is kept plain', (name, kept) => expect(storedName(name, 'png', 'file')).toBe(kept))
