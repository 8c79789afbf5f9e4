/** Far more than an address with a name before it. Longer texts aren't searched. */
const longest = 1_000

/**
 * Returns the e-mail address in a typed or pasted text: without `mailto:`, a name before `<…>`, quotes, characters
 * without a shape, and the full stop of a sentence; `＠` and other full-width characters become ASCII. Case stays. A
 * text that has no address is returned without these characters.
 */
export function mailFrom(typed: string): string {
  const plain = typed
    .slice(0, longest)
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()
  const inBrackets = plain.endsWith('>') ? plain.slice(plain.lastIndexOf('<') + 1, -1) : plain
  return withoutEnds(withoutScheme(inBrackets.trim())).trim()
}

/** Returns the address of a `mailto:` link, without the subject and the other fields that links may have. */
const withoutScheme = (text: string): string =>
  /^mailto:/i.test(text) ? (text.slice('mailto:'.length).split('?', 1)[0] ?? '') : text

const openers = new Set(['"', "'", '“', '‘', '„', '«', '<', '(', ' '])
const closers = new Set(['"', "'", '”', '’', '“', '»', '>', ')', '.', ',', ';', ' '])

/** Returns a text without quotes and brackets around it, and without a sentence's final punctuation. */
function withoutEnds(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && openers.has(text.charAt(from))) from++
  while (to > from && closers.has(text.charAt(to - 1))) to--
  return text.slice(from, to)
}
