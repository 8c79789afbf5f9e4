import { expect, it } from 'vitest'
import { localeByCode, locales } from '../../contract/locales.ts'
import { catalogueOf } from './catalogue.server.ts'
import { loader } from './locales-api.ts'

const ask = async (query: string) => {
  const answer = await loader({
    request: new Request(`http://a.example/api/locales?${query}`),
  } as Parameters<typeof loader>[0])
  const cached = answer.headers.get('cache-control')
  return { status: answer.status, body: await answer.json(), cached }
}

it('one namespace is available under both names (S7.25)', async () => {
  const asked = await ask('lang=en&namespace=common')
  expect(asked.status).toBe(200)
  expect(asked.body.own).toHaveProperty(['common.close'], ['Close'])
  expect(await ask('lang=en&component=common')).toEqual(asked)
})

it('missing messages come in English; the code is accepted in either case', async () => {
  const { own, english } = (await ask('lang=zh-TW&component=error')).body
  expect(own).toHaveProperty(['error.reload'], ['重新載入'])
  expect(english).toHaveProperty(
    ['error.DESK_LINK_INVALID'],
    ['This setup link doesn’t work anymore. Ask for a new one.'],
  )
})

it('with the hash of its catalogue it never changes, and is cached for ever', async () => {
  const { hash } = await catalogueOf(localeByCode('th') ?? locales[0])
  expect(hash).toMatch(/^[\w-]{12}$/)
  expect((await ask(`lang=th&namespace=common&v=${hash}`)).cached).toMatch(/31536000, immutable$/)
  // Another language's, or an older one's.
  for (const query of [
    `lang=de&namespace=common&v=${hash}`,
    'lang=th&namespace=common&v=1.137.8',
  ]) {
    expect((await ask(query)).cached).toBe('public, max-age=3600')
  }
})

it.each([
  'namespace=common',
  'lang=en',
  'lang=xx&namespace=common',
  'lang=en&component=..%2Fsecret',
])('without a known language and a name, nothing: %s', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { error: 'VALIDATION' } })
})
