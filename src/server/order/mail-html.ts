import { escapeHtml } from '../platform/escape-html.ts'

/** A mail's HTML: `parts` are ready markup, made with the helpers below. */
export const mailHtml = (language: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;color:#16242b">${parts.join('')}</body></html>`

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

/** The one thing to press, thumb-sized. */
export const button = (address: string, words: string): string =>
  `<p><a href="${escapeHtml(address)}" style="${buttonLook}">${escapeHtml(words)}</a></p>`

const buttonLook =
  'display:inline-block;padding:12px 24px;border-radius:10px;background:#0a6a5d;color:#ffffff;font-weight:600;text-decoration:none'

export const link = (address: string, words: string): string =>
  `<p><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`
