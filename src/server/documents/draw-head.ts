import type { Say } from '../platform/words.ts'
import {
  amber,
  type DocumentPage,
  drawLogo,
  drawQrCode,
  faint,
  foot,
  margin,
  sea,
  width,
} from './document-page.ts'
import type { TravelDocument } from './travel-document.ts'

const codeSide = 60
const codeAt = width - codeSide

/** Draws what it is, who issued it and when, and the code that opens the order. Returns where the first block starts. */
export function drawHead(
  pdf: PDFKit.PDFDocument,
  { write }: DocumentPage,
  { orderCode, address, issued, issuer, isTest, items }: TravelDocument,
  heading: string,
  say: Say,
): number {
  drawLogo(pdf, margin, margin - 4, 26)
  write('Sojourn', 34, margin - 2, { strong: true, size: 17, colour: sea, oneLine: true })
  drawQrCode(pdf, address, margin + codeAt, margin - 6, codeSide)
  pdf.link(margin + codeAt, margin - 6, codeSide, codeSide, address)
  const scanned = write(say('ticket-scan'), codeAt - 15, margin + codeSide - 3, {
    size: 6.5,
    colour: faint,
    width: codeSide + 16,
  })
  const right = { width: codeAt - 302 }
  const order = write(say('ticket-order', { order: orderCode }), 300, margin + 25, {
    ...right,
    strong: true,
    size: 12,
  })
  const beside = write(say('ticket-issued', { date: issued }), 300, order, {
    ...right,
    size: 9,
    colour: faint,
  })
  const small = { size: 9, colour: faint, width: 290 }
  let y = write(heading, 0, margin + 30, { strong: true, size: 21, width: 290 })
  if (items.some(({ sheet }) => !sheet)) y = write(say('ticket-subheading'), 0, y, small)
  const contact = [say('ticket-issuer'), ...issuer].join(' · ')
  y = write(contact, 0, Math.max(y, beside, scanned) + 3, { size: 9, colour: faint }) + 8
  return isTest ? drawTestMark(pdf, { write }, say('ticket-sandbox'), y) : y + 2
}

/** Marks a document of the sandbox, which must never pass for a real one. */
function drawTestMark(
  pdf: PDFKit.PDFDocument,
  { write }: Pick<DocumentPage, 'write'>,
  words: string,
  top: number,
): number {
  const next = write(words, 12, top + 5, { strong: true, size: 11, colour: amber })
  pdf
    .roundedRect(margin, top, width, next - top + 4, 4)
    .lineWidth(1.2)
    .strokeColor(amber)
    .stroke()
  return next + 14
}

/** Writes at the foot of each page which order it belongs to, and that it's a test where it is. Call it last. */
export function drawFeet(
  pdf: PDFKit.PDFDocument,
  { write }: DocumentPage,
  { orderCode: order, isTest }: TravelDocument,
  say: Say,
): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 1; page <= count; page += 1) {
    pdf.switchToPage(page - 1)
    write(say('ticket-page', { order, page, count }), 0, foot, { size: 8, colour: faint })
    if (isTest) write(say('ticket-sandbox'), 300, foot, { size: 8, colour: amber })
  }
}
