/** Caches a function's results by key, keeping the `most` recently used. */
export function remembered<Question, Answer extends object>(
  answer: (question: Question) => Answer,
  keyOf: (question: Question) => string,
  most: number,
): (question: Question) => Answer {
  const known = new Map<string, Answer>()
  return (question) => {
    const key = keyOf(question)
    const found = known.get(key) ?? answer(question)
    known.delete(key)
    known.set(key, found)
    if (known.size > most) known.delete(known.keys().next().value ?? '')
    return found
  }
}
