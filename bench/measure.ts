import { resolve } from 'node:path'
import type { BenchRow } from './figures.ts'

/** Takes the measurements of one file, in a process that nothing else was measured in; tells its parent the rows. */
const [, , file = ''] = process.argv
const module: Record<string, () => Promise<BenchRow[]>> = await import(resolve(file))
const rows: BenchRow[] = []
for (const measure of Object.values(module)) rows.push(...(await measure()))
process.send?.(rows, () => process.disconnect())
