import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './project.mjs'

/** Headless first: the same engine, and a quarter faster for browser tests. */
const names = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome-stable', 'google-chrome'],
]
const packages = ['chromium-headless-shell', 'chromium']

/**
 * Finds a Chromium for the browser tests: the system's, otherwise one installed with apt-get if possible, otherwise
 * Playwright's own. Returns its path, empty for Playwright's own.
 */
export function ensureBrowser() {
  ensureFallbackFont()
  const there = process.env.CHROMIUM || onPath(names)
  if (there) return there
  if (canInstall()) {
    console.log('Installing Chromium …')
    for (const name of packages) {
      install([name])
      const now = onPath(names)
      if (now) return now
    }
  }
  run(join('node_modules', '.bin', 'playwright'), ['install', 'chromium'])
  return ''
}

/**
 * Installs a font of Arial's measures if there is none. Text is shown in it until the site's own font arrives, scaled so that
 * nothing moves then (`src/web/ui/style/fonts.css`), and Chromium's package only recommends it.
 */
function ensureFallbackFont() {
  if (process.platform !== 'linux' || !canInstall()) return
  const { stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' })
  if (!/arial|liberation/i.test(stdout ?? '')) install(['fonts-liberation'])
}

/** Returns whether Debian packages can be installed here. */
export const canInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

export function install(packages) {
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/** Returns the first of these programs found in the PATH. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}
