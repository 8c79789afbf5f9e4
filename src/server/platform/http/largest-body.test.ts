import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonOfAtMost, recordOf } from '../../../contract/bounded.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { saveStayDraft } from '../../../contract/hotel/booking.ts'
import { memberSignOut } from '../../../contract/member/member.ts'
import { gatewayWebhook } from '../../../contract/payment/payment.ts'
import { largestBodyOf } from './largest-body.ts'

const largest = (body: z.ZodType) => largestBodyOf({ ...memberSignOut, body } as Endpoint)

test('the longest values of a schema fit, each character written as an escape', () => {
  const body = z.object({
    names: z.array(z.string().max(50)).max(30),
    kind: z.enum(['one', 'other']).optional(),
    pairs: z.array(z.tuple([z.number(), z.number()])).max(5),
    counts: recordOf(z.string().max(20), z.int(), { most: 10 }),
    any: jsonOfAtMost(500),
  })
  const escaped = '\\u0000'.repeat(50)
  const longest = JSON.stringify({
    names: Array(30).fill('NAME'),
    kind: 'other',
    pairs: Array(5).fill([-179.123456789, 89.123456789]),
    counts: Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`${index}`.padEnd(20, 'x'), 2 ** 53 - 1]),
    ),
    any: { text: 'x'.repeat(480) },
  }).replaceAll('NAME', escaped)
  expect(largest(body)).toBeGreaterThan(longest.length)
  expect(largest(body)).toBeLessThan(64 * 1024)
})

test('a small call takes little, one without a body nearly nothing, none more than 256 kB', () => {
  expect(largest(z.object({ code: z.string().max(10) }))).toBeLessThan(40_000)
  expect(largestBodyOf(memberSignOut)).toBe(4096)
  expect(largestBodyOf(saveStayDraft)).toBeLessThan(96 * 1024)
  expect(largest(z.object({ any: z.unknown() }))).toBe(256 * 1024)
  expect(largest(z.object({ text: z.string().max(10_000_000) }))).toBe(256 * 1024)
})

test('a gateway sends up to a megabyte', () => {
  expect(largestBodyOf(gatewayWebhook)).toBe(1024 * 1024)
})
