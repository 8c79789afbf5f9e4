import type { ErrorCode } from '../../../../contract/errors.ts'

/** One step of the passkey's conversation with the page server. */
export async function sendPasskey<Answer>(
  address: string,
  body: unknown,
): Promise<Answer | { error: ErrorCode }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) return { error: 'UNAVAILABLE' }
    return await response.json()
  } catch {
    return { error: 'UNAVAILABLE' }
  }
}
