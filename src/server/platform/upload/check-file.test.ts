import { expect, it } from 'vitest'
import { smallPdf } from '../../../../test/support/small-pdf.ts'
import { minutes, seconds } from '../duration.ts'
import { createFileCheck } from './check-file.ts'

/** Its limit is for files that take too long by themselves, not for busy machines. */
const checkFile = createFileCheck(minutes(9))

it('a file is what its content says, if that’s accepted', async () => {
  expect(await checkFile(smallPdf(), ['pdf', 'docx'])).toEqual({ kind: 'pdf' })
  expect(await checkFile(smallPdf(), ['png'])).toEqual({ problem: 'type' })
  expect(await checkFile(Buffer.from('MZ'), ['pdf'])).toEqual({ problem: 'type' })
})

it('a file whose check takes too long is refused, and says so', async () => {
  const check = createFileCheck(seconds(0))
  expect(await check(smallPdf(), ['pdf'])).toEqual({ problem: 'unreadable' })
})

it('while files are checked, the event loop goes on', async () => {
  const slow = Buffer.alloc(8 * 1024 * 1024, '/#61#61 ')
  smallPdf().copy(slow)
  slow.write('\nstartxref\n9\n%%EOF\n', slow.length - 20)
  const { fileKindOf } = await import('./file-kind.ts')
  const costOf = async (work: () => unknown) => {
    const before = process.threadCpuUsage()
    await work()
    return process.threadCpuUsage(before).user
  }
  // Handing it over is a small part of the work. What else this thread did meanwhile is in a single figure, too.
  const parts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const handing = await costOf(async () =>
      expect(await checkFile(slow, ['pdf'])).toEqual({ kind: 'pdf' }),
    )
    parts.push(handing / (await costOf(() => expect(fileKindOf(slow)).toBe('pdf'))))
  }
  expect(Math.min(...parts)).toBeLessThan(1 / 4)
})
