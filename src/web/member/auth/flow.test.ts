import { expect, it } from 'vitest'
import { siteCookies } from '../../session/visitor/site-cookies.ts'
import { changeFlow, clearFlow, readFlow } from './flow.ts'

const cookies = (planted?: string) =>
  siteCookies(new Map(planted ? [['auth_flow', planted]] : []), { origin: 'http://a.example' })
const verification = { use: 'signup' as const, email: 'a@example.com', value: 't' }

it('passes a verification to the next step, with what was stored before, hidden from scripts', () => {
  const jar = cookies()
  changeFlow(jar, { sso: { provider: 'line', verification: 's' } })
  changeFlow(jar, { verification })
  expect(readFlow(jar)).toEqual({ sso: { provider: 'line', verification: 's' }, verification })
  expect(jar.written()[0]).toContain('HttpOnly')
  changeFlow(jar, { sso: undefined })
  expect(readFlow(jar)).toEqual({ verification })
  clearFlow(jar)
  expect(readFlow(jar)).toEqual({})
})

it.each(['', 'no json', '[]', '{"verification":7}', 'null'])('%j isn’t a flow', (planted) => {
  expect(readFlow(cookies(planted))).toEqual({})
})
