import { readZipEntry, type ZipEntry, zipEntries } from './zip-entries.ts'

const typesName = '[Content_Types].xml'
const documentName = 'word/document.xml'
/** What's read of a document may be this long when unpacked, in bytes, all together. Bombs are longer. */
const mostText = 16 * 1024 * 1024

/**
 * Returns whether content is a Word document without macros, which are in a part of their own, and without anything that Word would
 * fetch or start when it's opened: a template from the network may bring macros along. It's no virus scanner.
 */
export function isPlainDocx(content: Buffer): boolean {
  const entries = zipEntries(content) ?? []
  const has = (name: string) => entries.some((entry) => entry.name === name)
  if (!has(typesName) || !has(documentName)) return false
  if (entries.some(({ name }) => isUnsafe(name))) return false
  let left = mostText
  return entries.filter(isRead).every((entry) => {
    const text = readZipEntry(content, entry, left)
    if (text === undefined) return false
    left -= Math.max(text.length, 1024)
    if (isList(entry)) return !/macroEnabled/i.test(text) && !fetchesElsewhere(text)
    if (entry.name === documentName && !/<(?:\w+:)?document[\s>]/.test(text)) return false
    return !startsPrograms(text)
  })
}

const isList = ({ name }: ZipEntry): boolean => name === typesName || name.endsWith('.rels')

/** The lists of what a document's parts refer to, and the parts with text: also notes, headers and footers. */
const isRead = (entry: ZipEntry): boolean => isList(entry) || /^word\/[^/]+\.xml$/.test(entry.name)

const isUnsafe = (name: string): boolean =>
  /vbaProject|\.bin$|\.exe$|\.js$/i.test(name) || /^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|:/.test(name)

/** Links are followed only when somebody clicks them; all else that is outside is fetched at once. */
const fetchesElsewhere = (list: string): boolean =>
  (list.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).some(
    (each) =>
      /TargetMode\s*=\s*["']\s*External/i.test(each) &&
      !/Type\s*=\s*["'][^"']*\/hyperlink["']/.test(each),
  )

/** Fields may be in one attribute, or in several elements: `DD` and `EAUTO`. What people write is in other elements. */
function startsPrograms(text: string): boolean {
  const inParts = [...text.matchAll(/<(?:\w+:)?instrText\b[^>]*>([^<]*)</g)].map(([, part]) => part)
  const whole = [...text.matchAll(/<(?:\w+:)?fldSimple\s[^>]*?\binstr\s*=\s*["']([^"']*)/g)]
  return [inParts.join(''), ...whole.map(([, field]) => field ?? '')].some((field) =>
    /\bDDE(?:AUTO)?\b/i.test(field),
  )
}
