/** How a language is written, as far as a program can see it. Sources stand in its glossary (`docs/glossary`). */
interface Orthography {
  /** Scripts of its words beside Latin, which names and codes have everywhere. */
  scripts?: readonly string[]
  /** Its quotation marks, in pairs, and its apostrophe. */
  quotes: string
  /** Abbreviations that may end a label: their dot ends no sentence. */
  abbreviations?: readonly string[]
  /** Characters that end sentences, beside the Latin ones. */
  stop?: '。' | '।' | '។' | 'none'
  /** Whether `:`, `;`, `?`, `!` and the inside of quotation marks take a no-break space. */
  spacedPunctuation?: boolean
}

const orthographies: Readonly<Record<string, Orthography>> = {
  bg: { quotes: '„“', scripts: ['Cyrillic'] },
  bn: { quotes: '“”', scripts: ['Bengali'], stop: '।' },
  ca: { quotes: '«»’', abbreviations: ['Sr.', 'Sra.', 'fact.'] },
  cs: { quotes: '„“', abbreviations: ['sl.'] },
  da: { quotes: '””', abbreviations: ['ca.', 'stk.', 'Hr.', 'Fr.', 'Frk.', 'nr.'] },
  de: { quotes: '„“’' },
  el: { quotes: '«»’', scripts: ['Greek'] },
  en: { quotes: '“”‘’' },
  es: { quotes: '«»', abbreviations: ['aprox.', 'Sr.', 'Sra.'] },
  fi: { quotes: '””’' },
  fr: { quotes: '«»’', abbreviations: ['M.'], spacedPunctuation: true },
  hi: { quotes: '“”', scripts: ['Devanagari'], stop: '।' },
  hr: { quotes: '„”', abbreviations: ['G.', 'presjed.'] },
  hu: { quotes: '„”', abbreviations: ['kb.'] },
  id: { quotes: '“”' },
  it: { quotes: '“”’', abbreviations: ['Sig.'] },
  ja: { quotes: '「」『』', scripts: ['Han', 'Hiragana', 'Katakana'], stop: '。' },
  km: { quotes: '«»’', scripts: ['Khmer'], stop: '។' },
  ko: { quotes: '‘’“”', scripts: ['Hangul'] },
  ms: { quotes: '“”' },
  nb: { quotes: '«»', abbreviations: ['ca.', 'Mva.', 'Fr.', 'nr.'] },
  nl: { quotes: '“”’', abbreviations: ['Dhr.', 'Mevr.', 'Mw.'] },
  pl: { quotes: '„”' },
  pt: { quotes: '“”’', abbreviations: ['Sr.', 'Sra.'] },
  ro: { quotes: '„”', abbreviations: ['dvs.', 'Dvs.'] },
  ru: { quotes: '«»„“', scripts: ['Cyrillic'] },
  sk: { quotes: '„“', abbreviations: ['sl.'] },
  sl: { quotes: '»«', abbreviations: ['G.', 'Ga.', 'gdč.'] },
  sr: { quotes: '„”', abbreviations: ['G.', 'Devojč.'] },
  sv: { quotes: '””' },
  th: {
    quotes: '“”',
    scripts: ['Thai'],
    abbreviations: ['น.', 'กก.', 'ตร.ม.'],
    stop: 'none',
  },
  tl: { quotes: '“”‘’' },
  tr: { quotes: '“”’' },
  uk: { quotes: '«»’', scripts: ['Cyrillic'] },
  vi: { quotes: '“”' },
  zh: { quotes: '“”‘’', scripts: ['Han'], stop: '。' },
  'zh-tw': { quotes: '「」『』', scripts: ['Han'], stop: '。' },
}

/** Returns how a language is written. Throws for a language without a row. */
export function orthographyOf(code: string): Orthography {
  const found = orthographies[code]
  if (!found) throw new Error(`${code}: add how it’s written to ${import.meta.filename}`)
  return found
}
