import { defineConfig } from 'vitest/config'
import { wordsPlugin } from './src/web/locale/build/words-plugin.ts'

export default defineConfig({
  plugins: [wordsPlugin()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'test/**/*.test.ts',
      'bin/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: ['test/support/global-setup.ts'],
    // Tests wait for what happens, so these only end those that would wait for ever; a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Much of the time is spent waiting for databases, mails and clocks, so a core has room for more than one file.
    maxWorkers: 3,
    // Packages of hundreds of small files: each test file loads the server again, and loads these faster as one file each.
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
