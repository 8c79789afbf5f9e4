// Run after adding a dependency on a machine whose registry serves only some platforms: npm omits the builds it can't
// see from package-lock.json, and then `npm ci` rejects the file everywhere. Their versions are in the packages that
// depend on them; their platforms are in their names.
import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = lock.packages

function isLocked(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

function platformOf(name) {
  const words = name.split('/').at(-1).split('-')
  const os = words.find((word) => /^(android|darwin|freebsd|linux|openharmony|win32)$/.test(word))
  const cpu = words.find((word) => /^(arm|arm64|ia32|ppc64|riscv64|s390x|x64|wasm32)$/.test(word))
  const musl = words.some((word) => word.startsWith('musl'))
  return {
    cpu: [cpu],
    ...(os ? { os: [os] } : {}),
    ...(os === 'linux' ? { libc: [musl ? 'musl' : 'glibc'] } : {}),
  }
}

let added = 0
for (const [from, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  if (from === '') continue
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(from, name)) continue
    const place = `node_modules/${name}`
    packages[place] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true }
    added += 1
  }
}
const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries(sorted)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} builds for other platforms added to package-lock.json`)
