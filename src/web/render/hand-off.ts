import { text } from 'node:stream/consumers'

/** How React ends every document. */
const end = '</body></html>'

/**
 * Returns a document with the scripts that hand the loaders' data to the browser, the way `ServerRouter` writes them.
 * That would read the stream while React renders, in parts that wait for it, although it's complete before.
 */
export async function withHandOff(
  html: Uint8Array,
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<Buffer<ArrayBuffer>> {
  const data = await text(stream)
  const script = (call: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`
  const scripts = script(`enqueue(${scriptText(data)})`) + script('close()')
  return Buffer.concat([html.subarray(0, -end.length), Buffer.from(scripts + end)])
}

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Returns a text as a JavaScript string that can't end its script. */
const scriptText = (text: string): string =>
  JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (each) => escapes[each] ?? each)
