import { resolve } from 'node:path'
import { z } from 'zod'
import { countryByCode, currencies } from '../contract/countries.ts'
import { problemsTogether } from './config-problems.ts'

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true')
/** Proxies in front of the server; `true` is what one of them was written as once. */
const hops = z
  .enum(['true', 'false'])
  .transform((text) => (text === 'true' ? 1 : 0))
  .or(z.coerce.number().int().min(0).max(10))
const link = z.url({ protocol: /^https?$/ })
/** A bucket's address: what follows it is the name of a file. */
const bucket = link
  .refine((text) => /^https?:\/\/[^/?#@]+(\/[\w.~-]+)+\/?$/.test(text))
  .transform((text) => text.replace(/\/$/, ''))
const codes = z
  .string()
  .transform((text) => text.split(','))
  .refine((all) => all.every((code) => countryByCode(code)?.code === code))

const drainTime = z.coerce.number().min(0).max(600)
const timeout = (otherwise: number) => z.coerce.number().min(0.1).max(600).default(otherwise)

/** The address of a sender, `Name <address>` or the address alone. */
function addressIn(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** What a process may do; `all` is everything. */
export const roles = ['all', 'web', 'api', 'worker'] as const

/** Every setting: what it may be, what it is when unset, and what to tell someone who got it wrong. */
const settings = {
  ROLE: [z.enum(roles).default('all'), 'all, web, api or worker'],
  PORT: [z.coerce.number().int().min(0).max(65535).default(3000), 'a port from 0 to 65535'],
  HOST: [z.string().default('127.0.0.1'), 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'],
  NODE_ENV: [
    z.enum(['development', 'test', 'production']).default('development'),
    'development, test or production',
  ],
  PUBLIC_ORIGIN: [
    link
      .refine((text) => /^https?:\/\/[^/?#]+\/?$/.test(text))
      .transform((text) => new URL(text).origin)
      .optional(),
    "the site's own origin without a path, such as https://travel.example",
  ],
  DATA_DIR: [
    z
      .string()
      .default('.data')
      .transform((text) => resolve(text)),
    'a folder',
  ],
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'postgres://user:password@host:5432/name; unset it to use the embedded PostgreSQL',
  ],
  DATABASE_READ_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'postgres://user:password@host:5432/name of a replica; unset it to read everything from DATABASE_URL',
  ],
  DATABASE_POOL: [z.coerce.number().int().min(2).max(200).default(16), 'a number from 2 to 200'],
  DATABASE_CONNECT_TIMEOUT: [timeout(3), 'seconds, from 0.1 to 600'],
  DATABASE_STATEMENT_TIMEOUT: [timeout(10), 'seconds, from 0.1 to 600'],
  DATABASE_LOCK_TIMEOUT: [timeout(5), 'seconds, from 0.1 to 600'],
  DATABASE_IDLE_TIMEOUT: [timeout(4), 'seconds, from 0.1 to 600'],
  NEWER_SCHEMA: [flag.default(false), '1 or 0'],
  SERVER_LEASE: [timeout(3), 'seconds, from 0.1 to 600'],
  DRAIN_TIME: [drainTime.optional(), 'seconds, from 0 to 600'],
  REDIS_URL: [
    z.url({ protocol: /^rediss?$/ }).optional(),
    'redis://host:6379; unset it to keep caches in memory',
  ],
  SMTP_URL: [
    z.url({ protocol: /^smtps?$/ }).optional(),
    'smtp://user:password@host:587; unset it to write mails to the outbox folder',
  ],
  MAIL_FROM: [
    z
      .string()
      .refine((text) => z.email().safeParse(addressIn(text)).success)
      .default('Sojourn <travel@sojourn.example>'),
    'a sender, Name <address>',
  ],
  IMAGE_STORE_URL: [
    bucket.optional(),
    "a bucket's address with its name as the path, such as https://s3.eu-central-1.amazonaws.com/our-images; unset it to keep images in the database",
  ],
  IMAGE_STORE_REGION: [
    z
      .string()
      .regex(/^[a-z\d-]{1,40}$/)
      .default('us-east-1'),
    "the store's region, such as eu-central-1 or auto",
  ],
  IMAGE_STORE_KEY_ID: [
    z.string().min(3).max(128).optional(),
    'the id of an access key of the store',
  ],
  IMAGE_STORE_SECRET: [z.string().min(8).max(256).optional(), 'the secret of that access key'],
  NEWSLETTER_PER_MINUTE: [
    z.coerce.number().int().min(1).max(100_000).default(300),
    'mails a minute, from 1 to 100000',
  ],
  DESK_REFUND_LIMIT: [
    z.coerce.number().int().min(0).max(1_000_000).default(200),
    'a whole amount in DEFAULT_CURRENCY, from 0 to 1000000',
  ],
  DESK_PROMO_LIMIT: [
    z.coerce.number().int().min(0).max(100_000_000).default(2000),
    'a whole amount in DEFAULT_CURRENCY, from 0 to 100000000',
  ],
  DESK_LOCK_MINUTES: [
    z.coerce.number().int().min(1).max(720).default(15),
    'minutes without use after which a session of the desk is locked, from 1 to 720',
  ],
  DESK_FACTOR_MINUTES: [
    z.coerce.number().int().min(1).max(720).default(10),
    'minutes for which a second factor lets staff move money, from 1 to 720',
  ],
  SUPPORT_EMAIL: [z.email().optional(), 'an e-mail address; unset it to use the one in MAIL_FROM'],
  SUPPORT_PHONE: [
    z
      .string()
      .regex(/^\+\d[\d ]{5,20}$/)
      .optional(),
    'a phone number with its country code, such as +60 3 1234 5678',
  ],
  SUPPORT_HOURS: [
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d [A-Z]\w+(\/\w+)*$/)
      .refine((text) => isZone(text.slice(12)))
      .default('08:00-22:00 Asia/Kuala_Lumpur'),
    'daily hours and their time zone, such as 08:00-22:00 Asia/Kuala_Lumpur',
  ],
  TICKET_ANSWER_HOURS: [
    z.coerce.number().int().min(1).max(720).default(24),
    'hours within which support answers, from 1 to 720',
  ],
  LEGAL_ENTITY: [
    z.string().max(300).optional(),
    'the company that runs the site: name, registration number, address',
  ],
  FRONT_API_URL: [link.optional(), 'the origin of a front API that runs apart'],
  SECRET_KEY: [
    z
      .string()
      .refine((text) => text.split(',').every((key) => key.trim().length >= 32))
      .optional(),
    'at least 32 random characters; while it is replaced, the new key, a comma and the old one',
  ],
  SANDBOX: [flag.optional(), '1 or 0'],
  DEMONSTRATION: [flag.default(true), '1 or 0'],
  TRUST_PROXY: [
    hops.default(0),
    'the number of proxies in front that append to x-forwarded-for, from 0 to 10',
  ],
  METRICS_TOKEN: [z.string().min(16).optional(), 'at least 16 random characters'],
  LOG_LEVEL: [
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    'trace, debug, info, warn, error, fatal or silent',
  ],
  COOKIE_DOMAIN: [
    z
      .string()
      .regex(/^\.?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i)
      .optional(),
    'a domain, such as travel.example',
  ],
  DEFAULT_COUNTRY: [
    z
      .string()
      .refine((code) => countryByCode(code)?.code === code)
      .default('MY'),
    'a country code such as MY',
  ],
  DEFAULT_CURRENCY: [
    z
      .string()
      .refine((code) => currencies.includes(code))
      .default('USD'),
    'a currency code such as USD',
  ],
  AGENCY_TIME_ZONE: [
    z.string().max(60).refine(isZone).default('UTC'),
    'a time zone such as Asia/Kuala_Lumpur',
  ],
  REPORT_CURRENCY: [
    z
      .string()
      .refine((code) => currencies.includes(code))
      .default('USD'),
    'a currency code such as USD',
  ],
  ONEWAY_COUNTRIES: [codes.default([]), 'comma-separated country codes, such as ID,TH'],
  THB_AFFILIATE: [
    z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
    'the code of an affiliate: letters, digits, dots, dashes',
  ],
  CLOCK_AHEAD: [z.coerce.number().int().default(0), 'a whole number of milliseconds'],
  TRACKING_DAYS: [z.coerce.number().int().min(1).max(3650).default(90), 'days from 1 to 3650'],
  DEBUG_PAGES: [flag.default(false), '1 to show stacks on error pages, else 0'],
  APP_STORE_URL: [link.optional(), 'a web address'],
  PLAY_STORE_URL: [link.optional(), 'a web address'],
  APP_GALLERY_URL: [link.optional(), 'a web address'],
  DOWNLOAD_DESKTOP_URL: [link.optional(), 'a web address'],
  DOWNLOAD_MOBILE_URL: [link.optional(), 'a web address'],
  DOCUMENT_KEYS: [
    z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .pipe(z.array(z.string().min(32)).min(1))
      .optional(),
    'keys of at least 32 random characters, the newest first, comma-separated',
  ],
  PUSH_KEY: [
    z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    'a private key of P-256 in base64url, 43 characters; unset it to derive one from SECRET_KEY',
  ],
  GOOGLE_CLIENT_ID: [z.string().optional(), "the client's id at Google"],
  GOOGLE_CLIENT_SECRET: [z.string().optional(), "the client's secret at Google"],
  FACEBOOK_CLIENT_ID: [z.string().optional(), "the app's id at Facebook"],
  FACEBOOK_CLIENT_SECRET: [z.string().optional(), "the app's secret at Facebook"],
  LINE_CLIENT_ID: [z.string().optional(), "the channel's id at LINE"],
  LINE_CLIENT_SECRET: [z.string().optional(), "the channel's secret at LINE"],
  STRIPE_SECRET_KEY: [z.string().startsWith('sk_').optional(), 'a key that starts with sk_'],
  STRIPE_WEBHOOK_SECRET: [
    z.string().startsWith('whsec_').optional(),
    'a secret that starts with whsec_',
  ],
  DUFFEL_TOKEN: [
    z
      .string()
      .regex(/^duffel_(test|live)_/)
      .optional(),
    'a token that starts with duffel_test_ or duffel_live_',
  ],
  DUFFEL_STAYS: [flag.default(false), '1 if the account has access to Duffel Stays, else 0'],
} as const satisfies Record<string, readonly [z.ZodType, string]>

/** Every setting there is. */
export const settingNames = Object.keys(settings)

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name][0]> }

/** The settings, checked, with what follows from them. `SANDBOX` is on outside production. */
export interface Config extends Omit<Settings, 'PUBLIC_ORIGIN' | 'SANDBOX' | 'DRAIN_TIME'> {
  production: boolean
  DRAIN_TIME: number
  SANDBOX: boolean
  PUBLIC_ORIGIN: string
}

/** A setting that can't be used; the message names each one and its cure. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the settings from the environment, the only place that does.
 * An empty value counts as unset. Throws ConfigError with all that is wrong at once; values are not
 * repeated in it, since some are secrets.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, [schema, cure]] of Object.entries(settings)) {
    const parsed = schema.safeParse(environment[name] || undefined)
    if (parsed.success) values[name] = parsed.data
    else problems.push(`${name} must be ${cure}.`)
  }
  const production = values.NODE_ENV === 'production'
  const origin = originOf(values)
  problems.push(...problemsTogether(environment, { origin, production }))
  if (problems.length > 0) throw new ConfigError(`Settings to fix:\n  ${problems.join('\n  ')}`)
  const read = values as Settings
  return {
    ...read,
    production,
    SANDBOX: read.SANDBOX ?? !production,
    // Without a proxy in front, nobody looks whether the server is about to stop.
    DRAIN_TIME: read.DRAIN_TIME ?? (production ? 5 : 0),
    PUBLIC_ORIGIN: origin,
  }
}

const originOf = ({ PUBLIC_ORIGIN, HOST, PORT }: Record<string, unknown>): string =>
  PUBLIC_ORIGIN ? String(PUBLIC_ORIGIN) : `http://${HOST}:${PORT}`

/** The address that travellers write to. */
export const supportEmail = ({
  SUPPORT_EMAIL,
  MAIL_FROM,
}: Pick<Config, 'SUPPORT_EMAIL' | 'MAIL_FROM'>): string => SUPPORT_EMAIL ?? addressIn(MAIL_FROM)
