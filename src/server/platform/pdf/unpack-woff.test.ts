import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const packed = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
)
const widthIn = (font: Buffer, text: string) => new PDFDocument().font(font).widthOfString(text)

it('an unpacked font sets text as the packed one does', () => {
  const plain = unpackWoff(packed)
  for (const text of ['TAN/MEI 0123', 'Kuala Lumpur – São Paulo', 'AVATAR']) {
    expect(widthIn(plain, text)).toBe(widthIn(packed, text))
  }
})

it('anything but a WOFF font is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and so on'))).toThrow('not a WOFF font')
})
