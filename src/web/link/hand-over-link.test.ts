import { expect, it } from 'vitest'
import { handOverLink } from './hand-over-link.ts'

const link = { url: 'https://s.example/deeplink/abcdefghjk', title: 'Flights' }
const named = (name: string) => Object.assign(new Error(name), { name })

function device({ share, copy }: { share?: Error | true; copy?: Error | true }) {
  const got: unknown[] = []
  const take = (outcome: Error | true) => async (what?: unknown) => {
    if (outcome !== true) throw outcome
    got.push(what)
  }
  return {
    got,
    means: {
      ...(share ? { share: take(share) } : {}),
      ...(copy ? { clipboard: { writeText: take(copy) } } : {}),
    },
  }
}

it.each([
  ['what shares on the device', { share: true, copy: true }, 'shared', [link]],
  ['the clipboard where nothing does', { copy: true }, 'copied', [link.url]],
  [
    'nobody when the sharer thinks better of it',
    { share: named('AbortError'), copy: true },
    'left',
    [],
  ],
  [
    'the clipboard when sharing is refused',
    { share: named('NotAllowedError'), copy: true },
    'copied',
    [link.url],
  ],
  ['nobody when both are refused', { copy: named('NotAllowedError') }, 'refused', []],
  ['nobody where there is neither', {}, 'refused', []],
] as const)('a link goes to %s', async (_, means, outcome, received) => {
  const { got, means: navigator } = device(means)
  expect(await handOverLink(link, navigator)).toBe(outcome)
  expect(got).toEqual(received)
})
