import { expect, it, test } from 'vitest'
import { readForm } from './read-form.ts'

const post = (body: string, type: string) =>
  new Request('http://a.example/en/login', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })

it('reads a form as browsers send it', async () => {
  const form = await readForm(post('email=a%40b.example', 'application/x-www-form-urlencoded'))
  expect(form.get('email')).toBe('a@b.example')
})

test.each([
  ['{}', 'application/json'],
  ['email=a', 'text/plain'],
  ['--x', 'multipart/form-data'],
  ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
])('a body that is no form is a bad request: %s as %s', async (body, type) => {
  await expect(readForm(post(body, type))).rejects.toMatchObject({
    data: { code: 'BAD_REQUEST' },
    init: { status: 400 },
  })
})
