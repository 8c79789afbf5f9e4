import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { z } from 'zod'
import type { Endpoint, FileParts } from '../../../contract/endpoint.ts'
import { problemSchema } from '../../../contract/envelope.ts'
import { type ErrorCode, errorCatalogue } from '../../../contract/errors.ts'
import { callerHeaders, headers, longestHeader } from '../../../contract/headers.ts'
import { apiInfo, apiTags, describeAccess } from './api-guide.ts'
import { errorsOf } from './implicit-errors.ts'

type Json = Record<string, unknown>

/** Returns the versions an endpoint is mounted under: both, unless it names one. */
export const versionsOf = (endpoint: Endpoint): readonly ('v1' | 'v2')[] =>
  endpoint.version ? [endpoint.version] : ['v1', 'v2']

/** Returns the module of an endpoint: the first part of its id. */
const tagOf = ({ id }: Endpoint): string => id.split('.')[0] ?? id

/** Returns the OpenAPI 3.1 description of the endpoints, generated from the schemas that validate the calls. */
export function describeApi(endpoints: readonly Endpoint[], version: string): Json {
  const work = describing(endpoints, version)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Returns the same, while other requests get their turn: it takes some hundred milliseconds. */
export async function describeApiInTurns(
  endpoints: readonly Endpoint[],
  version: string,
): Promise<Json> {
  const work = describing(endpoints, version)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await turnOfOthers()
  }
}

/** Describes one endpoint after the other. */
function* describing(endpoints: readonly Endpoint[], version: string): Generator<undefined, Json> {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    yield
    const described = operation(endpoint)
    for (const mount of versionsOf(endpoint)) {
      const path = `/${mount}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
      const operationId = mount === 'v1' ? endpoint.id : `${endpoint.id}.${mount}`
      const operations = { [endpoint.method.toLowerCase()]: { operationId, ...described } }
      paths[path] = { ...paths[path], ...operations }
    }
  }
  return {
    openapi: '3.1.0',
    info: { ...apiInfo, version },
    servers: [{ url: '/front' }],
    tags: apiTags.filter(({ name }) => endpoints.some((endpoint) => tagOf(endpoint) === name)),
    paths,
    components: {
      schemas: { Problem: schema(problemSchema, 'output') },
      parameters: conventions,
      responses: { HeadersTooLarge: headersTooLarge },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        staff: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a session at the desk.',
        },
      },
    },
  }
}

function operation(endpoint: Endpoint): Json {
  const { summary, description, body, files } = endpoint
  return {
    summary,
    description: `${description} ${describeAccess(endpoint)}`,
    tags: [tagOf(endpoint)],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...headerParameters(endpoint),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schema(body, 'input') },
              ...(files ? { 'multipart/form-data': describeForm(body, files) } : {}),
            },
          },
        }
      : {}),
    responses: {
      [String(endpoint.status ?? 200)]: success(endpoint),
      ...failures(endpoint),
      431: { $ref: '#/components/responses/HeadersTooLarge' },
    },
    security: security(endpoint),
  }
}

/** Returns whether a bearer token is required, optional (`{}` as an alternative), or never read (an empty list). */
function security({ auth }: Endpoint): Json[] {
  if (auth === 'member') return [{ bearer: [] }]
  if (auth === 'staff') return [{ staff: [] }]
  return auth === 'optional' ? [{}, { bearer: [] }] : []
}

function success({ raw, result, maxAge }: Endpoint): Json {
  if (raw) {
    const media = raw.split(';')[0] ?? raw
    return { description: 'The file.', content: { [media]: { schema: { type: 'string' } } } }
  }
  const envelope = {
    type: 'object',
    required: ['result'],
    properties: { result: schema(result, 'output') },
  }
  return {
    description: 'Success; the value is in `result`.',
    ...(maxAge ? { headers: { 'Cache-Control': keptFor(maxAge) } } : {}),
    content: { 'application/json': { schema: envelope } },
  }
}

/** The response of `refuseUnreadable`. */
const headersTooLarge: Json = {
  description:
    'Path, query and headers are longer than 16 kB together. The answer is text, because none of it was read.',
  content: { 'text/plain': { schema: { type: 'string' } } },
}

const keptFor = (maxAge: number): Json => ({
  description: 'The answer is the same for everyone, and may be kept.',
  schema: { const: `public, max-age=${maxAge}` },
})

function failures(endpoint: Endpoint): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(endpoint)) {
    const [status] = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${errorCatalogue[code][1]}`).join(' '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { properties: { error: { enum: codes } } },
              ],
            },
          },
        },
      },
    ]),
  )
}

function parameters(type: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!type) return []
  const { properties = {}, required = [] } = schema(type, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function headerParameters({ idempotent, method, csrf, device, orderAccess }: Endpoint): Json[] {
  const header = (key: keyof typeof headers, required: boolean, description: string) => ({
    name: headers[key],
    in: 'header',
    required,
    description,
    schema: { type: 'string', maxLength: longestHeader(key), ...(required && { minLength: 1 }) },
  })
  const { auid = '' } = callerHeaders
  return [
    ...Object.keys(conventions)
      .filter((name) => !(device && name === headers.auid))
      .map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(device ? [header('auid', true, auid)] : []),
    ...(orderAccess
      ? [header('orderAccess', false, 'Grants of earlier look-ups, comma-separated.')]
      : []),
    ...(idempotent
      ? [
          header(
            'idempotencyKey',
            true,
            'One per request, 1 to 200 characters. Repeats within 24 hours get the first response.',
          ),
        ]
      : []),
    ...(method !== 'GET' && csrf !== false
      ? [header('csrf', false, 'Required when the call carries cookies; from GET /csrf.')]
      : []),
  ]
}

/** The headers any call may have (S7.3), by name. */
const conventions = Object.fromEntries(
  Object.entries(callerHeaders).map(([each, description]) => {
    const key = each as keyof typeof headers
    const schema = { type: 'string', maxLength: longestHeader(key) }
    const name = headers[key]
    return [name, { name, in: 'header', required: false, description, schema }]
  }),
)

function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      addItems(jsonSchema)
      asJson(jsonSchema)
    },
  })
  return rest
}

/** Says of which kinds a tuple's entries are in `items`, too: generators of clients that don't know `prefixItems` need it. */
function addItems(schema: z.core.JSONSchema.BaseSchema): void {
  if (!schema.prefixItems || schema.items) return
  const kinds = new Map(schema.prefixItems.map((each) => [JSON.stringify(each), each]))
  const [only, ...others] = kinds.values()
  schema.items =
    others.length === 0 && only
      ? only
      : { anyOf: [...kinds.values()] as z.core.JSONSchema.JSONSchema[] }
}

/** Describes a body whose files are parts, and the rest is one part with JSON. */
function describeForm(body: z.ZodType, { name, as, largest }: FileParts): Json {
  const {
    properties = {},
    required = [],
    ...rest
  } = schema(body, 'input') as {
    properties?: Json
    required?: string[]
  }
  const { [name]: _, ...others } = properties
  const binary = { type: 'string', format: 'binary', maxLength: largest }
  const { maxItems } = (properties[name] ?? {}) as { maxItems?: number }
  const files = as === 'list' ? { type: 'array', maxItems, items: binary } : binary
  if (as === 'body') {
    const form = { type: 'object', properties: { [name]: files }, required: [name] }
    return { schema: form }
  }
  const json = { ...rest, properties: others, required: required.filter((each) => each !== name) }
  const isRequired = required.includes(name)
  return {
    schema: {
      type: 'object',
      properties: { body: json, [name]: files },
      required: ['body', ...(isRequired ? [name] : [])],
    },
    encoding: { body: { contentType: 'application/json' } },
  }
}

/** Leaves out the bytes of a file, which JSON can't have. */
function asJson({ properties, required }: z.core.JSONSchema.BaseSchema): void {
  const file = properties?.file
  if (typeof file !== 'object' || file.format !== 'binary') return
  delete properties?.file
  required?.push('base64')
}
