import type { Catalogue } from './catalogues.ts'
import { formsOf, visibleText } from './forms-of.ts'
import { unspaced } from './glossary.ts'

/**
 * Returns which of the refused words (`refusedWords`) a language's messages have, each with the first message that has it. Other
 * words that begin with one count as its inflections. Search words of the help aren't read: they name what readers type.
 */
export function refusedWordsUsed(
  code: string,
  own: Catalogue,
  refused: readonly string[],
): Map<string, string> {
  const texts = [...own]
    .filter(([id]) => !id.endsWith('-keywords'))
    .map(
      ([id, message]) => [id, plain(code, formsOf(message).map(visibleText).join('\n'))] as const,
    )
  const whole = texts.map(([, text]) => text).join('\n')
  const used = new Map<string, string>()
  for (const word of refused) {
    const sought = plain(code, word)
    if (!hasWord(code, whole, sought)) continue
    const [id = ''] = texts.find(([, text]) => hasWord(code, text, sought)) ?? []
    used.set(word, id)
  }
  return used
}

const plain = (code: string, text: string): string =>
  unspaced.has(code) ? text.toLowerCase().replace(/[ \u00A0]/g, '') : text.toLowerCase()

function hasWord(code: string, text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (unspaced.has(code) || !/[\p{L}\p{M}]/u.test(text[at - 1] ?? '')) return true
  }
  return false
}
