import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../monitoring/log.ts'
import { createBackground } from './background.ts'

test('stopping aborts running work, and waits until it and what it started have ended', async () => {
  const background = createBackground(createLog('silent'))
  const ended: string[] = []
  background.run(async (stop) => {
    await sleep(60_000, undefined, { signal: stop }).catch(() => undefined)
    background.run(async () => void ended.push('what it began'))
    await sleep(5)
    ended.push('what waited')
  })
  background.run(async () => {
    throw new Error('which takes nothing else along')
  })
  await background.stop()
  expect(ended.sort()).toEqual(['what it began', 'what waited'])
})
