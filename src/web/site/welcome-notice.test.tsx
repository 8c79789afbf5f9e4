import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { useT } from '../locale/language.ts'
import type { Arrival } from '../session/sign-in/arrival.ts'
import { welcomeWords } from './welcome-notice.tsx'

interface Arrived {
  arrival: Arrival
  name: string | undefined
}
const Said = ({ arrival, name }: Arrived) => welcomeWords(useT(), arrival, name)

it.each([
  ['signed-in', 'Dara Sok', 'Welcome back, Dara Sok.'],
  ['signed-in', '', 'Welcome back, Member.'],
  ['signed-in', undefined, 'Welcome back, Member.'],
  ['signed-up', 'Dara Sok', 'Welcome to Sojourn, Dara Sok.'],
  ['signed-up', '', 'Welcome to Sojourn, Member.'],
] as const)('who has %s as "%s" is told: %s (S4.10)', (arrival, name, words) => {
  expect(renderPage(<Said arrival={arrival} name={name} />).text).toBe(words)
})
