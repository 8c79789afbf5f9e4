import { type Duration, seconds } from '../duration.ts'
import { createThreadPool, TaskTimeout } from '../thread-pool.ts'
import type { FileKind } from './file-kind.ts'

/** Why a file isn't taken, as `fields` says it: another type, or one whose check takes too long. */
export type FileProblem = 'type' | 'unreadable'

/** A file's type, or the reason for refusing it. */
type CheckedFile = { kind: FileKind } | { problem: FileProblem }

/** Any file of 10 MB takes less than a second, on a busy machine a few. */
const usual = seconds(10)

/**
 * Creates a check of strangers' files, which runs in threads of its own: a file that keeps it busy delays other files but no
 * request. Throws UNAVAILABLE if too many files wait.
 */
export function createFileCheck(timeLimit: Duration = usual) {
  const pool = createThreadPool<Uint8Array, FileKind | undefined>({
    script: new URL('./file-check-thread.ts', import.meta.url),
    threads: 2,
    timeLimit,
    longestQueue: 20,
    memory: 256,
  })
  return async (content: Buffer, accepted: readonly FileKind[]): Promise<CheckedFile> => {
    try {
      const kind = await pool.run(content)
      return kind && accepted.includes(kind) ? { kind } : { problem: 'type' }
    } catch (error) {
      if (error instanceof TaskTimeout) return { problem: 'unreadable' }
      throw error
    }
  }
}

/** The check of this process. Returns a file's type by its content, if it's among the accepted ones. */
export const checkFile = createFileCheck()
