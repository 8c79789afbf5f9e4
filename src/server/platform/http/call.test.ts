import { expect, test } from 'vitest'
import { z } from 'zod'
import { readDeskLog } from '../../../contract/desk/desk-log.ts'
import { getSalesReport } from '../../../contract/desk/reports.ts'
import { signInAtDesk } from '../../../contract/desk/sign-in.ts'
import { type Endpoint, endpoint } from '../../../contract/endpoint.ts'
import { CatalogueError, type FieldErrors } from '../../../contract/errors.ts'
import { changeNewsletterLanguage } from '../../../contract/newsletter/newsletter.ts'
import { listAvailablePayments } from '../../../contract/payment/available-payments.ts'
import { trackEvents } from '../../../contract/tracking/tracking.ts'
import { checkInput } from './call.ts'
import { parseJson } from './parse-json.ts'

/** Returns the fields that a call is refused for. */
function refused(of: Endpoint, input: object): FieldErrors | undefined {
  try {
    checkInput(of, { params: undefined, query: undefined, body: undefined, ...input })
  } catch (error) {
    if (error instanceof CatalogueError) return error.fields
    throw error
  }
  return undefined
}

const factors = { email: 'a@example.com', password: 'x' }

test.each<[name: string, of: Endpoint, part: 'query' | 'body', input: object, fields: FieldErrors]>(
  [
    [
      'an unknown currency',
      listAvailablePayments,
      'query',
      { currency: 'XYZ' },
      { currency: 'unknown_currency' },
    ],
    [
      'an unknown country',
      listAvailablePayments,
      'query',
      { country: 'QQ' },
      { country: 'unknown_country' },
    ],
    ['neither of both', listAvailablePayments, 'query', {}, { currency: 'required' }],
    [
      'an unknown language',
      changeNewsletterLanguage,
      'body',
      { uuid: 'x', lang: 'xx' },
      { lang: 'unknown_language' },
    ],
    ['no language', changeNewsletterLanguage, 'body', { uuid: 'x' }, { lang: 'required' }],
    ['no second factor', signInAtDesk, 'body', factors, { code: 'one_factor' }],
    [
      'the log of days in the wrong order',
      readDeskLog,
      'query',
      { from: '2026-03-02', to: '2026-03-01' },
      { to: 'before' },
    ],
    [
      'the log of what is no day',
      readDeskLog,
      'query',
      { from: '2026-02-30', to: '2026-02-01' },
      { from: 'invalid_date' },
    ],
    [
      'a report of days in the wrong order',
      getSalesReport,
      'query',
      { from: '2026-03-02', to: '2026-03-01' },
      { to: 'before' },
    ],
    [
      'a report of more than a year',
      getSalesReport,
      'query',
      { from: '2026-01-01', to: '2027-01-02' },
      { to: 'period_too_long' },
    ],
    [
      'a report of what is no day',
      getSalesReport,
      'query',
      { from: '2026-02-30', to: '2026-02-01' },
      { from: 'invalid_date' },
    ],
  ],
)('%s', (_, of, part, input, fields) => {
  expect(refused(of, { [part]: { by: 'day', ...input } })).toEqual(fields)
})

test('a language is taken as the site has it', () => {
  const body = { uuid: 'x', lang: 'ZH-tw' }
  const checked = checkInput(changeNewsletterLanguage, {
    params: undefined,
    query: undefined,
    body,
  })
  expect(checked.body).toEqual({ uuid: 'x', lang: 'zh-tw' })
})

test('a rule without a code, or with a sentence, is told as an invalid value', () => {
  const text = z.string().refine(() => false)
  const call = endpoint({
    id: 'test.rules',
    method: 'POST',
    path: '/test',
    summary: '',
    description: '',
    body: z.object({ bare: text, prose: z.string().superRefine(prose) }),
    result: z.null(),
    errors: [],
  })
  expect(refused(call, { body: { bare: '', prose: '' } })).toEqual({
    bare: 'invalid_value',
    prose: 'invalid_value',
  })
})

const prose = (_: string, context: z.RefinementCtx) =>
  context.addIssue({ code: 'custom', message: 'not before from' })

test('names some wrong fields of thousands, and no name of any length', () => {
  const details = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`Wrong ${index} ${'x'.repeat(1000)}`, 1]),
  )
  const fields = refused(trackEvents, { body: { visit: {}, events: [{ details }] } }) ?? {}
  expect(Object.keys(fields).length).toBeGreaterThan(5)
  expect(JSON.stringify(fields).length).toBeLessThan(20_000)
})

test('a file is parsed with what’s beside it, megabytes of small values aren’t', () => {
  const file = { base64: 'A'.repeat(2_000_000), message: 'yes, '.repeat(1000) }
  expect(parseJson(JSON.stringify(file))).toEqual(file)
  const names = Object.fromEntries(Array.from({ length: 400_000 }, (_, index) => [`n${index}`, 1]))
  for (const many of [names, Array(900_000).fill({})]) {
    const parse = () => parseJson(JSON.stringify(many))
    expect(parse).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }))
  }
})
