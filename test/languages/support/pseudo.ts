/** Letters of Latin-1, so that they need no font of their own. */
const accented = new Map(
  ['aà', 'cç', 'eé', 'iî', 'nñ', 'oö', 'sš', 'uû', 'yý', 'zž']
    .flatMap((pair) => [pair, pair.toUpperCase()])
    .map(([plain = '', accent = '']) => [plain, accent]),
)

/** How much longer than English a text of another language may be. */
const share = 1.4

/**
 * Returns an English message with accents on its letters, and each word longer by two fifths: what is still English on a page was
 * never in the catalogue, and what doesn't fit has no room for other languages. Placeholders, tags and the names of plural forms
 * stay. A word never gets longer than `longest`, the length that translators are told.
 */
export function stretched(message: string, longest = Number.POSITIVE_INFINITY): string {
  const room = longest / Math.max(1, plainLength(message))
  const factor = Math.max(1, Math.min(share, room))
  let at = 0
  function text(): string {
    let out = ''
    let plain = ''
    const flush = () => {
      out += plain.replace(/[A-Za-z]+/g, (word) => stretchedWord(word, factor))
      plain = ''
    }
    while (at < message.length && message[at] !== '}') {
      const rest = message.slice(at)
      const tag = /^<[^>]*>/.exec(rest)?.[0]
      if (tag) {
        flush()
        out += tag
        at += tag.length
      } else if (message[at] === '{') {
        flush()
        out += argument()
      } else {
        plain += message[at]
        at += 1
      }
    }
    flush()
    return out
  }
  function argument(): string {
    const simple = /^\{[^{}]*\}/.exec(message.slice(at))?.[0]
    if (simple) {
      at += simple.length
      return simple
    }
    let out = message[at] ?? ''
    at += 1
    while (at < message.length && message[at] !== '}') {
      const before = /^[^{}]*/.exec(message.slice(at))?.[0] ?? ''
      out += before
      at += before.length
      if (message[at] !== '{') continue
      at += 1
      out += `{${text()}}`
      at += 1
    }
    at += 1
    return `${out}}`
  }
  return text()
}

const plainLength = (message: string) => message.replaceAll(/\{[^{}]*\}|<[^>]*>/g, '').length

function stretchedWord(word: string, factor: number): string {
  // No language translates the site's name.
  if (word === 'Sojourn') return word
  const longer = word + word.slice(0, Math.floor(word.length * (factor - 1) + 1e-9))
  return [...longer].map((letter) => accented.get(letter) ?? letter).join('')
}
