/** Actions that run scripts or programs, send what was entered, or open files that are inside the document. */
const refusedAction = /\/S\s*\/(?:JavaScript|Launch|SubmitForm|ImportData|GoToE|RichMedia)\b/
/** Names of scripts, actions and files inside the document. */
const refusedName =
  /^(?:JS|JavaScript|Launch|SubmitForm|ImportData|GoToE|RichMedia|EmbeddedFiles?)$/
/** What opening a document may do: show one of its own pages. */
const showsPage = /^(?:GoTo|Named)$/
/** Each version of a document that was changed says it again; looking up more would only keep the server busy. */
const mostOpenings = 20

const firstObject = /(?:^|[\s>])\d+[\t ]+\d+[\t ]+obj\b/
const page = /<\s*(?:script|html|svg|!doctype|\?php|%)/i

/**
 * Returns whether content is a PDF that shows something and does nothing. It's no virus scanner: names in compressed objects and
 * in encrypted documents aren't seen, and nothing is decoded. That's why files are only ever downloads, never shown from here.
 */
export function isPlainPdf(content: Buffer): boolean {
  // Writers may add some bytes after the end, but none before the beginning, where other types have their own signs.
  if (!/^%PDF-\d\.\d/.test(content.toString('latin1', 0, 8))) return false
  if (!content.subarray(-1024).includes('%%EOF')) return false
  const text = content.toString('latin1')
  const first = firstObject.exec(text)
  if (!first || text.lastIndexOf('startxref') < first.index) return false
  if (page.test(text.slice(0, first.index))) return false
  // Objects may be hidden in what looks like a stream or a text, so this looks everywhere.
  if (refusedAction.test(text)) return false
  const openings: number[] = []
  for (const [name, end] of namesIn(text)) {
    const plain = decoded(name)
    if (refusedName.test(plain)) return false
    if (plain === 'OpenAction') openings.push(end)
    if (openings.length > mostOpenings) return false
  }
  return showPages(text, openings)
}

/** The longest of the names that are looked for. */
const longestName = 'EmbeddedFiles'.length

/** Names may be written with codes: `/J#61vaScript`. Longer ones are none of those that are looked for. */
function decoded(name: string): string {
  if (name.length > 3 * longestName || !name.includes('#')) return name
  const [first = '', ...coded] = name.split('#')
  if (name.length - 2 * coded.length > longestName) return name
  return first + coded.map(decodedFirst).join('')
}

/** Decodes the code at the start of a part; returns the part unchanged if it has none. */
const decodedFirst = (part: string): string =>
  /^[\da-f]{2}/i.test(part)
    ? String.fromCharCode(Number.parseInt(part.slice(0, 2), 16)) + part.slice(2)
    : `#${part}`

/** Yields the names in a document's dictionaries, with where each ends: not those in its streams, texts and comments. */
function* namesIn(text: string): Generator<[name: string, end: number]> {
  const reader = /\/([^\s()<>[\]{}/%]*)|[^\s()<>[\]{}/%]+|%[^\r\n]*|\(/g
  const lastEnd = text.lastIndexOf('endstream')
  for (let found = reader.exec(text); found; found = reader.exec(text)) {
    const [whole, name] = found
    if (name !== undefined) yield [name, reader.lastIndex]
    else if (whole === '(') reader.lastIndex = endOfText(text, reader.lastIndex)
    else if (whole === 'stream' && reader.lastIndex < lastEnd) {
      reader.lastIndex = text.indexOf('endstream', reader.lastIndex)
    }
  }
}

/** Returns where the text ends that begins here. Parentheses in it are in pairs, or after a backslash. */
function endOfText(text: string, from: number): number {
  const mark = /\\[\s\S]|[()]/g
  mark.lastIndex = from
  let depth = 1
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '(') depth += 1
    else if (found[0] === ')') depth -= 1
    if (depth === 0) return mark.lastIndex
  }
  return text.length
}

/** Returns whether all that's done on opening is showing a page. `openings` are where it's written, in a dictionary or elsewhere. */
function showPages(text: string, openings: readonly number[]): boolean {
  const named = new Set<string>()
  for (const at of openings) {
    const [, number, generation] = /^\s*(\d+)\s+(\d+)\s+R\b/.exec(text.slice(at, at + 40)) ?? []
    if (number && generation) named.add(`${number} ${generation}`)
    else if (!isPage(text, at)) return false
  }
  if (named.size === 0) return true
  // All of them in one pass. Each version of a document may define its objects again.
  let definitions = 0
  for (const found of text.matchAll(/(?<!\S)(\d+)\s+(\d+)\s+obj\b/g)) {
    if (!named.has(`${found[1]} ${found[2]}`)) continue
    definitions += 1
    if (definitions > mostOpenings || !isPage(text, found.index + found[0].length)) return false
  }
  return true
}

/** Returns whether what begins here is an array, which names a page, or an action that goes to one. */
function isPage(text: string, at: number): boolean {
  const kind = /^\s*<<[^>]*?\/S\s*\/(\w+)/.exec(text.slice(at, at + 500))?.[1]
  return kind === undefined || showsPage.test(kind)
}
