import { write, writeSync } from 'node:fs'
import { milliseconds } from '../duration.ts'

/** A write for every line would cost more than many a request. */
const batch = 8192
const longestWait = milliseconds(50)
/** Characters that may wait for a slow reader. */
const mostWaiting = 1_000_000
const lineEnd = '\n'.charCodeAt(0)

/** Where log lines go. Never throws, and never keeps the caller waiting. */
export interface LogOutput {
  write(line: string): void
  /** Writes what waits before it returns, if that's possible. */
  flushSync(): void
}

interface Batch {
  /** What is left to write. */
  bytes: Buffer
  /** How many lines are lost if nothing of it can be written. */
  lines: number
  isBegun: boolean
}

/**
 * Opens an output that writes in batches. Lines that can't be written are dropped (no space left, a size limit, a closed
 * pipe, a reader that has stopped): the site matters more than its log. Once writing works again, a warning says how many
 * are missing. pino's own output ends the process at such an error, and while it ends, it tries the same write for ever.
 */
export function openLogOutput(fd: number): LogOutput {
  let waiting = ''
  let waitingLines = 0
  let dropped = 0
  let current: Batch | undefined
  let isWriting = false
  /** Whether the last line in the file is incomplete. */
  let isCut = false
  let timer: NodeJS.Timeout | undefined

  function take(): Batch | undefined {
    if (waitingLines === 0) return undefined
    const notice = dropped > 0 ? noticeOf(dropped) : ''
    const bytes = Buffer.from(`${isCut ? '\n' : ''}${notice}${waiting}`)
    const taken = { bytes, lines: dropped + waitingLines, isBegun: false }
    waiting = ''
    waitingLines = 0
    dropped = 0
    return taken
  }

  /** Returns what is left of a batch of which this many bytes were written. */
  function rest({ bytes, lines }: Batch, written: number): Batch | undefined {
    if (written > 0) isCut = bytes[written - 1] !== lineEnd
    if (written === bytes.length) return undefined
    return { bytes: bytes.subarray(written), lines, isBegun: true }
  }

  /** Returns what is left of a batch that couldn't be written: all of it if the reader is only slow. */
  function failed(batch: Batch, { code }: NodeJS.ErrnoException): Batch | undefined {
    if (code === 'EAGAIN') return batch
    dropped += batch.isBegun ? linesIn(batch.bytes) : batch.lines
    return undefined
  }

  function send(): void {
    if (isWriting) return
    current ??= take()
    const sent = current
    if (!sent) return
    isWriting = true
    write(fd, sent.bytes, (error, written) => {
      isWriting = false
      current = error ? failed(sent, error) : rest(sent, written)
      if (!error && (current || waiting.length >= batch)) send()
      else if (current || waitingLines > 0) sendSoon()
    })
  }

  function sendSoon(): void {
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      send()
    }, longestWait).unref()
  }

  return {
    write(line) {
      if (waiting.length + line.length > mostWaiting) {
        dropped += 1
        return
      }
      waiting += line
      waitingLines += 1
      if (waiting.length >= batch && !current) send()
      else sendSoon()
    },
    flushSync() {
      // What is being written now is completed by another thread, also while the process ends.
      let next = isWriting ? take() : (current ?? take())
      if (!isWriting) current = undefined
      try {
        while (next) next = rest(next, writeSync(fd, next.bytes)) ?? take()
      } catch (error) {
        if (next) failed(next, error as NodeJS.ErrnoException)
      }
    },
  }
}

const linesIn = (bytes: Buffer): number => bytes.toString('latin1').split('\n').length - 1

const noticeOf = (dropped: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'log lines could not be written' })}\n`
