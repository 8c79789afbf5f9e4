import { expect, it } from 'vitest'
import { checkNotice, signNotice } from './signature.ts'

const now = Date.parse('2027-03-10T12:00:00Z')
const body = '{"id":"1"}'
const signed = signNotice('secret', body, now)

it('a notice’s signature is valid for five minutes', () => {
  expect(() => checkNotice('secret', body, signed, now + 299_000)).not.toThrow()
})

it.each([
  ['another body', 'secret', `${body} `, signed, now],
  ['another secret', 'other', body, signed, now],
  ['an old notice', 'secret', body, signed, now + 301_000],
  ['one from the future', 'secret', body, signed, now - 301_000],
  ['another time', 'secret', body, signed.replace(/t=\d+/, `t=${now / 1000 + 60}`), now],
  ['no signature', 'secret', body, '', now],
  ['half a signature', 'secret', body, signed.slice(0, -2), now],
])('%s is refused', (_, secret, text, header, at) => {
  expect(() => checkNotice(secret, text, header, at)).toThrow(
    expect.objectContaining({ code: 'WEBHOOK_SIGNATURE_INVALID' }),
  )
})
