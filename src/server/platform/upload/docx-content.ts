import { UnreadableXml, type XmlToken, xmlTokens } from './xml-tokens.ts'
import { readZipEntry, type ZipEntry, zipEntries } from './zip-entries.ts'

const typesName = '[content_types].xml'
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
  const names = entries.map(nameOf)
  if (!names.includes(typesName) || !names.includes(documentName)) return false
  if (names.some(isUnsafe)) return false
  let left = mostText
  return entries.every((entry) => {
    // Pictures and fonts; what else they would be is a type that the list of types must not give them.
    if (!isText.test(nameOf(entry))) return true
    const text = readZipEntry(content, entry, left)
    if (text === undefined || !isPlainText(text)) return false
    left -= Math.max(text.length, 1024)
    try {
      return isHarmless(nameOf(entry), xmlTokens(text.replace(/^\ufeff/, '')))
    } catch (error) {
      if (error instanceof UnreadableXml) return false
      throw error
    }
  })
}

/** Word finds parts by names in any case. */
const nameOf = ({ name }: ZipEntry): string => name.toLowerCase()

const isText = /\.(?:xml|rels|vml)$/
const isPicture = /\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|wdp|svg|odttf|ttf)$/

/** Parts are found by their types, wherever they are and whatever they're called: a name that says nothing hides them. */
const isUnsafe = (name: string): boolean =>
  /vbaproject/.test(name) ||
  /^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|:/.test(name) ||
  !(isText.test(name) || isPicture.test(name) || name.endsWith('/'))

/** Word also reads UTF-16 and other encodings that a document declares, in which none of the names below would be found. */
function isPlainText(text: string): boolean {
  const declared = /^\ufeff?<\?xml[^>]{1,100}?encoding\s*=\s*["']([^"']{1,40})/i.exec(text)?.[1]
  const isAscii =
    declared === undefined || /^(?:utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i.test(declared)
  return isAscii && !text.includes('\0')
}

function isHarmless(name: string, tokens: Iterable<XmlToken>): boolean {
  if (name === typesName) return every(tokens, isHarmlessType)
  if (name.endsWith('.rels')) return every(tokens, isHarmlessRelation)
  let isDocument = name !== documentName
  const fields = collectFields()
  for (const token of tokens) {
    fields.read(token)
    if (token.kind !== 'start') continue
    isDocument ||= token.name === 'document'
    // Another document, in a format that isn't checked; an image that is fetched.
    if (/^(?:altChunk|subDoc)$/i.test(token.name)) return false
    if (isElsewhere(token.attributes.get('src'))) return false
  }
  return isDocument && fields.areHarmless()
}

type StartTag = Extract<XmlToken, { kind: 'start' }>

function every(tokens: Iterable<XmlToken>, is: (tag: StartTag) => boolean): boolean {
  for (const token of tokens) if (token.kind === 'start' && !is(token)) return false
  return true
}

/** Macros are refused, and parts with text that have the name of a picture. */
function isHarmlessType({ attributes }: StartTag): boolean {
  const type = attributes.get('ContentType') ?? ''
  if (/macroEnabled|vbaProject|oleObject|activeX/i.test(type)) return false
  const of = (attributes.get('PartName') ?? `.${attributes.get('Extension') ?? ''}`).toLowerCase()
  return (
    !isPicture.test(of) ||
    /^(?:image\/|application\/(?:vnd\.openxmlformats-officedocument\.obfuscatedFont|x-font))/i.test(
      type,
    )
  )
}

/** Links are followed only when somebody clicks them; all else that is outside is fetched at once. */
function isHarmlessRelation({ name, attributes }: StartTag): boolean {
  if (name !== 'Relationship') return true
  const {
    TargetMode: mode = 'Internal',
    Type: type = '',
    Target: target,
  } = Object.fromEntries(attributes)
  if (/\/aFChunk$/i.test(type)) return false
  if (mode === 'Internal') return !isElsewhere(target)
  return mode === 'External' && /^[^\n]*\/hyperlink$/.test(type)
}

/** Returns whether an address isn't a part of the document. */
const isElsewhere = (address = ''): boolean =>
  address.split('\n').some((each) => /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(each.trimStart()))

/** Fields that start programs, or fetch texts and images. */
const startOrFetch = /\b(?:DDE(?:AUTO)?|INCLUDETEXT|INCLUDEPICTURE)\b/i
/** More of them, whose names may be in texts of others: only at a field's beginning. */
const startingWith = /^(?:LINK|INCLUDE|IMPORT|DATABASE)\b/i

/**
 * Collects the codes of fields. They may be in one attribute, or in several elements: `DD` and `EAUTO`. What people write is in other
 * elements.
 */
function collectFields() {
  const parts: string[] = []
  const separated: string[] = []
  let isCode = false
  return {
    read(token: XmlToken): void {
      if (token.kind === 'text') {
        if (!isCode) return
        parts.push(token.text)
        separated.push(token.text)
        return
      }
      isCode = token.kind === 'start' && /^(?:del)?instrText$/i.test(token.name)
      if (token.kind !== 'start') return
      if (token.name === 'fldChar') separated.push('\n')
      const whole = token.attributes.get('instr')
      if (whole === undefined) return
      parts.push(`\n${whole}\n`)
      separated.push(`\n${whole}\n`)
    },
    areHarmless: (): boolean =>
      !startOrFetch.test(parts.join('')) &&
      !separated
        .join('')
        .split('\n')
        .some((field) => startingWith.test(field.trimStart())),
  }
}
