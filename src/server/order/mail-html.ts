import { escapeHtml } from '../platform/escape-html.ts'

/** A mail's HTML: `parts` are ready markup, made with the helpers below. */
export const mailHtml = (language: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;color:#16242b">${parts.join('')}</body></html>`

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

export const link = (address: string, words: string): string =>
  `<p><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`
