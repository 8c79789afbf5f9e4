import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorCatalogue } from '../../../contract/errors.ts'
import { resolveDestination } from './resolve-destination.ts'

const refusing = (error: ErrorCode) => ({
  call: async () => {
    const [status_code, message] = errorCatalogue[error]
    return { ok: false, problem: { message, error, status_code } }
  },
})
const resolve = (error: ErrorCode, typed: { where: string; destination: string }) =>
  resolveDestination(refusing(error) as never, ((id: string) => id) as never, typed)

describe.each([
  ['a text', { where: 'Bali', destination: '' }],
  ['an id', { where: '', destination: 'city-bali-id' }],
])('a search for %s', (_, typed) => {
  it.each(['UNKNOWN_DESTINATION', 'VALIDATION'] as const)(
    '%s is an unknown place',
    async (error) => {
      expect(await resolve(error, typed)).toBeUndefined()
    },
  )

  it.each(['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED'] as const)(
    '%s is told as our failure, not as a mistake of who typed it',
    async (code) => {
      await expect(resolve(code, typed)).rejects.toMatchObject({ data: { code } })
    },
  )
})
