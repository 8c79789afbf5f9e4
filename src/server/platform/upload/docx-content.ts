import { readZipEntry, type ZipEntry, zipEntries } from './zip-entries.ts'

const typesName = '[Content_Types].xml'
const documentName = 'word/document.xml'
/**
 * What's read of a document may be this long when unpacked, in bytes, all together: several times what Word writes for a long
 * CV, whose pictures aren't read. Bombs are longer.
 */
const mostText = 4 * 1024 * 1024

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
    // Word also reads UTF-16, in which none of the names below would be found.
    if (text === undefined || text.includes('\0')) return false
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

// Each expression below ends at the next `<`, which attributes can't contain: the time grows with the text's length, not its square.

/** Links are followed only when somebody clicks them; all else that is outside is fetched at once. */
const fetchesElsewhere = (list: string): boolean =>
  (list.match(/<(?:\w+:)?Relationship\s[^<]*/g) ?? []).some((each) => {
    const { TargetMode: mode = 'Internal', Type: type = '' } = attributesOf(each)
    return mode !== 'Internal' && !type.endsWith('/hyperlink')
  })

/** Returns an element's attributes; of one that seems to be there twice the first, because text after the element may look like one. */
function attributesOf(element: string): Partial<Record<string, string>> {
  const attributes = element.matchAll(
    /(?<![^\s=<>"'/])([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )
  return Object.fromEntries(
    [...attributes]
      .map(([, name, inDouble, inSingle]) => [name, inDouble ?? inSingle ?? ''])
      .reverse(),
  )
}

/** Fields may be in one attribute, or in several elements: `DD` and `EAUTO`. What people write is in other elements. */
function startsPrograms(text: string): boolean {
  const inParts = [...text.matchAll(/<(?:\w+:)?instrText\b[^<>]*>([^<]*)/g)].map(([, part]) => part)
  const whole = text.match(/<(?:\w+:)?fldSimple\s[^<]*/g) ?? []
  return [inParts.join(''), ...whole].some((field) => /\bDDE(?:AUTO)?\b/i.test(decoded(field)))
}

/** Letters may be written as codes: `&#68;DE`. */
const decoded = (field: string): string =>
  field.replace(/&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi, (_, decimal, hexadecimal) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
