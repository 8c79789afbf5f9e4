/** Fetches suggestions; undefined if that fails, because a field without them still accepts text. */
export const fetchJson = <T>(url: string, init: RequestInit = {}): Promise<T | undefined> =>
  fetch(url, init)
    .then((answer) => (answer.ok ? (answer.json() as Promise<T>) : undefined))
    .catch(() => undefined)
