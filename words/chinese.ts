import { Converter } from 'opencc-js'
import { run } from 'zhlint'
import type { Text } from './texts.ts'

interface Variant {
  convert: (text: string) => string
  /** Characters that the converter changes in some words only: 了解 is right in Taiwan, 瞭望 has another. */
  shared: string
  punctuation: string
}

const variants: Readonly<Record<string, Variant>> = {
  zh: {
    convert: Converter({ from: 'tw', to: 'cn' }),
    shared: '',
    punctuation: '，。：；？！“”‘’',
  },
  'zh-tw': {
    convert: Converter({ from: 'cn', to: 'tw' }),
    shared: '了布扣台',
    punctuation: '，。：；？！「」『』',
  },
}

/** Returns characters of the other variant of Chinese, and punctuation of the wrong width. */
export function chineseProblems(code: string, texts: readonly Text[]): string[] {
  const variant = variants[code]
  if (!variant) return []
  const rules = { noSinglePair: true, fullwidthPunctuation: variant.punctuation }
  const problems = texts.flatMap(({ id, text }) => {
    const converted = [...variant.convert(text)]
    const foreign = [...text].filter(
      (each, index) => each !== converted[index] && !variant.shared.includes(each),
    )
    const { validations } = run(text.replaceAll('\uFFFC', 'X'), { rules })
    return [
      ...foreign.map((each) => `${id}: ${each} is of the other variant`),
      ...validations
        // The ending of a file’s name, such as .docx.
        .filter(({ index }) => !/^\.\w/.test(text.slice(index)))
        .map(
          ({ message, index }) =>
            `${id}: ${message} ${text.slice(Math.max(0, index - 5), index + 6)}`,
        ),
    ]
  })
  return [...new Set(problems)]
}
