import { compileWords, type Words } from '../../../contract/words/compile-words.ts'
import { paramsOf } from './params-of.ts'

/** Returns the declaration file that adds one English namespace's ids, with their parameters, to `WordParams`. */
export function idTypes(namespace: string, words: Words): string {
  const lines = Object.entries(compileWords(namespace, words)).map(([id, message]) => {
    const params = [...paramsOf(message)].map(([name, type]) => `${quoted(name)}: ${type}`)
    return `    '${id}': ${params.length === 0 ? 'null' : `{ ${params.join('; ')} }`}`
  })
  return [
    '// biome-ignore-all format: generated',
    `// Written by src/web/locale/build/generate-ids.ts from locale/en/${namespace}.json.`,
    "import '../word-store.ts'",
    '',
    "declare module '../word-store.ts' {",
    '  interface WordParams {',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n')
}

const quoted = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`)
