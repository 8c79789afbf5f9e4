import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs in a process of its own, and prints how many files of the sandbox were read with it off, then on. */
const script = `
  import { registerHooks } from 'node:module'
  let read = 0
  registerHooks({
    load(url, context, next) {
      if (url.includes('/src/sandbox/')) read += 1
      return next(url, context)
    },
  })
  await import('./src/server/app.ts')
  const { openSandbox } = await import('./src/server/open-sandbox.ts')
  const counts = []
  for (const SANDBOX of [false, true]) {
    await openSandbox({ config: { SANDBOX } })
    counts.push(read)
  }
  console.log(JSON.stringify(counts))
`

test('a server without the sandbox reads none of its code', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  const [off, on] = JSON.parse(printed)
  expect(off).toBe(0)
  expect(on).toBeGreaterThan(80)
})
