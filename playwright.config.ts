import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { patience } from './test/support/patience.ts'
import { patientDatabase } from './test/support/patient-database.ts'
import { startTestClock } from './test/support/test-clock.ts'

/**
 * `all`: the browser tests use two servers of each role behind a proxy, instead of one server. `short`: so do a few of
 * them, and then tests that change settings of the whole cluster.
 */
const cluster = process.env.E2E_CLUSTER
/** All pages in all languages, which take too long for every run. */
const languages = Boolean(process.env.E2E_LANGUAGES)
const port = process.env.E2E_PORT ?? '3110'
// Read again by each worker, so the folder is made once and handed down.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'sojourn-e2e-'))

// One clock for servers and workers, which inherit it.
if (process.env.CLOCK_AHEAD === undefined) startTestClock()

export default defineConfig({
  testDir: 'test',
  testMatch: languages
    ? 'languages/*.spec.ts'
    : cluster === 'short'
      ? ['e2e/**/*.spec.ts', 'servers/*.spec.ts']
      : 'e2e/**/*.spec.ts',
  grep: cluster === 'short' ? /@cluster/ : /./,
  fullyParallel: true,
  // With two, a third of two cores' time is spent waiting.
  workers: cluster === 'short' ? 1 : 3,
  // Only for tests that hang somewhere else than in what they expect.
  timeout: 600_000,
  // What is tried again and again until it passes is ready within moments on a calm machine.
  expect: { timeout: patience(), toPass: { timeout: patience(), intervals: [100, 250] } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // It would answer pages itself, past what tests intercept. Those about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        ...[
          '--no-sandbox',
          '--disable-gpu',
          '--in-process-gpu',
          '--disable-quic',
          '--no-first-run',
        ],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
  webServer: {
    command: `node_modules/.bin/node ${cluster ? 'bin/support/run-cluster.ts' : 'src/server/main.ts'}`,
    url: `http://127.0.0.1:${port}/readyz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    timeout: 600_000,
    stdout: 'pipe',
    env: {
      PORT: port,
      NODE_ENV: 'test',
      ...patientDatabase,
      LOG_LEVEL: 'warn',
      // Tests may name the address they come from, for limits are counted by it.
      TRUST_PROXY: '1',
      DATA_DIR: process.env.E2E_DATA_DIR,
    },
  },
})
