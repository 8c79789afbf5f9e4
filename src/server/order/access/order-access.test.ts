import { expect, test } from 'vitest'
import { createClock } from '../../platform/clock.ts'
import { days } from '../../platform/duration.ts'
import { createSigner } from '../../platform/secrets/secret-key.ts'
import { grants, maySee, signGrant, signMailGrant } from './order-access.ts'

const signer = createSigner('a key of the tests that is long enough')
const clock = createClock()
const guests = { code: 'AB12CD', owner: 'device', memberId: null, addressRound: 0 }
const members = { ...guests, memberId: 'mei' }
const nobody = { auid: undefined, memberId: undefined, grants: undefined, language: 'en' }
const grant = signGrant(signer, clock, guests)

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
    'an order, with a grant from before its address was changed',
    { ...members, addressRound: 1 },
    { ...nobody, grants: grant },
    false,
  ],
  [
    'an order, with the grant of another',
    { ...guests, code: 'ZZZZZZ' },
    { ...nobody, grants: grant },
    false,
  ],
])('%s', (_, order, visitor, sees) => {
  expect(maySee(order, visitor, { signer, clock })).toBe(sees)
})

test.each([
  ['a part', `${grant}.x`],
  ['an empty part', `${grant}.`],
  ['a letter', `${grant}x`],
  ['a padding', `${grant}=`],
])('a grant with %s appended is none', (_, changed) => {
  expect(grants(signer, clock, guests, grant)).toBe(true)
  expect(grants(signer, clock, guests, changed)).toBe(false)
})

test('the grant in a mail is valid for half a year after the last item ends', () => {
  const clock = createClock()
  const ends = [days(30), days(90)].map((away) => ({ endsAt: new Date(clock.now() + away) }))
  const given = signMailGrant(signer, { ...guests, createdAt: clock.date(), items: ends })
  clock.advance(days(269))
  expect(grants(signer, clock, guests, given)).toBe(true)
  clock.advance(days(2))
  expect(grants(signer, clock, guests, given)).toBe(false)
})
