import type { SelectOption } from './select.tsx'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign)

/**
 * Returns the options of a long list as HTML. Names from Intl can differ between server and browser, which would be a
 * hydration error in React; it doesn't compare markup set as HTML.
 */
export const optionsHtml = (options: readonly SelectOption[], selected: string): string =>
  options
    .map(({ value, label }) => {
      const mark = value === selected ? ' selected' : ''
      return `<option value="${escaped(value)}"${mark}>${escaped(label)}</option>`
    })
    .join('')
