import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, settingNames } from './config.ts'

const inProduction = {
  NODE_ENV: 'production',
  SECRET_KEY: 'k'.repeat(32),
  DOCUMENT_KEYS: 'd'.repeat(32),
  PUBLIC_ORIGIN: 'https://travel.example',
}

test('nothing has to be set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', production: false, SANDBOX: true })
  expect(config.PUBLIC_ORIGIN).toBe('http://127.0.0.1:3000')
})

test('a process that serves pages needs no database and no document keys', () => {
  const { DOCUMENT_KEYS: _, ...settings } = inProduction
  const config = readConfig({ ...settings, ROLE: 'web', FRONT_API_URL: 'http://api.test:3001' })
  expect(config).toMatchObject({ ROLE: 'web', DATABASE_URL: undefined, DOCUMENT_KEYS: undefined })
})

test('an empty value is an unset one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  [{ PORT: 'abc' }, /PORT must be a port/],
  [{ PORT: '70000' }, /PORT must be a port/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be postgres:\/\//],
  [{ NODE_ENV: 'prod' }, /NODE_ENV must be development, test or production/],
  [{ TRUST_PROXY: 'loopback' }, /TRUST_PROXY must be the number of proxies/],
  [{ TRUST_PROXY: '-1' }, /TRUST_PROXY must be the number of proxies/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must be at least 16/],
  [{ IMAGE_STORE_URL: 'our-images' }, /IMAGE_STORE_URL must be a bucket's address/],
  [{ IMAGE_STORE_URL: 'https://s3.example' }, /IMAGE_STORE_URL must be .* its name as the path/],
  [{ IMAGE_STORE_URL: 'https://id:secret@s3.example/images' }, /IMAGE_STORE_URL must be/],
  [{ IMAGE_STORE_URL: 'https://s3.example/images?x=1' }, /IMAGE_STORE_URL must be/],
  [{ IMAGE_STORE_REGION: 'EU west' }, /IMAGE_STORE_REGION must be the store's region/],
  [{ IMAGE_STORE_URL: 'https://s3.example/images' }, /IMAGE_STORE_KEY_ID must be set together/],
  [{ IMAGE_STORE_SECRET: 'a-secret' }, /IMAGE_STORE_URL and IMAGE_STORE_SECRET must be set/],
  [{ SANDBOX: 'maybe' }, /SANDBOX must be 1 or 0/],
  [{ NODE_ENV: 'production' }, /SECRET_KEY must be set in production/],
  [{ ...inProduction, DOCUMENT_KEYS: '' }, /DOCUMENT_KEYS must be set in production/],
  [{ ...inProduction, PUBLIC_ORIGIN: '' }, /PUBLIC_ORIGIN must be set in production/],
  [{ ...inProduction, PUBLIC_ORIGIN: 'http://0.0.0.0:3000' }, /PUBLIC_ORIGIN must be an https/],
  [{ ...inProduction, PUBLIC_ORIGIN: 'http://travel.example' }, /PUBLIC_ORIGIN must be an https/],
  [{ PUBLIC_ORIGIN: 'http://travel.example/path' }, /PUBLIC_ORIGIN must be .* without a path/],
  [{ MAIL_FROM: 'nobody' }, /MAIL_FROM must be a sender/],
  [{ DEFAULT_COUNTRY: 'XX' }, /DEFAULT_COUNTRY must be a country code/],
  [{ ONEWAY_COUNTRIES: 'TH,QQ' }, /ONEWAY_COUNTRIES must be comma-separated/],
  [{ DEFAULT_CURRENCY: 'ZZZ' }, /DEFAULT_CURRENCY must be a currency code/],
  [{ COOKIE_DOMAIN: 'foo bar' }, /COOKIE_DOMAIN must be a domain/],
  [
    { COOKIE_DOMAIN: 'other.test', PUBLIC_ORIGIN: 'https://www.travel.example' },
    /COOKIE_DOMAIN must be the domain of PUBLIC_ORIGIN/,
  ],
  [{ GOOGLE_CLIENT_ID: 'g' }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together/],
  [{ LINE_CLIENT_SECRET: 'l' }, /LINE_CLIENT_ID and LINE_CLIENT_SECRET must be set together/],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_WEBHOOK_SECRET must be set together/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /STRIPE_WEBHOOK_SECRET must be set together/],
  [{ DUFFEL_TOKEN: 'token' }, /DUFFEL_TOKEN must be a token that starts with duffel_test_/],
  [{ DUFFEL_STAYS: '1' }, /DUFFEL_TOKEN must be set with DUFFEL_STAYS=1/],
  [{ DUFFEL_TOKEN: 'duffel_test_1', DUFFEL_STAYS: 'yes' }, /DUFFEL_STAYS must be 1 if the account/],
  [{ DUFFEL_TOKEN: 'duffel_live_1' }, /STRIPE_SECRET_KEY must be one that starts with sk_live_/],
  [
    {
      DUFFEL_TOKEN: 'duffel_live_1',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
    /play money must not pay/,
  ],
  [{ ROLE: 'pages' }, /ROLE must be all, web, api or worker/],
  [{ ROLE: 'web', SECRET_KEY: 'k'.repeat(32) }, /FRONT_API_URL must be set with ROLE=web/],
  [{ ROLE: 'web', FRONT_API_URL: 'http://api.test' }, /SECRET_KEY must be set with ROLE=web/],
  [{ ROLE: 'api', SECRET_KEY: 'k'.repeat(32) }, /DATABASE_URL must be set with ROLE=api/],
  [{ ROLE: 'worker', DATABASE_URL: 'postgres://x' }, /SECRET_KEY must be set with ROLE=worker/],
  [{ DOCUMENT_KEYS: `${'n'.repeat(32)},short` }, /DOCUMENT_KEYS must be keys of at least 32/],
])('%o stops the start with the name and the cure', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(message)
})

test.each(['travel.example', '.travel.example', 'www.travel.example'])(
  'COOKIE_DOMAIN=%s fits a site at www.travel.example',
  (COOKIE_DOMAIN) => {
    const settings = { COOKIE_DOMAIN, PUBLIC_ORIGIN: 'https://www.travel.example/' }
    expect(readConfig(settings)).toMatchObject({
      COOKIE_DOMAIN,
      PUBLIC_ORIGIN: 'https://www.travel.example',
    })
  },
)

test.each([
  [undefined, 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['true', 1],
  ['false', 0],
])('TRUST_PROXY=%s trusts %i proxies', (TRUST_PROXY, hops) => {
  expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(hops)
})

test('all that is wrong is said at once, and no value is repeated', () => {
  const wrong = { PORT: 'x', STRIPE_SECRET_KEY: 'a-secret-of-another-kind' }
  expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*STRIPE_SECRET_KEY/)
  expect(() => readConfig(wrong)).not.toThrow(/a-secret-of-another-kind/)
})

test('the sandbox is off in production unless it is asked for', () => {
  expect(readConfig(inProduction).SANDBOX).toBe(false)
  expect(readConfig({ ...inProduction, SANDBOX: '1' }).SANDBOX).toBe(true)
})

test.each(['README.md', 'docs/operating.md'])(
  '%s tells of every setting, and of no other',
  (file) => {
    const [, chapter = ''] = readFileSync(file, 'utf8').split('\n## Settings\n')
    const [table = ''] = chapter.split('\n## ')
    const told = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => line.split('|')[1]?.match(/[A-Z_]+/g) ?? [])
    expect(told.toSorted()).toEqual(settingNames.toSorted())
  },
)
