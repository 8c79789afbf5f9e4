import type { z } from 'zod'
import type { DeskAct } from './desk/desk-acts.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the front API: what validates it, types it on both sides and documents it.
 * `path` is relative to `/front/v1` or `/front/v2`, parameters as `:name`.
 * - `summary`: a title of a few words; `description`: what the call does and returns, in sentences. Who may call it is added
 *   to the description from the fields below.
 * - `idempotent`: a mutating call that takes (and requires) an `idempotency-key` header.
 * - `auth`: `none`, `optional` (a bearer token is read if there is one), `member` (401 without one) or `staff` (the bearer
 *   token is of a session at the desk).
 * - `act`: what staff do with the call; 403 for staff who may not. Required with `auth: 'staff'`.
 * - `whileLocked`: staff may call it in a session that is locked because it wasn't used.
 * - `fresh`: it moves money, or opens a way to it, so staff must have shown a second factor a short time ago. `approval`: it does
 *   so only if the body's `decision` is `approved`.
 * - `device`: the call belongs to a device and needs its id, `x-auid` (400 without).
 * - `orderAccess`: guests may show grants of earlier look-ups, `x-order-access`.
 * - `csrf`: false only for calls that do not come from the site's pages (webhooks).
 * - `maxAge`: the success answer depends on path and query alone, and anyone may keep it for this many seconds; without it,
 *   nobody may keep any.
 * - `files`: its files, which come as parts of multipart/form-data beside a part `body` with the rest as JSON.
 * - `largestBody`: in bytes, of calls whose JSON is less than their schema takes; others bring as much as it takes.
 * - `raw`: the success answer is a file with this media type instead of the envelope.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  id: string
  method: Method
  path: `/${string}`
  /** Set if a path means different calls in `/front/v1` and `/front/v2` (S7.1); otherwise both have it. */
  version?: 'v1' | 'v2'
  summary: string
  description: string
  params?: Params
  query?: Query
  body?: Body
  result: Result
  status?: 200 | 201 | 202
  errors: readonly ErrorCode[]
  idempotent?: boolean
  auth?: 'none' | 'optional' | 'member' | 'staff'
  act?: DeskAct
  whileLocked?: true
  fresh?: true | 'approval'
  device?: true
  orderAccess?: true
  csrf?: boolean
  raw?: string
  maxAge?: number
  largestBody?: number
  files?: FileParts
}

/** The parts of a call that are files. */
export interface FileParts {
  /** The name of the parts, and of the field of the body that they fill. */
  name: string
  /** The files' place in the body: a list of all, the first one, or the first one is the whole body. */
  as: 'list' | 'one' | 'body'
  /** How large they may be together, in bytes. */
  largest: number
}

/** Returns the endpoint with its schemas' exact types. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Result extends z.ZodType = z.ZodType,
>(value: Endpoint<Params, Query, Body, Result>): Endpoint<Params, Query, Body, Result> {
  return value
}

export type ParamsOf<E> =
  E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never
export type QueryOf<E> =
  E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never
export type BodyOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never
export type ResultOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never
/** What a caller sends, before defaults and coercion. */
export type QueryInput<E> =
  E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never
export type BodyInput<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
