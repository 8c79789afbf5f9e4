import { Counter } from 'prom-client'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { trackEvents } from '../../contract/tracking/tracking.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { Platform } from '../platform/platform.ts'
import { eventRow } from './event-row.ts'
import type { NewEvent } from './store.ts'
import { createEventWriter } from './write-events.ts'

export interface TrackingService {
  /** Records one visitor's events. Returns how many were accepted. */
  record(body: BodyOf<typeof trackEvents>, context: RequestContext): Promise<number>
}

type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'metrics' | 'version'>

export function createTrackingService(parts: Parts): TrackingService {
  const { db, clock, log, metrics, version } = parts
  const write = createEventWriter(db)
  const events = new Counter({
    name: 'tracking_events_total',
    help: 'Events recorded from pages, by name.',
    labelNames: ['name'],
    registers: [metrics.registry],
  })
  const errors = new Counter({
    name: 'page_errors_total',
    help: 'Error pages that visitors saw and monitoring should know of, by status.',
    labelNames: ['status'],
    registers: [metrics.registry],
  })

  /** Reports error pages to monitoring, except those that aren't our fault (S8.20). */
  function report({ name, details, screen, url }: NewEvent): void {
    if (name !== 'page_error') return
    const told = Number(details.status)
    const status = Number.isInteger(told) && told >= 0 && told < 600 ? told : undefined
    if (!isReported(status)) return
    errors.inc({ status: status ?? 'none' })
    log.warn({ screen, url, details }, 'error page')
  }

  return {
    async record({ visit, events: told }, context) {
      const now = clock.now()
      const rows = told.map((event) => eventRow(event, visit, context, { now, version }))
      await write(rows)
      for (const row of rows) {
        events.inc({ name: row.name })
        report(row)
      }
      return rows.length
    },
  }
}

/**
 * Returns whether a failure is reported to monitoring (S8.20): not cancelled requests (status 0, 499) or the caller's
 * errors (4xx), but rate limiting (429) is. An exception has no status and is always reported.
 */
export function isReported(status: number | undefined): boolean {
  if (status === undefined || status === 429) return true
  return status !== 0 && (status < 400 || status > 499)
}
