import { escapeHtml } from '../platform/escape-html.ts'

/** A mail's HTML: `parts` are ready markup, made with the helpers below. Phones show it at its own size, by day and by night. */
export const mailHtml = (language: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head>${head}</head><body style="${bodyLook}">${parts.join('')}</body></html>`

/** Colours stand in a style sheet, since an inline one would beat those of the night. */
const head = [
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
  '<meta name="color-scheme" content="light dark">',
  '<style>body{color:#17232a;background:#ffffff}a{color:#0a6a5d}',
  '@media(prefers-color-scheme:dark){body{color:#edf1ef;background:#182024}a{color:#5cc7b2}}</style>',
].join('')

const bodyLook = 'font:16px/1.5 sans-serif;max-width:36em;margin:0 auto;padding:16px'

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

/** The one thing to press, thumb-sized. */
export const button = (address: string, words: string): string =>
  `<p><a href="${escapeHtml(address)}" style="${buttonLook}">${escapeHtml(words)}</a></p>`

const buttonLook =
  'display:inline-block;padding:12px 24px;border-radius:10px;background:#0a6a5d;color:#ffffff;font-weight:600;text-decoration:none'

export const link = (address: string, words: string): string =>
  `<p><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`
