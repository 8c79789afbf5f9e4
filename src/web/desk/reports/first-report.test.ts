import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { localeByCode } from '../../../contract/locales.ts'
import { languageContext } from '../../locale/language.ts'
import { loader } from './first-report.ts'

it('the address of all reports leads to the first one, in its language', () => {
  const context = new RouterContextProvider()
  context.set(languageContext, { locale: localeByCode('th') } as never)
  const answer = loader({ context } as never)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/th/desk/reports/funnel'])
})
