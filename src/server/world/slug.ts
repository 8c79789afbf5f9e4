/** Returns a name in lower-case ASCII letters and digits, with `-` between words: `da-nang`, `saint-germain-des-pres`. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’ʻ‘]/gu, '')
    .toLowerCase()
    .replace(/[øłđðþæœßı]/g, (letter) => unmarked[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Letters that Unicode doesn't decompose. */
const unmarked: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
}
