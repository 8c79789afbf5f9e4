import { longestAsJson } from '../../src/contract/bounded.ts'

type Json = Record<string, unknown>

interface Operation {
  operationId: string
  parameters?: (Json & { $ref?: string })[]
  requestBody?: { content: Record<string, { schema: Json }> }
}

/** Formats whose texts have a fixed length. Those of `date-time` may have any number of decimals. */
const fixedFormats: unknown[] = ['uuid', 'date', 'time', 'binary']

/**
 * Returns each text, list and record in the requests of an OpenAPI description that has no maximum, and each value that
 * may be of any kind, as `<operation> <place>`. What has no maximum, a stranger sends by the megabyte, and each line of
 * code behind it works on all of it.
 */
export function unboundedPlaces(described: Json): string[] {
  const places: string[] = []
  for (const path of Object.values(described.paths as Json)) {
    for (const operation of Object.values(path as Json)) {
      const { operationId, parameters = [], requestBody } = operation as Operation
      for (const parameter of parameters) {
        const {
          name,
          in: place,
          schema,
        } = parameter.$ref ? found(described, parameter.$ref) : parameter
        places.push(...search(described, schema as Json, `${operationId} ${place} ${name}`))
      }
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        places.push(...search(described, schema, `${operationId} body`))
      }
    }
  }
  return [...new Set(places)]
}

function found(root: Json, ref: string): Json {
  let value: unknown = root
  for (const name of ref.replace('#/', '').split('/')) value = (value as Json)[name]
  return value as Json
}

function search(root: Json, schema: Json, place: string): string[] {
  if ('const' in schema || 'enum' in schema) return []
  const inside = (each: unknown, where = place) => search(root, each as Json, where)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return [...new Set((alternatives as Json[]).flatMap((each) => inside(each)))]
  if (schema.allOf) {
    const open = (schema.allOf as Json[]).map((each) => inside(each))
    return open.some((each) => each.length === 0) ? [] : [place]
  }
  const types = [schema.type ?? 'any'].flat()
  return types.flatMap((type) => {
    if (type === 'any') return [place]
    if (type === 'string') return isBounded(schema) ? [] : [place]
    if (type === 'array') return listPlaces(schema, place, inside)
    return type === 'object' ? objectPlaces(schema, place, inside) : []
  })
}

type Inside = (schema: unknown, place: string) => string[]

function listPlaces(schema: Json, place: string, inside: Inside): string[] {
  const entries = (schema.prefixItems ?? []) as Json[]
  const inEntries = entries.flatMap((each, index) => inside(each, `${place}[${index}]`))
  if (schema.prefixItems && schema.maxItems === entries.length) return inEntries
  if (typeof schema.maxItems !== 'number') return [place]
  return [...inEntries, ...inside(schema.items, `${place}[]`)]
}

function objectPlaces(schema: Json, place: string, inside: Inside): string[] {
  const { properties = {}, additionalProperties: others, propertyNames: names } = schema
  const named = Object.entries(properties as Json).flatMap(([name, each]) =>
    inside(each, `${place}.${name}`),
  )
  if (!others || typeof others !== 'object') return named
  const areFew = (names as Json)?.enum !== undefined || typeof schema.maxProperties === 'number'
  if (longestAsJson in schema) return []
  if (!areFew) return [...named, `${place}{}`]
  return [...named, ...inside(others, `${place}{}`)]
}

const isBounded = ({ maxLength, format, pattern }: Json): boolean =>
  typeof maxLength === 'number' ||
  fixedFormats.includes(format) ||
  (typeof pattern === 'string' && isOfBoundedLength(pattern))

/** Returns whether a pattern is about the whole text, and has no `*`, `+` or `{2,}` outside its classes. */
function isOfBoundedLength(pattern: string): boolean {
  const bare = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  const isWhole = bare.startsWith('^') && bare.endsWith('$')
  return isWhole && !/^\^[^(]*\|/.test(bare) && !/[*+]|\{\d+,\}/.test(bare)
}
