import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherLanguages } from '../test/words/catalogues.ts'

/**
 * `npm run words` checks the catalogues by dictionaries and linters of their languages; `npm run words -- de th` only these
 * languages. Reports go to `words/report/<code>.txt`. Ends with 1 if anything was found.
 */
const here = import.meta.dirname
const codes = process.argv.slice(2)
const unknown = codes.filter((code) => !otherLanguages.includes(code))
if (unknown.length > 0) {
  console.error(`no such language: ${unknown.join(', ')}`)
  process.exit(2)
}
if (!existsSync(join(here, 'node_modules/hunspell-asm'))) {
  console.log('installing dictionaries (once)')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
const { reportOf } = await import('./report.ts')

const folder = join(here, 'report')
if (codes.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
let found = 0
for (const code of codes.length > 0 ? codes : otherLanguages) {
  const { summary, problems, text } = await reportOf(code)
  writeFileSync(join(folder, `${code}.txt`), text)
  console.log(`${code.padEnd(6)} ${summary}`)
  found += problems
}
console.log(found === 0 ? 'nothing found' : `${found} found: see words/report`)
process.exitCode = found > 0 ? 1 : 0
