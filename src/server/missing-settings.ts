import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Log } from './platform/monitoring/log.ts'

type Known = Pick<Config, 'production' | 'LEGAL_ENTITY' | 'SMTP_URL' | 'ROLE' | 'DATA_DIR'>

/** Warns of settings without which a production server starts, but isn't complete. */
export function warnOfMissing(config: Known, log: Pick<Log, 'warn'>): void {
  if (!config.production) return
  if (!config.LEGAL_ENTITY) {
    log.warn('LEGAL_ENTITY is not set: pages do not say which company runs the site')
  }
  if (!config.SMTP_URL && config.ROLE !== 'web') {
    const folder = join(config.DATA_DIR, 'outbox')
    log.warn(`SMTP_URL is not set: no mail is sent, all are written to files in ${folder}`)
  }
}
