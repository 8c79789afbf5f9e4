import { expect, test } from 'vitest'
import { CatalogueError } from '../../../contract/errors.ts'
import { createMemoryCache } from '../../platform/cache/memory-cache.ts'
import { limitLookUp } from './limit-look-up.ts'

const right = async () => 'found'
const wrong = async () => {
  throw new CatalogueError('TRX_NOT_FOUND')
}

function door() {
  const cache = createMemoryCache()
  return (open: () => Promise<string>, address: string, code = 'AB12CD', device?: string) =>
    limitLookUp(cache, { code, address, device }, open).catch(({ code: error }) => error)
}

test('wrong guesses from elsewhere don’t lock anybody out of an order', async () => {
  const look = door()
  for (let guess = 0; guess < 30; guess += 1) await look(wrong, `10.0.0.${guess % 6}`)
  expect(await look(right, '192.0.2.1')).toBe('found')
  expect(await look(wrong, '192.0.2.1')).toBe('TRX_NOT_FOUND')
})

test('an address has five attempts at one order and ten in total', async () => {
  const look = door()
  const atOne = []
  for (let guess = 0; guess < 6; guess += 1) atOne.push(await look(wrong, '10.0.0.1'))
  expect(atOne).toEqual([...Array(5).fill('TRX_NOT_FOUND'), 'RATE_LIMITED'])
  const others = []
  for (let guess = 0; guess < 5; guess += 1) others.push(await look(wrong, '10.0.0.1', `X${guess}`))
  expect(others).toEqual([...Array(4).fill('TRX_NOT_FOUND'), 'RATE_LIMITED'])
})

test('a device has ten attempts, whatever its address', async () => {
  const look = door()
  const tries = []
  for (let guess = 0; guess < 11; guess += 1) {
    tries.push(await look(wrong, `10.0.0.${guess}`, `X${guess}`, 'one device'))
  }
  expect(tries).toEqual([...Array(10).fill('TRX_NOT_FOUND'), 'RATE_LIMITED'])
})

test('an order that many addresses guess at allows each one attempt, and its traveller gets in', async () => {
  const look = door()
  for (let guess = 0; guess < 50; guess += 1) await look(wrong, `10.0.1.${guess}`)
  expect(await look(wrong, '10.0.2.1')).toBe('TRX_NOT_FOUND')
  expect(await look(right, '10.0.2.1')).toBe('RATE_LIMITED')
  expect(await look(right, '192.0.2.1')).toBe('found')
  // Of other orders nothing changes.
  expect(await look(wrong, '10.0.2.1', 'XY34ZW')).toBe('TRX_NOT_FOUND')
  expect(await look(wrong, '10.0.2.1', 'XY34ZW')).toBe('TRX_NOT_FOUND')
})
