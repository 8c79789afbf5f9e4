import { expect } from '@playwright/test'
import { locales } from '../../src/contract/locales.ts'
import { sharedSecret } from '../e2e/support/held-order.ts'
import { faultsInLanguage, visiting } from './support/look-at-pages.ts'

const test = visiting(async (origin) => ({ origin, secret: sharedSecret() }))

for (const locale of locales) {
  test(`every page in ${locale.code} has its words, and room for them`, async ({ visit }) => {
    expect(await faultsInLanguage(visit, locale)).toEqual([])
  })
}
