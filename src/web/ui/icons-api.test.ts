import { expect, it } from 'vitest'
import { iconPaths } from './icon-paths.ts'
import { loader } from './icons-api.ts'

const ask = async (file: string, query = '') => {
  const request = new Request(`http://a.example/icons/${file}${query}`)
  const answer = loader({ params: { file }, request } as Parameters<typeof loader>[0])
  return { status: answer.status, body: await answer.json() }
}

it('icons come by name, each once, with what to draw (S7.35)', async () => {
  const { status, body } = await ask('sojourn.json', '?icons=cart,bed,cart')
  expect(status).toBe(200)
  expect(body).toMatchObject({ prefix: 'sojourn', width: 24, height: 24 })
  expect(Object.keys(body.icons)).toEqual(['bed', 'cart'])
  expect(body.icons.bed.body).toContain(` d="${iconPaths.bed}"/>`)
  expect(body).not.toHaveProperty('not_found')
})

it('names that the set doesn’t have are said, and are no way into other objects', async () => {
  const { body } = await ask('sojourn.json', '?icons=bed,toString,__proto__,%3Cscript%3E')
  expect(Object.keys(body.icons)).toEqual(['bed'])
  expect(body.not_found).toEqual(['<script>', '__proto__', 'toString'])
})

it('all icons of the set can be asked for at once', async () => {
  const names = Object.keys(iconPaths)
  const { body } = await ask('sojourn.json', `?icons=${names.join()}`)
  expect(Object.keys(body.icons)).toHaveLength(names.length)
})

it.each([
  ['mdi.json', '?icons=bed', 404, 'NOT_FOUND'],
  ['sojourn', '?icons=bed', 404, 'NOT_FOUND'],
  ['sojourn.json', '', 400, 'VALIDATION'],
  ['sojourn.json', '?icons=,', 400, 'VALIDATION'],
  ['sojourn.json', `?icons=${Array.from({ length: 999 }, (_, at) => `i${at}`)}`, 400, 'VALIDATION'],
])('%s%s is refused', async (file, query, status, error) => {
  expect(await ask(file, query)).toMatchObject({ status, body: { error, status_code: status } })
})
