import { expect, test } from 'vitest'
import { errorForLog } from './log.ts'

test('an error of the database is logged without its connection, which holds the password', () => {
  const error = Object.assign(new Error('cut off'), {
    code: '57P01',
    client: { password: 'secret' },
  })
  expect(errorForLog(error)).toMatchObject({ message: 'cut off', code: '57P01' })
  expect(JSON.stringify(errorForLog(error))).not.toContain('secret')
})
