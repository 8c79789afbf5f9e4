import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hunspell, HunspellFactory } from 'hunspell-asm'

/** Names of dictionary packages (`dictionary-<name>`) that differ from the language's code. */
const packageNames: Readonly<Record<string, string>> = { pt: 'pt-pt', sr: 'sr-latn' }

/** Dictionaries that aren't packages of npm, with Debian's package of each. */
const systemDictionaries: Readonly<Record<string, { file: string; debian: string }>> = {
  bn: { file: 'bn_BD', debian: 'hunspell-bn' },
  hi: { file: 'hi_IN', debian: 'hunspell-hi' },
  id: { file: 'id_ID', debian: 'hunspell-id' },
  th: { file: 'th_TH', debian: 'hunspell-th' },
  tl: { file: 'tl', debian: 'myspell-tl' },
}

/** Folders with a system's dictionaries; `DICPATH` is Hunspell's own setting. */
const systemFolders = [
  ...(process.env.DICPATH ?? '').split(':').filter(Boolean),
  '/usr/share/hunspell',
  '/usr/share/myspell/dicts',
  '/Library/Spelling',
]

/** Returns a language's spell checker, or a sentence about why there is none. */
export function dictionaryOf(factory: HunspellFactory, code: string): Hunspell | string {
  const own = join(
    import.meta.dirname,
    'node_modules',
    `dictionary-${packageNames[code] ?? code}`,
    'index',
  )
  const system = systemDictionaries[code]
  const found = [own, ...(system ? systemFolders.map((each) => join(each, system.file)) : [])].find(
    (each) => existsSync(`${each}.aff`) && existsSync(`${each}.dic`),
  )
  if (!found) {
    return system ? `no dictionary (Debian has ${system.debian})` : 'no dictionary is known'
  }
  const mount = (kind: 'aff' | 'dic') =>
    factory.mountBuffer(composed(readFileSync(`${found}.${kind}`)), `${code}.${kind}`)
  return factory.create(mount('aff'), mount('dic'))
}

/** Hunspell is asked for words in NFC, which takes য় and ज़ apart: dictionaries of these scripts hold them as one character. */
function composed(file: Buffer): Buffer {
  const text = file.toString('utf8')
  return /[\u0958-\u095F\u09DC-\u09DF]/.test(text) ? Buffer.from(text.normalize('NFC')) : file
}
