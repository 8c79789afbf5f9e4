import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

const [server] = [shared.webServer].flat()
const { baseURL } = shared.use ?? {}
if (!server || !baseURL) throw new Error('The shared configuration starts no server.')

/**
 * One booking in the engines that the other browser tests don't use. Each is driven by its own protocol as installed,
 * so only Playwright's runner and server are used; `npm run test:browsers` finds the browsers.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 180_000,
  use: { baseURL },
  webServer: { ...server, cwd: resolve(import.meta.dirname, '../..') },
})
