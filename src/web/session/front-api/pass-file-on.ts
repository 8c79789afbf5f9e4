const kept = [
  'content-type',
  'content-disposition',
  'content-length',
  'content-security-policy',
] as const

/** Returns a file of the front API with its type and name, to be kept by nobody but the visitor. */
export function passFileOn(answer: Response): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const name of kept) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { headers })
}
