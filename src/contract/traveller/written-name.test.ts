import { expect, it } from 'vitest'
import { locales } from '../locales.ts'
import { titledName, writtenName } from './written-name.ts'

const mei = { givenName: 'Mei Ling', surname: 'Tan' }

it('seven languages write the surname first, the others the given name', () => {
  const first = locales.filter(({ code }) => writtenName(mei, code) === 'Tan Mei Ling')
  expect(first.map(({ code }) => code).sort()).toEqual([
    'hu',
    'ja',
    'km',
    'ko',
    'vi',
    'zh',
    'zh-tw',
  ])
  expect(writtenName(mei, 'en')).toBe('Mei Ling Tan')
})

it.each([
  ['zh', '美玲', '陈', '陈美玲'],
  ['zh-tw', '美玲', '陳', '陳美玲'],
  ['ko', '민수', '김', '김민수'],
  ['ja', '太郎', '山田', '山田 太郎'],
  ['en', '太郎', '山田', '山田 太郎'],
  ['de', '민수', '김', '김 민수'],
])('in %s, %s %s is %s', (language, givenName, surname, written) => {
  expect(writtenName({ givenName, surname }, language)).toBe(written)
})

it('a name of one part has no space', () => {
  expect(writtenName({ givenName: '', surname: 'Suharto' }, 'id')).toBe('Suharto')
  expect(writtenName({ givenName: 'Suharto', surname: ' ' }, 'hu')).toBe('Suharto')
})

it.each([
  ['en', 'Ms', 'Ms Mei Ling Tan'],
  ['hu', 'Hölgy', 'Tan Mei Ling hölgy'],
  ['zh', '女士', 'Tan Mei Ling 女士'],
  ['vi', 'Cô', 'Cô Tan Mei Ling'],
  ['en', '', 'Mei Ling Tan'],
])('in %s, the title %s is written as in %s', (language, title, written) => {
  expect(titledName(title, mei, language)).toBe(written)
})
