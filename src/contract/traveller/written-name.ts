interface Named {
  givenName: string
  surname: string
}

/** Languages that write the surname first, by our codes: Unicode's CLDR lists them (`personNames`, surname first). */
const surnameFirst: ReadonlySet<string> = new Set(['hu', 'ja', 'km', 'ko', 'vi', 'zh', 'zh-tw'])

/** Returns whether a language, by our code, writes the surname first. */
export const isSurnameFirst = (language: string): boolean => surnameFirst.has(language)

/** Those that write names in their own letters without a space, as in 金民秀 or 陈美玲. */
const unspaced: ReadonlySet<string> = new Set(['ko', 'zh', 'zh-tw'])

/** Those that write titles after names: 陈美玲女士. */
const titleLast: ReadonlySet<string> = new Set(['hu', 'ja', 'ko', 'zh', 'zh-tw'])

/** Letters in which names have their surname first, whatever language the text around them is in. */
const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]+$/u

/**
 * Returns a person's name as a language writes it: `Mei Tan` in English, `Tan Mei` in Hungarian. Names on tickets have a format of
 * their own, in every language (`wholeTicketName`).
 */
export function writtenName({ givenName, surname }: Named, language: string): string {
  const [given, family] = [givenName.trim(), surname.trim()]
  const isOwn = eastAsian.test(`${family}${given}`)
  const parts = isSurnameFirst(language) || isOwn ? [family, given] : [given, family]
  return parts.filter(Boolean).join(isOwn && unspaced.has(language) ? '' : ' ')
}

/** Returns a name with its title, such as `Ms`, where a language writes it. */
export function titledName(title: string, named: Named, language: string): string {
  const name = writtenName(named, language)
  if (!titleLast.has(language)) return [title, name].filter(Boolean).join(' ')
  // In Hungarian, only a form's list of titles begins them with a capital.
  const written = language === 'hu' ? title.toLocaleLowerCase('hu') : title
  return [name, written].filter(Boolean).join(' ')
}
