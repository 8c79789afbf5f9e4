import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstall, install, onPath } from './browser.mjs'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * Finds Firefox and WebKitGTK with its driver: the system's, otherwise installed with apt-get if possible. Returns the
 * environment for the specs in `test/browsers`, without those that weren't found.
 */
export function findOtherBrowsers() {
  const there = installed()
  const complete = there.FIREFOX && there.WEBKIT_DRIVER && there.WEBKIT_BROWSER
  if (complete || !canInstall()) return there
  console.log('Installing Firefox and WebKit …')
  install(packages)
  return installed()
}

/** Starts a virtual display for browsers that need one, unless there is one; returns its name and how to stop it. */
export function startDisplay() {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: () => {} }
  const child = spawn('Xvfb', [':97', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'])
  return { display: ':97', stop: () => child.kill() }
}

function installed() {
  const found = {
    FIREFOX: process.env.FIREFOX ?? onPath(['firefox-esr', 'firefox']),
    WEBKIT_DRIVER: onPath(['WebKitWebDriver']),
    WEBKIT_BROWSER: miniBrowser(),
  }
  return Object.fromEntries(Object.entries(found).filter(([, file]) => file))
}

/** Returns WebKitGTK's MiniBrowser, which is in its library folder, by architecture and version. */
function miniBrowser() {
  if (!existsSync('/usr/lib')) return undefined
  const libraries = readdirSync('/usr/lib').filter((name) => name.includes('-linux-gnu'))
  return libraries
    .flatMap((name) => ['4.1', '4.0'].map((each) => `/usr/lib/${name}/webkit2gtk-${each}`))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync)
}
