import { expect, test } from 'vitest'
import { testPlatform } from '../../test/support/platform.ts'
import { createApp } from './app.ts'

const { api } = await createApp(await testPlatform())

test('the served description names every call once, and each can be told by its id', async () => {
  const request = new Request('http://site.test/front/openapi.json')
  const answer = await api.fetch(request, { requestId: 'r', clientAddress: '' })
  const { paths }: { paths: Record<string, Record<string, { operationId: string }>> } =
    await answer.json()
  const ids = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  const mounts = api.mounted.map(({ version }) => (version ? 1 : 2))
  expect(ids).toHaveLength(mounts.reduce((sum: number, each) => sum + each, 0))
})

test('what members do is asked for by POST, but for reading who they are (S7.5)', () => {
  const listed =
    'login signout refresh-token get reset-pass/request reset-pass reset-pass/verify reset-pass/resend-code verify-activation-code resend-activation-code signup request-signup request-login-method verify-login-method resend-login-method-verification login-request'
  for (const name of listed.split(' ')) {
    const calls = api.mounted.filter(({ path }) => path === `/member/${name}`)
    const methods = new Set(calls.map(({ method }) => method))
    expect([name, ...methods]).toEqual([name, name === 'get' ? 'GET' : 'POST'])
  }
})

test('no two calls share a method and a path', () => {
  const places = api.mounted.map(({ method, path, version = '' }) => `${method} ${version}${path}`)
  expect(new Set(places).size).toBe(places.length)
})
