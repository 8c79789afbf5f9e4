import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

rmSync('build', { recursive: true, force: true })
const args = ['node_modules/@react-router/dev/bin.cjs', 'build']
const env = { ...process.env, NODE_ENV: 'production' }
const { status } = spawnSync(process.execPath, args, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env,
})
if (status !== 0) process.exit(status ?? 1)

// Compressed once here at the highest level, so that the server only sends the bytes.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
for (const name of readdirSync('build/client', { recursive: true })) {
  if (!/\.(m?js|css|svg|json|txt|xml|webmanifest)$/.test(name)) continue
  const file = join('build/client', name)
  const bytes = readFileSync(file)
  if (bytes.length < 1024) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
