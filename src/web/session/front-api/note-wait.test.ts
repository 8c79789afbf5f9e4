import { expect, test } from 'vitest'
import type { PagePlatform } from '../../../contract/page-platform.ts'
import { noteWait } from './note-wait.ts'

test('a page knows for how long the front API refuses more calls', async () => {
  const answers = [
    new Response('{}', { status: 503, headers: { 'retry-after': '5' } }),
    new Response('{}', { status: 429, headers: { 'retry-after': '840' } }),
    new Response('{}'),
  ]
  const frontApi = async () => answers.shift() ?? new Response()
  const { page, wait } = noteWait({ frontApi } as Partial<PagePlatform> as PagePlatform)
  const waits: (string | null)[] = []
  for (let call = 0; call < 3; call += 1) {
    await page.frontApi(new Request('http://site.test/front/v1/csrf'))
    waits.push(wait())
  }
  expect(waits).toEqual([null, '840', '840'])
})
