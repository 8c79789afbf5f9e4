import { Gauge } from 'prom-client'
import type { MovableClock } from '../clock.ts'
import { type Duration, milliseconds, minutes, seconds } from '../duration.ts'
import type { Log } from '../monitoring/log.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { OpenDatabase } from './database.ts'

/** A smaller difference is one of measuring, and does no harm. */
const tolerance = seconds(1)
const samples = 3

interface Dependencies {
  pool: OpenDatabase['pool']
  clock: MovableClock
  log: Pick<Log, 'warn' | 'debug'>
  metrics: Metrics
}

/**
 * Lets the server's clock go by the database's, which all servers share: one whose machine is ten minutes fast would end
 * everybody's holds ten minutes early. Compares them now and once a minute; a difference over a second is logged and
 * corrected. Returns how to stop. Throws if the database can't be asked now; later that is tried again.
 */
export async function followDatabaseClock({ pool, clock, log, metrics }: Dependencies) {
  const gauge = new Gauge({
    name: 'clock_drift_seconds',
    help: "How far the machine's clock is behind the database's; negative if ahead of it.",
    registers: [metrics.registry],
  })
  let corrected = milliseconds(0)

  async function compare(): Promise<void> {
    const drift = await driftOf(pool)
    gauge.set(drift / 1000)
    if (Math.abs(drift - corrected) <= tolerance) return
    corrected = Math.abs(drift) > tolerance ? drift : milliseconds(0)
    clock.follow(corrected)
    log.warn(
      { driftSeconds: Math.round(drift / 1000) },
      "the machine's clock differs from the database's, which counts; check its time service",
    )
  }

  await compare()
  const timer = setInterval(() => {
    compare().catch((error: unknown) => log.debug({ err: error }, 'clock not compared'))
  }, minutes(1)).unref()
  return () => clearInterval(timer)
}

/** Returns how far the database's clock is ahead of the machine's, measured by the quickest of a few questions. */
async function driftOf(pool: OpenDatabase['pool']): Promise<Duration> {
  let best = { took: Number.POSITIVE_INFINITY, drift: 0 }
  for (let count = 0; count < samples; count += 1) {
    const began = performance.now()
    const sent = Date.now()
    const { rows } = await pool.query<{ now: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as now',
    )
    const took = performance.now() - began
    if (took < best.took) best = { took, drift: Number(rows[0]?.now) - sent - took / 2 }
  }
  return milliseconds(Math.round(best.drift))
}
