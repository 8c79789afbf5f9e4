import type { SelectOption } from './select.tsx'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign)

/**
 * Returns the options of a long list as HTML. Names from Intl differ between the server's and the browser's
 * versions, which React would take for a broken page; markup set as a whole it leaves alone.
 */
export const optionsHtml = (options: readonly SelectOption[], selected: string): string =>
  options
    .map(({ value, label }) => {
      const mark = value === selected ? ' selected' : ''
      return `<option value="${escaped(value)}"${mark}>${escaped(label)}</option>`
    })
    .join('')
