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
}

/**
 * Text as a search compares it: lower case, without marks on letters or apostrophes, anything else
 * that is no letter or digit as one space. `São Paulo–GRU` becomes `sao paulo gru`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʻ‘]/gu, '')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => foldedLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
