/** Letters that Unicode does not take apart into a base letter and a mark. */
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
  // Letters that keyboards of one script write differently.
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
}

const folded = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'g')

/** From a letter of hiragana to the same one of katakana: what is typed is not converted yet. */
const kana = 0x60

/**
 * Returns text as a search compares it: lower case, without marks on letters (but kana's: バリ is not パリ) or
 * apostrophes, one form of each letter, and anything that is no letter or digit as one space. `São Paulo–GRU` becomes `sao paulo gru`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[[\p{M}--[\u3099\u309a]]'’ʻ‘]/gv, '')
    .replace(folded, (letter) => foldedLetters[letter] ?? letter)
    .replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + kana))
    .replace(/[^\p{L}\p{N}\u3099\u309a]+/gu, ' ')
    .trim()
}
