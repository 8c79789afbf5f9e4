import { resolve } from 'node:path'
import type { BenchRow } from './figures.ts'

/** Runs one benchmark file in a process of its own and sends the rows to its parent. */
const [, , file = ''] = process.argv
const module: Record<string, () => Promise<BenchRow[]>> = await import(resolve(file))
const rows: BenchRow[] = []
for (const measure of Object.values(module)) rows.push(...(await measure()))
process.send?.(rows, () => process.disconnect())
