import type { TriggerState } from './message-rules.ts'

const name = 'triggered_messages'
/** Older messages and less visited paths are forgotten. */
const mostMessages = 30
const mostPaths = 50

export interface TriggerStates {
  /** Returns what is stored about a message; undefined if nothing that can be read. */
  read(id: string): TriggerState | undefined
  write(id: string, state: TriggerState): void
}

/** What is stored about triggered messages on this device (S3.21). Where storage is refused, every visit is the first. */
export function triggerStates(storage: () => Pick<Storage, 'getItem' | 'setItem'>): TriggerStates {
  function all(): Record<string, unknown> {
    try {
      const stored: unknown = JSON.parse(storage().getItem(name) ?? '{}')
      return isRecord(stored) ? stored : {}
    } catch {
      return {}
    }
  }
  return {
    read(id) {
      const state = all()[id]
      return isState(state) ? state : undefined
    },
    write(id, state) {
      const { [id]: _, ...others } = all()
      const views = Object.fromEntries(Object.entries(state.views).slice(-mostPaths))
      const kept = Object.entries(others).slice(0, mostMessages - 1)
      try {
        storage().setItem(
          name,
          JSON.stringify({ [id]: { ...state, views }, ...Object.fromEntries(kept) }),
        )
      } catch {}
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isState(value: unknown): value is TriggerState {
  return (
    isRecord(value) &&
    typeof value.show === 'boolean' &&
    Number.isFinite(value.at) &&
    isRecord(value.views) &&
    Object.values(value.views).every(Number.isFinite)
  )
}
