import { expect, it } from 'vitest'
import { detailIdOf, jobAddress, readJobIds } from './job-id.ts'

it('an address has two non-empty ids with a hyphen (S5.4)', () => {
  expect(readJobIds('12-34')).toEqual({ jobId: '12', jobDetailId: '34' })
})

it.each([
  '',
  '12',
  '12-',
  '-34',
  '-',
  '12-34-56',
  '12-3/4',
  '12-%00',
  'a b-c',
  `1-${'x'.repeat(81)}`,
])('%j isn’t one', (text) => expect(readJobIds(text)).toBeUndefined())

it.each([
  ['Front-end engineer (m/f/x)', 'front-end-engineer-m-f-x/1-2'],
  ['Développeuse', 'developpeuse/1-2'],
  ['วิศวกร', 'job/1-2'],
])('the address of %s is readable', (title, address) => {
  expect(jobAddress({ title, jobId: '1', jobDetailId: '2' })).toBe(address)
})

it('the detail id of the longest name is one', () => {
  const slug = 'cook-bangkok'.padEnd(80, '-x')
  expect(readJobIds(`1-${detailIdOf(slug)}`)).toEqual({
    jobId: '1',
    jobDetailId: slug.replaceAll('-', '_'),
  })
})
