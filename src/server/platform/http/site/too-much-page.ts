import type { Problem } from '../../../../contract/envelope.ts'
import { wordsOf } from '../../words.ts'
import { retryHeaders } from '../retry-headers.ts'

/** As the site's own pages look, without their style sheet. */
const style = `:root{color-scheme:light dark}body{margin:0;padding:15vh 1.5rem;background:#f6f4ee;color:#1b2529;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:auto}h1{font-size:1.75rem;line-height:1.2}@media(prefers-color-scheme:dark){body{background:#11171a;color:#e8e6df}}`

/**
 * Answers a page's form that isn't read, in the language of its address. A browser gets a page that says to go back, where it keeps
 * what was typed; a page's script gets the text to show beside the form.
 */
export function answerTooMuch(path: string, refused: Problem): Response {
  const say = wordsOf('too-much', path.split('/')[1] ?? '')
  const retry = retryHeaders(refused)
  const minutes = Math.max(1, Math.ceil(Number(retry['retry-after'] ?? 60) / 60))
  const isScript = path.endsWith('.data')
  const body = isScript
    ? say('stay', { minutes })
    : `<!doctype html><html lang="${say.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${say('title')}</title><style>${style}</style></head><body><main><h1>${say('title')}</h1><p>${say('back', { minutes })}</p></main></body></html>`
  return new Response(body, {
    status: refused.status_code,
    headers: {
      'content-type': `text/${isScript ? 'plain' : 'html'}; charset=utf-8`,
      'cache-control': 'no-store',
      ...retry,
    },
  })
}
