import { defaultLocale, defaultTag } from './default-locale.ts'

/** The 37 locales of the site (S9.5): code in URLs, own name, language tag for Intl, hreflang, flag country (S3.8). */
export interface Locale {
  code: string
  name: string
  /** For Intl; requests the Gregorian calendar and Latin digits where a locale's default differs. */
  tag: string
  hreflang: string
  flag: string
}

const row = (code: string, name: string, tag: string, flag: string, hreflang = code): Locale => ({
  code,
  name,
  tag,
  hreflang,
  flag,
})

export const locales = [
  row(defaultLocale, 'English', defaultTag, 'GB'),
  row('id', 'Bahasa Indonesia', 'id-ID', 'ID'),
  row('tl', 'Filipino', 'fil-PH', 'PH', 'fil'),
  row('zh', '简体中文', 'zh-CN', 'CN', 'zh-Hans'),
  row('zh-tw', '繁體中文', 'zh-TW', 'TW', 'zh-Hant'),
  row('th', 'ไทย', 'th-TH-u-ca-gregory-nu-latn', 'TH'),
  row('ja', '日本語', 'ja-JP', 'JP'),
  row('ms', 'Bahasa Melayu', 'ms-MY', 'MY'),
  row('ko', '한국어', 'ko-KR', 'KR'),
  row('vi', 'Tiếng Việt', 'vi-VN', 'VN'),
  row('it', 'Italiano', 'it-IT', 'IT'),
  row('de', 'Deutsch', 'de-DE', 'DE'),
  row('es', 'Español', 'es-ES', 'ES'),
  row('hi', 'हिन्दी', 'hi-IN', 'IN'),
  row('fr', 'Français', 'fr-FR', 'FR'),
  row('ru', 'Русский', 'ru-RU', 'RU'),
  row('bn', 'বাংলা', 'bn-BD', 'BD'),
  row('pt', 'Português', 'pt-PT', 'PT'),
  row('km', 'ខ្មែរ', 'km-KH', 'KH'),
  row('nl', 'Nederlands', 'nl-NL', 'NL'),
  row('pl', 'Polski', 'pl-PL', 'PL'),
  row('tr', 'Türkçe', 'tr-TR', 'TR'),
  row('sv', 'Svenska', 'sv-SE', 'SE'),
  row('cs', 'Čeština', 'cs-CZ', 'CZ'),
  row('nb', 'Norsk bokmål', 'nb-NO', 'NO'),
  row('ro', 'Română', 'ro-RO', 'RO'),
  row('el', 'Ελληνικά', 'el-GR', 'GR'),
  row('da', 'Dansk', 'da-DK', 'DK'),
  row('uk', 'Українська', 'uk-UA', 'UA'),
  row('hr', 'Hrvatski', 'hr-HR', 'HR'),
  row('ca', 'Català', 'ca-ES', 'ES'),
  row('hu', 'Magyar', 'hu-HU', 'HU'),
  row('sk', 'Slovenčina', 'sk-SK', 'SK'),
  row('fi', 'Suomi', 'fi-FI', 'FI'),
  row('sl', 'Slovenščina', 'sl-SI', 'SI'),
  row('bg', 'Български', 'bg-BG', 'BG'),
  row('sr', 'Srpski', 'sr-Latn-RS', 'RS', 'sr-Latn'),
] as const satisfies readonly Locale[]

export type LocaleCode = string

const byCode = new Map<string, Locale>(locales.map((each) => [each.code, each]))

export const localeByCode = (code: string): Locale | undefined => byCode.get(code.toLowerCase())
