import type { DevWorldPart } from './dev-world-part.ts'

/** Returns what the page's forms send as a change of the settings; empty fields restore the default. */
export function changeOfForm(
  parts: readonly DevWorldPart[],
  form: Record<string, unknown>,
): Record<string, unknown> {
  const text = (name: string) => String(form[name] ?? '').trim()
  if (text('reset')) return { reset: true }
  for (const part of parts) {
    const change = part.readForm(text)
    if (change) return change
  }
  return { suppliers: { [text('supplier')]: dialsOf(text) } }
}

function dialsOf(text: (name: string) => string): Record<string, unknown> {
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)))
  const percent = number('percent')
  const times = number('times')
  return {
    latencyMs: number('latencyMs') ?? 0,
    priceChange: percent ? { percent, times } : null,
    gone: text('gone') ? { times } : null,
    ...(text('call') && {
      faults: {
        [text('call')]: text('mode')
          ? { mode: text('mode'), rate: number('rate') ?? 1, times }
          : null,
      },
    }),
  }
}
