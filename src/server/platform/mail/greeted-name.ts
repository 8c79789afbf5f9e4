/** Words of scripts that begin a name with a capital. */
const cased = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{M}]+/gu

/**
 * Returns a name as a mail addresses somebody. Names are often typed as tickets print them, or without any capitals:
 * those become `Anna Maria`. A name in both cases is left as typed, and so are two capitals, which may be initials.
 */
export function greetedName(typed: string): string {
  const isLower = typed === typed.toLowerCase()
  const isUpper = typed === typed.toUpperCase() && typed.length > 2
  if (!isLower && !isUpper) return typed
  return typed.replace(cased, (word) => {
    const [first = '', ...rest] = word
    // The Turkish capital İ becomes an i with a dot above it.
    return first.toUpperCase() + rest.join('').toLowerCase().replaceAll('i\u0307', 'i')
  })
}
