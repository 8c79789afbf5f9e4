/** Letters that Unicode doesn't decompose into a base letter and a mark. */
const foldedLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  // Letters that are typed differently on keyboards of the same script.
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
}

const folded = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'g')

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isAscii = /^[\x00-\x7f]*$/

/** The offset from hiragana to katakana: typed text isn't converted yet. */
const kana = 0x60

/**
 * Returns text normalised for search: lower case, without diacritics (except kana's: バリ isn't パリ) or apostrophes, one
 * form of each letter, and everything else as single spaces. `São Paulo–GRU` becomes `sao paulo gru`.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Most names have nothing to decompose, and this is four times as fast.
  if (isAscii.test(lower))
    return lower
      .replaceAll("'", '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return lower
    .normalize('NFKD')
    .replace(/[[\p{M}--[\u3099\u309a]]'’ʻ‘]/gv, '')
    .replace(folded, (letter) => foldedLetters[letter] ?? letter)
    .replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + kana))
    .replace(/[^\p{L}\p{N}\u3099\u309a]+/gu, ' ')
    .trim()
}
