/** Returns what the page's forms send as a change of the settings; empty fields restore the default. */
export function dialsOfForm(form: Record<string, unknown>): unknown {
  const text = (name: string) => String(form[name] ?? '').trim()
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)))
  if (text('reset')) return { reset: true }
  if (text('schedule')) return { scheduleChanges: [scheduleTurnOf(text)] }
  const percent = number('percent')
  const times = number('times')
  return {
    suppliers: {
      [text('supplier')]: {
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
      },
    },
  }
}

function scheduleTurnOf(text: (name: string) => string): Record<string, unknown> {
  const turn: Record<string, unknown> = {}
  for (const name of ['flight', 'origin', 'bookingCode']) {
    if (text(name)) turn[name] = text(name).toUpperCase()
  }
  if (text('date')) turn.date = text('date')
  if (text('minutes')) turn.minutes = Number(text('minutes'))
  if (text('cancelled')) turn.cancelled = true
  return turn
}
