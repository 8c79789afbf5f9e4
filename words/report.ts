import { chineseProblems } from './chinese.ts'
import { japaneseProblems } from './japanese.ts'
import { strangeNamespaces } from './language.ts'
import { unknownWords } from './spelling.ts'
import { textsOf } from './texts.ts'

interface Report {
  /** One line for the terminal. */
  summary: string
  problems: number
  /** All findings. */
  text: string
}

/** Returns what dictionaries and linters find in a language's catalogue. */
export async function reportOf(code: string): Promise<Report> {
  const texts = textsOf(code)
  const spelled = await unknownWords(code, texts)
  const parts: readonly (readonly [string, string[] | string])[] = [
    ['unknown words', spelled],
    ['namespaces in another language', strangeNamespaces(code, texts)],
    ...(code === 'ja' ? [['textlint', await japaneseProblems(texts)] as const] : []),
    ...(code.startsWith('zh') ? [['zhlint, OpenCC', chineseProblems(code, texts)] as const] : []),
  ]
  const found = parts.map(([name, problems]) =>
    typeof problems === 'string' ? problems : `${name}: ${problems.length}`,
  )
  const text = parts.map(([name, problems]) =>
    [`# ${name}`, ...(typeof problems === 'string' ? [problems] : problems), ''].join('\n'),
  )
  return {
    summary: found.join(' · '),
    problems: parts.flatMap(([, problems]) => (typeof problems === 'string' ? [] : problems))
      .length,
    text: text.join('\n'),
  }
}
