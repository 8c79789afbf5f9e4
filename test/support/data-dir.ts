import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a temporary folder for a server's data. It has the timetable that this run generated or the browser tests' server
 * did: each server would take seconds for its own.
 */
export function newDataDir(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sojourn-${name}-`))
  const { E2E_DATA_DIR } = process.env
  const generated = E2E_DATA_DIR ? join(E2E_DATA_DIR, 'timetable') : '.data/cache'
  if (existsSync(generated)) cpSync(generated, join(folder, 'timetable'), { recursive: true })
  return folder
}
