import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './project.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * Finds a Chromium for the browser tests: the system's, else the one apt-get installs where that is
 * possible, else Playwright's own. Gives its path, empty for Playwright's own.
 */
export function ensureBrowser() {
  const there = process.env.CHROMIUM || installed()
  if (there) return there
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    const now = installed()
    if (now) return now
  }
  run(join('node_modules', '.bin', 'playwright'), ['install', 'chromium'])
  return ''
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
}
