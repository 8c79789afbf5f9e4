import { expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { loader } from './message-api.ts'

const message = { id: 'bali', img: '/bali.webp', alt: 'Bali', usage: 'once', usageRules: [] }

async function ask(query: string, locale: string, modal: object | null = message) {
  const answer = () => Response.json({ result: { modal } })
  const { context } = pageContext({
    locale,
    answers: { '/v1/notification/modal': answer },
  })
  const url = new URL(`http://a.example/${locale}/message?${query}`)
  const given = { context, url, request: new Request(url), params: {} }
  const response = await loader(given as unknown as Parameters<typeof loader>[0])
  return response.json()
}

it.each([
  ['th', '/hotel', '/th/hotel'],
  ['zh-tw', '/hotel?promo=1', '/zh-tw/hotel?promo=1'],
  ['th', '/en/hotel', '/en/hotel'],
  ['th', 'https://example.com/a', 'https://example.com/a'],
])('in %s, a message’s link to %s opens %s (S2.88)', async (locale, url, opened) => {
  const told = await ask('path=/contact', locale, { ...message, url })
  expect(told).toEqual({ modal: { ...message, url: opened } })
})

it('a message without a link, and none, are passed on', async () => {
  expect(await ask('path=/contact', 'th')).toEqual({ modal: message })
  expect(await ask('path=/contact', 'th', null)).toEqual({ modal: null })
})
