import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import { minutes } from '../../platform/duration.ts'
import type { Platform } from '../../platform/platform.ts'
import { dayOf } from './report-period.ts'
import { type Answers, addSupplierAnswers, answerOutcomes } from './supplier-answer-store.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'metrics' | 'background'> & {
  config: Pick<Config, 'AGENCY_TIME_ZONE'>
}

const every = minutes(1)
const outcomes: readonly string[] = answerOutcomes

/**
 * Adds up how suppliers answer this server's searches, by day. Searches write nothing for it: their metrics are read once
 * a minute, and when the server stops. A crash loses at most that minute.
 */
export function countSupplierAnswers(parts: Parts): void {
  const flush = createAnswerFlush(parts)
  parts.background.run(async (stop) => {
    while (!stop.aborted) {
      await wait(every, undefined, { signal: stop, ref: false }).catch(() => undefined)
      await flush().catch((error) => parts.log.warn({ err: error }, 'supplier answers'))
    }
  })
}

/** Returns a function that stores what was counted since it stored something last. */
export function createAnswerFlush({
  db,
  clock,
  metrics,
  config,
}: Omit<Parts, 'background' | 'log'>) {
  /** What is stored already, by labels. */
  let stored = new Map<string, Answers>()

  return async (): Promise<void> => {
    const counted = await countedIn(metrics)
    const added = [...counted].flatMap(([key, now]) => {
      const before = stored.get(key)
      const count = now.count - (before?.count ?? 0)
      const milliseconds = now.milliseconds - (before?.milliseconds ?? 0)
      return count > 0 ? [{ ...now, count, milliseconds }] : []
    })
    if (added.length > 0) {
      await addSupplierAnswers(db, dayOf(clock.now(), config.AGENCY_TIME_ZONE), added)
    }
    stored = counted
  }
}

async function countedIn({ searches }: Parts['metrics']): Promise<Map<string, Answers>> {
  const { name, values } = await searches.get()
  const found = new Map<string, Answers>()
  for (const { metricName, labels, value } of values) {
    const { search = '', supplier = '', outcome = '' } = labels as Record<string, string>
    if (!isOutcome(outcome)) continue
    const key = JSON.stringify([search, supplier, outcome])
    const answers = found.get(key) ?? {
      search: search.replace(/-search$/, ''),
      supplier,
      outcome,
      count: 0,
      milliseconds: 0,
    }
    if (metricName === `${name}_count`) answers.count = value
    if (metricName === `${name}_sum`) answers.milliseconds = Math.round(value * 1000)
    found.set(key, answers)
  }
  return found
}

const isOutcome = (text: string): text is Answers['outcome'] => outcomes.includes(text)
