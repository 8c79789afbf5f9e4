import { expect, it } from 'vitest'
import { webAddressSchema } from './web-address.ts'

it.each([
  ['https://partner.example.com/back?click=1&to=%0A', true],
  ['https://münchen.example/straße', true],
  ['https://partner.example.com/\r\nx-injected: 1', false],
  ['https://partner.exa\tmple.com/', false],
  ['https://partner.example.com/\n', false],
  [' https://partner.example.com/', false],
  ['https://partner.example.com/\u202Egnp', false],
  ['https://partner.example.com/\0', false],
  ['partner.example.com', false],
])('%j is taken: %s', (address, isTaken) => {
  expect(webAddressSchema.safeParse(address).success).toBe(isTaken)
})
