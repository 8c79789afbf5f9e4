import { onceEach } from '../once-each.ts'

type Measure = (text: string) => number

const wordsIn = onceEach((language) => new Intl.Segmenter(language, { granularity: 'word' }))
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Breaks a paragraph into lines that `measure` finds at most `width` wide: at spaces, after hyphens, and between the
 * words of scripts that are written without spaces. A word that is wider than a line is broken between any two letters.
 * Spaces at a break are dropped.
 */
export function breakLines(
  paragraph: string,
  language: string,
  width: number,
  measure: Measure,
): string[] {
  if (measure(paragraph) <= width) return [paragraph]
  const lines: string[] = []
  let line = ''
  let taken = 0
  for (const part of partsThatFit(paragraph, language, width, measure)) {
    const word = part.trimEnd()
    const wordWidth = measure(word)
    if (line && taken + wordWidth > width) {
      lines.push(line.trimEnd())
      line = ''
      taken = 0
    }
    line += part
    taken += word === part ? wordWidth : measure(part)
  }
  return [...lines, line.trimEnd()]
}

/** Returns the parts that lines are made of. */
const partsThatFit = (text: string, language: string, width: number, measure: Measure): string[] =>
  unbreakable(text, language).flatMap((part) =>
    measure(part.trimEnd()) <= width ? [part] : lettersOf(part),
  )

const lettersOf = (part: string) => Array.from(graphemes.segment(part), ({ segment }) => segment)

/** Returns a text's parts between the places where lines may break. Spaces stand at the end of a part. */
function unbreakable(text: string, language: string): string[] {
  const parts: string[] = []
  for (const { segment } of wordsIn(language).segment(text)) {
    const last = parts.at(-1)
    if (last === undefined || mayBreak(last, segment)) parts.push(segment)
    else parts[parts.length - 1] = last + segment
  }
  return parts
}

/** Words of Japanese and Chinese, and their punctuation: lines may break beside any of them. */
const ideographic = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}]'
/** Lines may break between two words of these, but not between one and what stands beside it without a space. */
const southEastAsian = '[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]'
/** What no line starts with: closing marks, signs of repetition, small kana, and marks that belong to a letter. */
const neverFirst =
  /^[\s\p{M}\p{Pe}\p{Pf}.,:;!?%、。，．：；！？・…‥ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶฯๆ។៕៖ៗ।॥]/u
/** What no line ends with. Digits stay with the 年 or 月 behind them, and 第 with its number. */
const neverLast = /[\p{Ps}\p{Pi}\p{Sc}\p{Nd}第#@]$/u

function mayBreak(before: string, after: string): boolean {
  if (neverFirst.test(after)) return false
  if (/[ \t\u200b\u3000]$/.test(before)) return true
  if (neverLast.test(before)) return false
  return pairs.some((pair) => pair.test(`${before.slice(-4)}\n${after.slice(0, 2)}`))
}

/** What stands before and after a place without a space where a line may break. */
const pairs = [
  new RegExp(`${ideographic}\\n(?!\\u00a0)`, 'u'),
  new RegExp(`[^\\u00a0]\\n${ideographic}`, 'u'),
  new RegExp(`${southEastAsian}\\p{M}*\\n${southEastAsian}`, 'u'),
  /\p{L}-\n\p{L}/u,
]
