import { createRequire } from 'node:module'
import { TextlintKernelDescriptor } from '@textlint/kernel'
import { createLinter } from 'textlint'
import type { Text } from './texts.ts'

/** Rules about the length and rhythm of essays. */
const leftOut = new Set(['max-ten', 'sentence-length', 'no-doubled-joshi'])

/** Returns what textlint's rules for Japanese find: mixed styles, double negatives, dropped ら, doubled conjunctions. */
export async function japaneseProblems(texts: readonly Text[]): Promise<string[]> {
  const require = createRequire(import.meta.url)
  const preset = require('textlint-rule-preset-japanese')
  const plugin = require('@textlint/textlint-plugin-text')
  const rules = Object.keys(preset.rules)
    .filter((ruleId) => !leftOut.has(ruleId))
    .map((ruleId) => ({
      ruleId,
      rule: preset.rules[ruleId].default ?? preset.rules[ruleId],
      options: preset.rulesConfig[ruleId],
    }))
  const linter = createLinter({
    descriptor: new TextlintKernelDescriptor({
      rules,
      plugins: [{ pluginId: 'text', plugin: plugin.default ?? plugin }],
      filterRules: [],
    }),
  })
  const problems: string[] = []
  for (const { id, text } of texts.filter((each) => each.text.includes('。'))) {
    const { messages } = await linter.lintText(text.replaceAll('\uFFFC', 'X'), 'message.txt')
    for (const { message, index } of messages) {
      problems.push(
        `${id}: ${message.split('\n')[0]} ${text.slice(Math.max(0, index - 8), index + 8)}`,
      )
    }
  }
  return problems
}
