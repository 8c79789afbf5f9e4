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
  let openings = 0
  for (const [name, end] of namesIn(text)) {
    if (refusedName.test(decoded(name))) return false
    if (decoded(name) !== 'OpenAction') continue
    openings += 1
    if (openings > mostOpenings || !isPage(text, end)) return false
  }
  return true
}

/** Names may be written with codes: `/J#61vaScript`. Longer ones are none of those that are refused. */
const decoded = (name: string): string =>
  name.includes('#') && name.length <= 40
    ? name.replace(/#([\da-f]{2})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : name

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

/** Returns whether what's done on opening, written here, is only showing a page: an array, or an action that goes to one. */
function isPage(text: string, at: number): boolean {
  const [, number, generation] = /^\s*(\d+)\s+(\d+)\s+R\b/.exec(text.slice(at, at + 40)) ?? []
  const start = number && generation ? startOf(text, number, generation) : at
  const kind = /^\s*<<[^>]*?\/S\s*\/(\w+)/.exec(text.slice(start, start + 500))?.[1]
  return kind === undefined || showsPage.test(kind)
}

/** Returns where an object's content starts; the document's end if it's compressed, or nowhere. */
function startOf(text: string, number: string, generation: string): number {
  for (const found of text.matchAll(/(?<!\S)(\d+)\s+(\d+)\s+obj\b/g)) {
    if (found[1] === number && found[2] === generation) return found.index + found[0].length
  }
  return text.length
}
