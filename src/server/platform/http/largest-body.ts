import { z } from 'zod'
import { longestAsJson } from '../../../contract/bounded.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { largestJson } from './parse-json.ts'

/** Gateways choose the size of their webhooks. */
const largestWebhook = 1024 * 1024
/** Spaces, and fields that the contract doesn't name, which are dropped. */
const roomForOthers = 4096
/** A text that is far too long is refused at its field, so it's read: parsing this much takes a fraction of a millisecond. */
const roomForMistakes = 32 * 1024

/**
 * Returns the most bytes that a call's JSON may have: twice what its schema can take, whose every part has a maximum, and
 * room for a text that is too long by mistake. Nothing beyond that is parsed.
 */
export function largestBodyOf({ body, csrf }: Endpoint): number {
  if (csrf === false) return largestWebhook
  if (!body) return roomForOthers
  const known = computed.get(body)
  if (known !== undefined) return known
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const size = Math.min(2 * longest(schema) + roomForMistakes, largestJson)
  computed.set(body, size)
  return size
}

/** Computing them for all calls takes 50 ms; a process of tests opens hundreds of servers. */
const computed = new WeakMap<z.ZodType, number>()

/** Also longer than `false` and `null`. */
const longestNumber = 25

type Schema = z.core.JSONSchema.BaseSchema

/** A character takes six bytes at most: as `\u0000`. */
const perCharacter = 6
/** Dates, ids, and codes by a pattern, in characters. */
const shortText = 256

/** Returns the length of the longest JSON that fits a schema, in bytes; of one without a maximum it's `Infinity`. */
function longest(schema: Schema | boolean | undefined): number {
  if (typeof schema !== 'object') return Number.POSITIVE_INFINITY
  if (schema.const !== undefined) return JSON.stringify(schema.const).length
  if (schema.enum) return most(schema.enum.map((each) => JSON.stringify(each).length))
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return most(alternatives.map(longest))
  if (schema.allOf) return Math.min(...schema.allOf.map(longest))
  return most([schema.type ?? 'any'].flat().map((type) => longestOf(type, schema)))
}

function longestOf(type: string, schema: Schema): number {
  if (type === 'any') return Number.POSITIVE_INFINITY
  if (type === 'string') {
    const isShort = schema.pattern !== undefined || schema.format !== undefined
    return 2 + perCharacter * (schema.maxLength ?? (isShort ? shortText : Number.POSITIVE_INFINITY))
  }
  if (type === 'array') {
    const entries = (schema.prefixItems ?? []).reduce<number>((sum, each) => sum + longest(each), 0)
    const more = (schema.maxItems ?? Number.POSITIVE_INFINITY) - (schema.prefixItems?.length ?? 0)
    return 2 + entries + (more > 0 ? more * (1 + longest(schema.items as Schema)) : 0)
  }
  return type === 'object' ? longestRecord(schema) : longestNumber
}

function longestRecord(schema: Schema): number {
  const asJson = schema[longestAsJson]
  if (typeof asJson === 'number') return perCharacter * asJson
  const named = Object.entries(schema.properties ?? {}).reduce(
    (sum, [name, each]) => sum + name.length + 4 + longest(each),
    2,
  )
  const { additionalProperties: others, propertyNames: names } = schema
  if (typeof others !== 'object') return named
  const count = schema.maxProperties ?? (names as Schema | undefined)?.enum?.length
  return named + (count ?? Number.POSITIVE_INFINITY) * (longest(names) + 2 + longest(others))
}

const most = (lengths: readonly number[]): number => Math.max(0, ...lengths)
