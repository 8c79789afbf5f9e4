/** Fetches JSON for something that can do without it; undefined if that fails. */
export async function fetchJson<T>(url: string, init: RequestInit = {}): Promise<T | undefined> {
  const answer = await fetch(url, init).catch(() => undefined)
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as T | undefined) : undefined
}
