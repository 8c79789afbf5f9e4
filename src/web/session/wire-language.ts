/** `zh-tw` travels as `zh-TW` (S5.6). */
export const wireLanguage = (code: string): string => (code === 'zh-tw' ? 'zh-TW' : code)
