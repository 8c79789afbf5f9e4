import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { EmailVerdict } from '../../contract/traveller/verify-email.ts'

const shop = await openShop({})
const traveller = shop.traveller()
const verify = (email: unknown) => traveller.call<EmailVerdict>('POST', '/email/verify', { email })

test('an address is checked without sending mail', async () => {
  expect(await traveller.must(verify(' mei@@example '))).toEqual({
    problem: 'syntax',
    suggestion: null,
    isDomainChecked: false,
  })
  expect(await traveller.must(verify('mei@mailinator.com'))).toMatchObject({
    problem: 'disposable',
  })
})

test.each([undefined, '', 'a'.repeat(400), 7])('%j is refused', async (email) => {
  expect((await verify(email)).error).toBe('VALIDATION')
})

test('one address asks for 60 a minute at most', async () => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => verify('mei@mailinator.com')))
  expect(answers.filter(({ error }) => error === 'RATE_LIMITED').length).toBeGreaterThan(0)
})
