import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withHandOff } from './hand-off.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const page = '<!DOCTYPE html><html><body><p>ราคา</p></body></html>'

async function handedOff(data: string) {
  const stream = new Blob([data]).stream()
  const html = (await withHandOff(bytes(page), stream, 'n')).toString()
  const scripts = [...html.matchAll(/<script nonce="n">(.*?)<\/script>/g)]
  const received: string[] = []
  const streamController = {
    enqueue: (text: string) => received.push(text),
    close: () => received.push('closed'),
  }
  for (const [, code = ''] of scripts) {
    runInNewContext(code, { window: { __reactRouterContext: { streamController } } })
  }
  return { html, received }
}

it('hands the data to the stream that the router reads, at the end of the document', async () => {
  const { html, received } = await handedOff('[{"_1":2},"loaderData"]\n')
  expect(received).toEqual(['[{"_1":2},"loaderData"]\n', 'closed'])
  expect(html).toMatch(
    /^<!DOCTYPE html><html><body><p>ราคา<\/p><script .*<\/script><\/body><\/html>$/s,
  )
})

it.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028 ราคา',
  '\u2029',
  '-->',
  '& "\\',
])('data can’t end its script: %s', async (data) => {
  const { html, received } = await handedOff(data)
  expect(received).toEqual([data, 'closed'])
  expect(html.match(/<\/?script|<!--/g)).toHaveLength(4)
  const [, literal] = /enqueue\((.*?)\);<\/script>/s.exec(html) ?? []
  expect(literal).toMatch(/^"[^<>&\u2028\u2029]*"$/)
})
