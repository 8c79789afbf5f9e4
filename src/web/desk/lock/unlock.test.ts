import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { cookies } from '../../../contract/headers.ts'
import type { Route } from './+types/unlock.ts'
import { loader } from './unlock.tsx'

/** Returns where the page leads in a session; undefined if it stays. */
async function ledTo(isLocked: boolean, back: string): Promise<string | null | undefined> {
  const { context } = pageContext({
    jar: { [cookies.desk]: 'token' },
    answers: {
      '/v1/desk/session': () => Response.json({ result: { name: 'Siti', isLocked } }),
    },
  })
  const url = new URL(`http://a.example/en/desk/unlock?back=${encodeURIComponent(back)}`)
  const asked = { context, request: new Request(url), url } as unknown as Route.LoaderArgs
  return Promise.resolve(loader(asked)).then(
    () => undefined,
    (thrown: Response) => thrown.headers.get('location'),
  )
}

it('leads to the page that was asked for once another tab has unlocked the session', async () => {
  expect(await ledTo(false, '/en/desk/queues')).toBe('/en/desk/queues')
  expect(await ledTo(true, '/en/desk/queues')).toBeUndefined()
})

it('leads to pages of the desk only, and not to itself', async () => {
  expect(await ledTo(false, '/en/flight')).toBe('/en/desk')
  expect(await ledTo(false, '/en/desk/unlock')).toBe('/en/desk')
})
