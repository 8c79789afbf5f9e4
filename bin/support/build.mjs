import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

rmSync('build', { recursive: true, force: true })
const args = ['node_modules/@react-router/dev/bin.cjs', 'build']
const env = { ...process.env, NODE_ENV: 'production' }
const { status } = spawnSync(process.execPath, args, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env,
})
if (status !== 0) process.exit(status ?? 1)

// The service worker is one file of its own, at an address that stays, because browsers ask there for new versions.
await build({
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    outDir: 'build/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: resolve('src/web/saved-pages/worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})

// Compressed once here at the highest level, so that the server only sends the bytes.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const compressed = readdirSync('build/client', { recursive: true }).map(async (name) => {
  if (!/\.(m?js|css|svg|json|txt|xml|webmanifest)$/.test(name)) return
  const file = join('build/client', name)
  const bytes = readFileSync(file)
  if (bytes.length < 1024) return
  // On every core: this takes seconds.
  const both = [promisify(brotliCompress)(bytes, quality), promisify(gzip)(bytes, { level: 9 })]
  const [br, gz] = await Promise.all(both)
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
})
await Promise.all(compressed)
