import { expect, it } from 'vitest'
import { addGrant } from './order-access.ts'

it('keeps earlier grants beside the new one', () => {
  expect(addGrant('AAAAAA.1.x', 'BBBBBB.2.y')).toBe('BBBBBB.2.y,AAAAAA.1.x')
  expect(addGrant('', 'BBBBBB.2.y')).toBe('BBBBBB.2.y')
})

it('replaces the grant of the same order', () => {
  expect(addGrant('AAAAAA.1.x,BBBBBB.1.x', 'AAAAAA.2.y')).toBe('AAAAAA.2.y,BBBBBB.1.x')
})

it('forgets the oldest beyond five', () => {
  const earlier = 'A.1.x,B.1.x,C.1.x,D.1.x,E.1.x'
  expect(addGrant(earlier, 'F.1.x').split(',')).toHaveLength(5)
  expect(addGrant(earlier, 'F.1.x')).not.toContain('E.1.x')
})
