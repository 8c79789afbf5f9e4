import { expect, it } from 'vitest'
import { letterNameProblem, refusedInLetters, tidyName } from './typed-name.ts'

it.each([
  ['Mei Ling', undefined],
  ["Anne-Marie O'Neill", undefined],
  ['J. R. R.', undefined],
  ['King, Jr.', undefined],
  ['美玲', undefined],
  ['สมชาย', undefined],
  ['María José', undefined],
  ['عبد الله', undefined],
  ['Smith 3rd', undefined],
  ['O‘Brien', undefined],
  ['O′Brien', undefined],
  ['O＇Brien', undefined],
  ['Anne‑Marie', undefined],
  ['Anne−Marie', undefined],
  ['Anne—Marie', undefined],
  ['Anna\u200b\u200e\u00ad\u2060', undefined],
  ['ＴＡＲＯ　ＹＡＭＡＤＡ', undefined],
  ['A/L Raju', undefined],
  ['Kumar s/o Raju', undefined],
  ['Tan Ah Kow @ Tan Ah Beng', undefined],
  ['Mª Carmen', undefined],
  ['Gal·la', undefined],
  ['צ׳רלי', undefined],
  ['سمی\u200cرا', undefined],
  ['', 'REQUIRED'],
  ['\u200b', 'REQUIRED'],
  ['a@evil.test', 'NAME_PLAIN'],
  ['evil/claim', 'NAME_PLAIN'],
  ['a/evil.test', 'NAME_PLAIN'],
  ['123rd', 'NAME_PLAIN'],
  ['  ', 'REQUIRED'],
  ['-', 'NAME_PLAIN'],
  ['Winner! Claim at http://evil.test/claim', 'NAME_PLAIN'],
  ['evil.test', 'NAME_PLAIN'],
  ['www.evil.test', 'NAME_PLAIN'],
  ['evil。test', 'NAME_PLAIN'],
  ['evil．test', 'NAME_PLAIN'],
  ['a@evil', 'NAME_PLAIN'],
  ['call 0123', 'NAME_PLAIN'],
  ['٠١٢', 'NAME_PLAIN'],
  ['<b>Mei</b>', 'NAME_PLAIN'],
  ['Mei\nLing', 'NAME_PLAIN'],
  ['Mei 🎉', 'NAME_PLAIN'],
])('%j as a name in a letter: %s', (typed, problem) => {
  expect(letterNameProblem(typed)).toBe(problem)
})

it.each([
  ['O‘Brien', "O'Brien"],
  ['Anne—Marie', 'Anne-Marie'],
  ['An\u00adna\u202e', 'Anna'],
  ['ＴＡＲＯ　ＹＡＭＡＤＡ', 'TARO YAMADA'],
  ['  Mei \u00a0 Ling ', 'Mei Ling'],
  // Joiners change how Persian and Indic letters look.
  ['سمی\u200cرا', 'سمی\u200cرا'],
])('%j is stored as %j', (typed, name) => {
  expect(tidyName(typed)).toBe(name)
})

it.each([
  ['call 0123', '0'],
  ['Mei_Ling', '_'],
  ['evil.test', '.'],
  ['Mei 🎉', '🎉'],
  ['Mei', undefined],
  ['-', undefined],
])('of %j the first refused character is %j', (typed, character) => {
  expect(refusedInLetters(typed)).toBe(character)
})
