import { expect, test } from 'vitest'
import { createClock } from '../platform/clock.ts'
import { createSigner } from '../platform/secrets/secret-key.ts'
import { maySee, signGrant } from './order-access.ts'

const signer = createSigner('a key of the tests that is long enough')
const clock = createClock()
const guests = { code: 'AB12CD', owner: 'device', memberId: null }
const members = { ...guests, memberId: 'mei' }
const nobody = { auid: undefined, memberId: undefined, grants: undefined }
const grant = signGrant(signer, clock, 'AB12CD')

test.each([
  ['a guest’s order, on the device that made it', guests, { ...nobody, auid: 'device' }, true],
  ['a guest’s order, on another device', guests, { ...nobody, auid: 'other' }, false],
  ['a member’s order, for that member', members, { ...nobody, memberId: 'mei' }, true],
  ['a member’s order, for another', members, { ...nobody, memberId: 'dara' }, false],
  [
    'a member’s order, on its device after signing out',
    members,
    { ...nobody, auid: 'device' },
    false,
  ],
  ['any order, with its grant', members, { ...nobody, grants: grant }, true],
  [
    'an order, with the grant of another',
    { ...guests, code: 'ZZZZZZ' },
    { ...nobody, grants: grant },
    false,
  ],
])('%s', (_, order, visitor, sees) => {
  expect(maySee(order, visitor, { signer, clock })).toBe(sees)
})
