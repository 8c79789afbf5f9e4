const encoder = new TextEncoder()
/** Bytes that a UTF-16 unit takes at most in UTF-8. */
const mostBytes = 3
/** Where texts are encoded: new room for each document would cost as much as encoding it. */
let room = new Uint8Array(2 ** 20)

/** Returns texts one after the other as UTF-8, in half the time of `TextEncoder.encode`, which first counts the bytes. */
export function encodeTexts(...texts: readonly string[]): Uint8Array<ArrayBuffer> {
  const most = texts.reduce((sum, { length }) => sum + length * mostBytes, 0)
  if (most > room.length) room = new Uint8Array(most)
  let end = 0
  for (const text of texts) end += encoder.encodeInto(text, room.subarray(end)).written
  return room.slice(0, end)
}
