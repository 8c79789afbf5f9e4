import { aligned } from './aligned.ts'

interface ChangedTextProps {
  before: string
  after: string
  /** Which of both is shown. */
  side: 'before' | 'after'
}

/** Renders a text with the words marked that the other one doesn't have. */
export function ChangedText({ before, after, side }: ChangedTextProps) {
  if ((side === 'before' ? before : after) === '') return '–'
  const Mark = side === 'before' ? 'del' : 'ins'
  const look = side === 'before' ? 'bg-red-soft text-red' : 'bg-sea-soft text-sea'
  const pieces = piecesOf(before, after, side)
  return (
    <span className="whitespace-pre-line wrap-anywhere">
      {pieces.map(({ text, isChanged, at }) =>
        isChanged ? (
          <Mark key={at} className={look}>
            {text}
          </Mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}

/** Returns one side's text in pieces that are changed and unchanged in turn. */
function piecesOf(before: string, after: string, side: 'before' | 'after') {
  const rows = aligned(wordsOf(before), wordsOf(after), (one, other) => one === other)
  const pieces: { text: string; isChanged: boolean; at: number }[] = []
  for (const [was, is] of rows) {
    const text = side === 'before' ? was : is
    if (text === undefined) continue
    const isChanged = was === undefined || is === undefined
    const last = pieces.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else pieces.push({ text, isChanged, at: pieces.length })
  }
  return pieces
}

/** Languages without spaces between words are compared by character. */
const wordsOf = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]\p{M}*|[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\s]/gu,
  ) ?? []
