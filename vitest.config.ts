import { defineConfig } from 'vitest/config'
import { mockingTestFiles } from './bin/support/unit-tests.mjs'
import { wordsPlugin } from './src/web/locale/build/words-plugin.ts'

/** They replace modules, or look at what one of them remembers. All others share with their worker what they import: loading it takes longest. */
const alone = [...mockingTestFiles(), 'src/server/platform/database/guarded-client.test.ts']
const pages = ['src/web/**/*.test.{ts,tsx}']
const shared = { isolate: false }

export default defineConfig({
  plugins: [wordsPlugin()],
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/leave-clean.ts'],
    // Tests wait for events, with a limit that grows with the machine's load (test/support/patience.ts), so these only end
    // tests that hang somewhere else.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      { extends: true, test: { name: 'pages', include: pages, exclude: alone, ...shared } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{src,test,bin,bench}/**/*.test.ts'],
          exclude: [...pages, ...alone],
          ...shared,
          // Node reads this code as it is, in half the time.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    // Much of the time is spent waiting for databases, mails and clocks, so a core has room for more than one file.
    maxWorkers: 3,
    // Packages of hundreds of small files, which load faster as one file each.
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: [
            'drizzle-orm',
            'drizzle-orm/errors',
            'drizzle-orm/node-postgres',
            'drizzle-orm/node-postgres/migrator',
            'drizzle-orm/pg-core',
            '@simplewebauthn/server',
            'hono',
            'jose',
            'libphonenumber-js',
            'openid-client',
            'zod',
          ],
        },
      },
    },
  },
})
