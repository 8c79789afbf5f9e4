/** Returns a PDF of one page with these lines, the first as its title. They have to be in Latin-1 without accents. */
export function drawCv(lines: readonly string[]): Buffer {
  const [title = '', ...rest] = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')})`)
  const text = [
    `BT /F1 20 Tf 56 770 Td ${title} Tj`,
    '/F1 11 Tf 0 -34 Td 20 TL',
    ...rest.map((line) => `${line} Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf + table + trailer, 'latin1')
}
