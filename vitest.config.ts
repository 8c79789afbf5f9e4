import { defineConfig } from 'vitest/config'
import { mockingTestFiles, unitTestFiles } from './bin/support/unit-tests.mjs'
import { wordsPlugin } from './src/web/locale/build/words-plugin.ts'

/** They replace modules, or look at what one of them remembers. All others share with their worker what they import: loading it takes longest. */
const alone = [...mockingTestFiles(), 'src/server/platform/database/guarded-client.test.ts']
/** Those that need no database. */
const plain = unitTestFiles().filter((file) => !alone.includes(file))
const shared = { isolate: false, setupFiles: ['test/support/leave-clean.ts'] }

export default defineConfig({
  plugins: [wordsPlugin()],
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    // Tests wait for what happens, so these only end those that would wait for ever; a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: plain, ...shared },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [
            'src/**/*.test.{ts,tsx}',
            'test/**/*.test.ts',
            'bin/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...plain, ...alone],
          ...shared,
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
