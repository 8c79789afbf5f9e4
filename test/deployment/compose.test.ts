import { expect, test } from 'vitest'
import { readConfig, roles, settingNames } from '../../src/server/config.ts'
import { healthRoutes } from '../../src/server/platform/http/site/health.ts'
import { createMetrics } from '../../src/server/platform/monitoring/metrics.ts'
import type { Ground } from '../../src/server/platform/platform.ts'
import { dockerInstructions, readComposeFile, readProxy } from './compose-file.ts'

const { services, volumes, configs } = readComposeFile({
  SECRET_KEY: 's'.repeat(40),
  DOCUMENT_KEYS: 'd'.repeat(40),
  DATABASE_PASSWORD: 'secret',
})
const proxy = readProxy(configs.proxy?.content ?? '')
const imageSettings = Object.fromEntries(
  dockerInstructions('ENV').flatMap((line) => line.split(/\s+/).map((each) => each.split('='))),
)
const servers = Object.entries(services).filter(([, { build }]) => build !== undefined)

/** Returns the settings of a server's container, as its process sees them. */
const settingsOf = (name: string): Record<string, string> => ({
  ...imageSettings,
  ...Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, String(value)]),
  ),
})

test('each role has its service, named after it', () => {
  const apart = roles.filter((role) => role !== 'all')
  expect(servers.map(([name]) => name).sort()).toEqual([...apart].sort())
  for (const [name] of servers) expect(settingsOf(name).ROLE, name).toBe(name)
})

test.each(servers.map(([name]) => name))('every setting of %s is known and valid', (name) => {
  const settings = settingsOf(name)
  const unknown = Object.keys(settings).filter((key) => !settingNames.includes(key))
  expect(unknown).toEqual([])
  expect(readConfig(settings)).toMatchObject({ ROLE: name, production: true })
})

test('services are called by names and ports that exist', () => {
  const urls = servers.flatMap(([name]) =>
    Object.entries(settingsOf(name)).flatMap(([key, value]) =>
      key !== 'PUBLIC_ORIGIN' && /^\w+:\/\//.test(value) ? new URL(value) : [],
    ),
  )
  expect(urls.length).toBeGreaterThan(2)
  for (const { hostname } of urls) expect(Object.keys(services)).toContain(hostname)
  for (const [name, { depends_on = [] }] of Object.entries(services)) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
    for (const each of needed) expect(Object.keys(services), name).toContain(each)
  }
  for (const { to } of proxy.routes) {
    expect(to.length).toBeGreaterThan(0)
    for (const address of to) {
      const [name = '', port] = address.split(':')
      expect(servers.map(([server]) => server)).toContain(name)
      expect(settingsOf(name).PORT).toBe(port)
    }
  }
})

test('the proxy listens where it is published and where page servers call it', () => {
  const published = services.proxy?.ports?.map((port) => port.split(':').at(-1))
  expect(published).toEqual([String(proxy.port)])
  const { FRONT_API_URL = '', PUBLIC_ORIGIN = '' } = settingsOf('web')
  expect(new URL(FRONT_API_URL).host).toBe(`proxy:${proxy.port}`)
  expect(services.proxy?.ports?.[0]).toContain(`:${new URL(PUBLIC_ORIGIN).port}:`)
})

test('the proxy sends the paths of the front API and its tools to it, and all others to pages', () => {
  expect(
    proxy.routes.map(({ paths, to }) => [paths, to.map((each) => each.split(':')[0])]),
  ).toEqual([
    [['/front/*', '/gateway/*', '/dev/*'], ['api']],
    [[], ['web']],
  ])
})

test('servers trust as many proxies as there are', () => {
  const proxies = Object.values(services).filter((service) => service.configs)
  for (const [name] of servers) expect(settingsOf(name).TRUST_PROXY).toBe(String(proxies.length))
})

test('health checks request paths that exist', async () => {
  const health = healthRoutes({ version: '1', metrics: createMetrics('1') } as Ground, () => false)
  const ofImage = /127\.0\.0\.1:(\d+)([^']*)'/.exec(dockerInstructions('HEALTHCHECK').join())
  expect(ofImage?.[1]).toBe(imageSettings.PORT)
  for (const path of [ofImage?.[2], ...proxy.routes.map(({ healthPath }) => healthPath)]) {
    expect((await health.request(path ?? '/nowhere')).status, path).toBe(200)
  }
})

test('volumes and configurations that services use are declared', () => {
  for (const [name, service] of Object.entries(services)) {
    for (const volume of service.volumes ?? []) {
      expect(Object.keys(volumes), name).toContain(volume.split(':')[0])
    }
    for (const { source } of service.configs ?? [])
      expect(Object.keys(configs), name).toContain(source)
  }
})
