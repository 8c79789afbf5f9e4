import { type CountedPattern, countedPattern } from './count-steps.ts'
import { type Hostile, hostileTexts, textOf } from './hostile-texts.ts'

/** Four times the length takes four times the steps if they grow with it, sixteen times if they grow with its square. */
const mostGrowth = 8

/**
 * Returns a text with which an expression takes steps that grow faster than the text's length, or undefined if none was found.
 * The first look, at short texts, is quick and strict; bounded repetitions only level off in longer ones.
 */
export function superlinear(source: string, flags: string): Hostile | undefined {
  const pattern = countedPattern(source, flags)
  return hostileTexts(pattern).find(
    (text) => growth(pattern, text, 150) > 6 && growth(pattern, text, 1200) > mostGrowth,
  )
}

/** Returns how many times the steps four times the length takes. */
function growth({ steps }: CountedPattern, text: Hostile, length: number): number {
  const most = 10_000_000
  const short = steps(textOf(text, length), most)
  const long = steps(textOf(text, 4 * length), most)
  return short > most || long > most ? Number.POSITIVE_INFINITY : long / short
}
