import { Worker } from 'node:worker_threads'
import { CatalogueError } from '../../contract/errors.ts'
import type { Duration } from './duration.ts'

/** Thrown for a task that was ended because it took longer than its time limit. */
export class TaskTimeout extends Error {}

/** A thread's message for each task; exactly one of the two is set. */
export type TaskAnswer<Result> = { result: Result } | { error: unknown }

/** Runs tasks in threads of their own, so that a long one delays no request. */
export interface ThreadPool<Task, Result> {
  /**
   * Runs a task, after those that wait already. Throws TaskTimeout after the time limit, UNAVAILABLE if too many tasks wait, and
   * whatever the task throws.
   */
  run(task: Task): Promise<Result>
}

interface PoolSettings {
  /** The module that each thread runs: it answers each message with one `TaskAnswer`. */
  script: URL
  /** How many tasks run at once. */
  threads: number
  /** For one task once it runs, including the start of its thread. */
  timeLimit: Duration
  /** How many tasks may wait for a thread. */
  longestQueue: number
  /** A thread's memory limit without files, in MiB. */
  memory: number
}

interface Waiting<Task, Result> {
  task: Task
  done: PromiseWithResolvers<Result>
}

/** Creates a pool whose threads start with the first tasks and don't keep the process alive while they're idle. */
export function createThreadPool<Task, Result>(settings: PoolSettings): ThreadPool<Task, Result> {
  const { script, threads, timeLimit, longestQueue, memory } = settings
  const queue: Waiting<Task, Result>[] = []
  const idle: Worker[] = []
  let running = 0

  function start(): Worker {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory } })
    worker.unref()
    // An error is always followed by an exit; one that nobody listens to would end the process.
    worker.on('error', () => {})
    worker.on('exit', () => {
      const place = idle.indexOf(worker)
      if (place >= 0) idle.splice(place, 1)
    })
    return worker
  }

  function next(): void {
    const waiting = running < threads ? queue.shift() : undefined
    if (!waiting) return
    running += 1
    const worker = idle.pop() ?? start()
    perform(worker, waiting.task)
      .then(waiting.done.resolve, waiting.done.reject)
      .finally(() => {
        running -= 1
        next()
      })
  }

  /** Has a thread run a task. Only a thread that answered is used again. */
  function perform(worker: Worker, task: Task): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const late = setTimeout(() => end(new TaskTimeout(`no result in ${timeLimit} ms`)), timeLimit)
    const end = (error: unknown) => {
      reject(error)
      // Also ends a loop that never returns.
      void worker.terminate()
    }
    const ended = (code: number) => reject(new Error(`a thread ended with ${code}`))
    const answered = (answer: TaskAnswer<Result>) => {
      idle.push(worker)
      if ('result' in answer) resolve(answer.result)
      else reject(answer.error)
    }
    worker.once('message', answered).once('error', end).once('exit', ended)
    worker.ref()
    worker.postMessage(task)
    return promise.finally(() => {
      clearTimeout(late)
      worker.off('message', answered).off('error', end).off('exit', ended)
      worker.unref()
    })
  }

  return {
    async run(task) {
      if (queue.length >= longestQueue) {
        throw new CatalogueError('UNAVAILABLE', { cause: 'too many tasks wait for a thread' })
      }
      const done = Promise.withResolvers<Result>()
      queue.push({ task, done })
      next()
      return done.promise
    },
  }
}
