/** A start tag of XML, the end of an element, or text between two tags. */
export type XmlToken =
  | { kind: 'start'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'end' }
  | { kind: 'text'; text: string }

/** XML whose content isn't certain. */
export class UnreadableXml extends Error {}

const nameEnd = /[\s/]/

/**
 * Returns the parts of XML in order. Names have no prefixes, comments are dropped, so that they divide no text, CDATA is text, and
 * characters written as codes are decoded. Throws UnreadableXml for a DTD, whose entities could stand for any text, and for what
 * isn't well-formed, which readers may take in different ways. Takes time in proportion to the text's length.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    const text = xml.slice(at, open < 0 ? undefined : open)
    if (text) yield { kind: 'text', text: decoded(text) }
    if (open < 0) return
    at = endOf(xml, open)
    if (xml.startsWith('<![CDATA[', open)) {
      yield { kind: 'text', text: xml.slice(open + '<![CDATA['.length, at - 3) }
    } else if (xml[open + 1] === '/') yield { kind: 'end' }
    else if (!/[!?]/.test(xml[open + 1] ?? '')) {
      const inside = xml.slice(open + 1, at - 1)
      yield startTag(inside)
      if (inside.endsWith('/')) yield { kind: 'end' }
    }
  }
}

/** Returns where markup ends that begins with a `<`. */
function endOf(xml: string, open: number): number {
  const after = (end: string, from: number) => {
    const found = xml.indexOf(end, from)
    if (found < 0) throw new UnreadableXml()
    return found + end.length
  }
  if (xml.startsWith('<!--', open)) return after('-->', open + 4)
  if (xml.startsWith('<![CDATA[', open)) return after(']]>', open + 9)
  if (xml.startsWith('<!', open)) throw new UnreadableXml()
  if (xml.startsWith('<?', open)) return after('?>', open + 2)
  // Attributes may contain a `>`.
  for (let at = open + 1; at < xml.length; at += 1) {
    const character = xml[at]
    if (character === '>') return at + 1
    if (character === '<') break
    if (character === '"' || character === "'") at = after(character, at + 1) - 1
  }
  throw new UnreadableXml()
}

function startTag(inside: string): XmlToken {
  const length = inside.search(nameEnd)
  const attributes = new Map<string, string>()
  let at = length < 0 ? inside.length : length
  for (;;) {
    while (at < inside.length && nameEnd.test(inside[at] ?? '')) at += 1
    if (at >= inside.length) break
    const equals = inside.indexOf('=', at)
    const name = inside.slice(at, equals).trim()
    let quote = equals + 1
    while (/\s/.test(inside[quote] ?? '')) quote += 1
    const mark = inside[quote]
    const isQuoted = mark === '"' || mark === "'"
    const end = isQuoted ? inside.indexOf(mark, quote + 1) : -1
    if (equals < 0 || end < 0 || /[\s"'/]/.test(name)) throw new UnreadableXml()
    // Of two that only their prefixes tell apart, both count.
    const key = withoutPrefix(name)
    const value = decoded(inside.slice(quote + 1, end))
    const before = attributes.get(key)
    attributes.set(key, before === undefined ? value : `${before}\n${value}`)
    at = end + 1
  }
  const name = withoutPrefix(length < 0 ? inside : inside.slice(0, length))
  return { kind: 'start', name, attributes }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Letters may be written as codes: `&#68;DE`. Without a DTD, there are five other entities. */
const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,30})|#x([\da-f]{1,30})|(\w{1,9}));/gi,
    (_, decimal: string, hexadecimal: string, name: string) => {
      if (name) {
        const character = named[name]
        if (character === undefined) throw new UnreadableXml()
        return character
      }
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
