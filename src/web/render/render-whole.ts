import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { encodeTexts } from './encode-texts.ts'

interface Rendered {
  html: Uint8Array<ArrayBuffer>
  /** Whether a part failed and was left to the browser. */
  failed: boolean
}

/** `renderToString` doesn't write it. */
const doctype = '<!DOCTYPE html>'
/** How what `renderToString` writes where a part has to wait, or failed, ends: a search for its `<` stops at every tag. */
const leftOut = '$!-->'

/**
 * Returns a document whose scripts load after what it needs to be read: its own bytes, its style and its font. Pages work
 * before their scripts arrive, and React Router's `<Scripts>` has no setting for the priority of its links. `before` is
 * put in front: adding it to a long text would copy the text.
 */
function withScriptsLast(html: string, before = ''): Uint8Array<ArrayBuffer> {
  // Only the head has such links, and it's a small part of the document.
  const end = html.indexOf('</head>')
  const head = html
    .slice(0, end)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return encodeTexts(before, head, html.slice(end))
}

/**
 * Renders a whole document. `renderToString` is faster than a stream, but can't wait. Where it leaves something out,
 * such as a part whose script isn't loaded yet, or fails, the page is rendered again as a stream, which waits for such
 * parts and throws the page's errors.
 */
export async function renderWhole(page: ReactNode, nonce: string): Promise<Rendered> {
  try {
    const html = renderToString(page)
    if (!html.includes(leftOut)) return { html: withScriptsLast(html, doctype), failed: false }
  } catch {}
  return renderWaiting(page, nonce)
}

function renderWaiting(page: ReactNode, nonce: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        const html = Buffer.concat(chunks).toString()
        resolve({ html: withScriptsLast(html), failed })
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Whatever its size, nothing is put off to the end of the document: that part needs scripts to be seen.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: () => {
        failed = true
      },
    })
  })
}
