import { expect, it } from 'vitest'
import { loader } from './locales-api.ts'

const ask = async (query: string) => {
  const answer = await loader({
    request: new Request(`http://a.example/api/locales?${query}`),
  } as Parameters<typeof loader>[0])
  return { status: answer.status, body: await answer.json() }
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

it.each([
  'namespace=common',
  'lang=en',
  'lang=xx&namespace=common',
  'lang=en&component=..%2Fsecret',
])('without a known language and a name, nothing: %s', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { error: 'VALIDATION' } })
})
