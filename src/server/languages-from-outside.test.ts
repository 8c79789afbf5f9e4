import { expect, test } from 'vitest'
import { openShop } from '../../test/support/shop.ts'
import { signInStaff } from '../../test/support/staff.ts'
import { staffRoles } from '../contract/desk/staff-roles.ts'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  minimum?: number
  minLength?: number
  format?: string
}
interface Operation {
  operationId: string
  /** Those of headers are references, without a name. */
  parameters?: { name?: string; in?: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const shop = await openShop()

const { paths }: { paths: Record<string, Record<string, Operation>> } = await (
  await shop.outside(new Request(`${shop.origin}/front/openapi.json`))
).json()

const isLanguage = (name = '') => /^(lang|language|locale)$/.test(name)
const bodyOf = ({ requestBody }: Operation): Schema | undefined =>
  Object.values(requestBody?.content ?? {})[0]?.schema

/** Every call that takes a language, in its query or its body. */
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const names = [
      ...(operation.parameters ?? []).map(({ name }) => name),
      ...Object.keys(bodyOf(operation)?.properties ?? {}),
    ]
    return names.some(isLanguage) ? [{ path, method: method.toUpperCase(), operation }] : []
  }),
)

/** What fields have that their schema doesn't describe well enough to make up. */
const values: Readonly<Record<string, unknown>> = {
  country: 'MY',
  currency: 'MYR',
  path: '/hotel',
  endpoint: 'https://push.example.com/x',
  p256dh: 'x'.repeat(87),
  auth: 'x'.repeat(22),
  email: 'ana@example.com',
  emails: ['ana@example.com'],
  confirm: 'ana@example.com',
  from: '2026-01-01',
  until: '2026-01-31',
  to: '2026-01-31',
}

/** Returns the least that a schema takes, with a language wherever it has one. */
function leastOf(schema: Schema, language: string, name = ''): unknown {
  if (isLanguage(name)) return language
  if (name in values) return values[name]
  const [one] = schema.anyOf ?? schema.oneOf ?? []
  if (one) return leastOf(one, language)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema
    const fields = Object.entries(properties).filter(
      ([key]) => required.includes(key) || isLanguage(key),
    )
    return Object.fromEntries(fields.map(([key, each]) => [key, leastOf(each, language, key)]))
  }
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => leastOf(schema.items ?? {}, language))
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  if (schema.format === 'uuid') return '019a0000-0000-7000-8000-000000000000'
  return 'a'.repeat(Math.max(schema.minLength ?? 1, 12))
}

const staff = await signInStaff(shop, [...staffRoles])

async function ask({ path, method, operation }: (typeof calls)[number], language: string) {
  const query = new URLSearchParams()
  let filled = path.replace(/^\/v\d/, '')
  for (const { name, in: place, required, schema } of operation.parameters ?? []) {
    if (!name || !schema) continue
    const value = String(leastOf(schema, language, name))
    if (place === 'path') filled = filled.replace(`{${name}}`, value)
    if (place === 'query' && (required || isLanguage(name))) query.set(name, value)
  }
  const schema = bodyOf(operation)
  const body = schema && leastOf(schema, language)
  const headers = {
    'x-language': encodeURI(language),
    ...(filled.startsWith('/desk') ? { authorization: `Bearer ${staff.token}` } : {}),
  }
  return shop.traveller().call(method, `${filled}?${query}`, body, headers)
}

const odd = [
  'zh_TW',
  'zh-tw-x',
  'zh-tw ',
  'a',
  'en-',
  '-',
  'x-',
  'i-klingon',
  '日本',
  '__proto__',
  'toString',
  '%00',
  '\u0000',
  'x'.repeat(600),
]

test('there are calls that take a language', () => {
  expect(calls.length).toBeGreaterThan(30)
})

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s understands any language from outside, or refuses it (S5.6)',
  async (_, call) => {
    const found = []
    for (const language of odd) {
      const { status, error } = await ask(call, language)
      if (status >= 500) found.push(`${language}: ${status} ${error}`)
    }
    expect(found).toEqual([])
    // All else in the request is right, so its handler has seen the language.
    expect((await ask(call, 'zh-TW')).error).not.toBe('VALIDATION')
  },
)
