const longest = 80
const most = 8

/**
 * Returns the address of the places that match a text, named in a language: the same one however it's capitalised, so that its answer is kept
 * once. The page asks the front API itself, because each letter is a
 * request: through the page server one costs several times as much (docs/decisions/057-suggestions-from-the-api.md).
 */
export const suggestionsUrl = (typed: string, lang: string): string =>
  `/front/v1/places?${new URLSearchParams({ q: typed.trim().toLowerCase().slice(0, longest), lang, limit: String(most) })}`
