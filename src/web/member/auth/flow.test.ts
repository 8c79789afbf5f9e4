import { expect, it } from 'vitest'
import { siteCookies } from '../../session/visitor/site-cookies.ts'
import { changeFlow, clearFlow, readFlow } from './flow.ts'

const cookies = (planted?: string) =>
  siteCookies(new Map(planted ? [['auth_flow', planted]] : []), { origin: 'http://a.example' })
const ticket = { use: 'signup' as const, email: 'a@example.com', value: 't' }

it('passes a ticket to the next step, with what was stored before, hidden from scripts', () => {
  const jar = cookies()
  changeFlow(jar, { sso: { provider: 'line', ticket: 's' } })
  changeFlow(jar, { ticket })
  expect(readFlow(jar)).toEqual({ sso: { provider: 'line', ticket: 's' }, ticket })
  expect(jar.written()[0]).toContain('HttpOnly')
  changeFlow(jar, { sso: undefined })
  expect(readFlow(jar)).toEqual({ ticket })
  clearFlow(jar)
  expect(readFlow(jar)).toEqual({})
})

it.each(['', 'no json', '[]', '{"ticket":7}', 'null'])('%j isn’t a flow', (planted) => {
  expect(readFlow(cookies(planted))).toEqual({})
})
