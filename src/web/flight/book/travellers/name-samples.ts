/** How names differ in passports (S3.27): each kind has its own instructions for the fields. */
export const nameKinds = [
  'name_with_surname',
  'name_with_two_word_surname',
  'single_name',
  'name_with_suffix',
  'name_with_length',
  'name_with_two_words',
  'two_word_first_name_single',
  'surnames_with_more_words',
  'name_with_special_characters',
  'name_with_former_surname',
  'name_with_two_given_names',
] as const
export type NameKind = (typeof nameKinds)[number]

/** One invented traveller: the name as in the passport, and how it's entered in the form. */
export interface NameSample {
  kind: NameKind
  passport: string
  givenName: string
  surname: string
}

// country: kind; name in the passport; given name; surname
const table = `
US: name_with_surname; CARTER OLIVIA; OLIVIA; CARTER
US: name_with_suffix; BENNETT JR HENRY JAMES; HENRY JAMES; BENNETT JR
US: name_with_special_characters; O'NEIL-WARD GRACE; GRACE; ONEIL WARD
ID: single_name; SUTRISNO; SUTRISNO; SUTRISNO
ID: name_with_surname; WIJAYA PUTRI; PUTRI; WIJAYA
ID: name_with_two_words; DEWI LARASATI; DEWI; LARASATI
CN: name_with_surname; ZHOU YUTONG; YUTONG; ZHOU
CN: name_with_two_word_surname; OUYANG HAORAN; HAORAN; OUYANG
TW: name_with_two_given_names; LIN, YI-CHEN; YI CHEN; LIN
TW: name_with_former_surname; WANG LIN, SHU-FEN; SHU FEN; WANG LIN
JP: name_with_surname; MORITA AOI; AOI; MORITA
JP: name_with_former_surname; ISHII (SATO) HARUKA; HARUKA; ISHII
KR: name_with_surname; SEO HAEUN; HAEUN; SEO
KR: name_with_two_word_surname; NAMGUNG JIHO; JIHO; NAMGUNG
PH: name_with_two_given_names; VILLAREAL MARIA LUZ; MARIA LUZ; VILLAREAL
PH: name_with_two_word_surname; DELA ROSA PAOLO; PAOLO; DELA ROSA
PH: name_with_suffix; NAVARRO III EMILIO; EMILIO; NAVARRO III
TH: name_with_surname; SRISAWAT KANYA; KANYA; SRISAWAT
TH: name_with_length; RATTANAPHONGCHAIKUL THITIWAT; THITIWAT; RATTANAPHONGCHAIKUL
VN: name_with_two_given_names; PHAM THI BICH NGOC; THI BICH NGOC; PHAM
VN: name_with_surname; DO QUANG; QUANG; DO
MY: name_with_two_words; NURUL AISYAH BINTI HASSAN; NURUL AISYAH; BINTI HASSAN
MY: name_with_surname; LIM SIEW LAN; SIEW LAN; LIM
MY: two_word_first_name_single; KAVITHA DEVI; KAVITHA DEVI; KAVITHA DEVI
IN: single_name; LAKSHMI; LAKSHMI; LAKSHMI
IN: name_with_surname; MEHTA ROHAN; ROHAN; MEHTA
IN: two_word_first_name_single; ANJALI RANI; ANJALI RANI; ANJALI RANI
FR: name_with_special_characters; LEFÈVRE CHLOÉ; CHLOE; LEFEVRE
FR: name_with_former_surname; GIRARD ép. MOREAU ALICE; ALICE; GIRARD
DE: name_with_special_characters; KRÜGER JÖRG; JOERG; KRUEGER
DE: name_with_two_word_surname; VON HALDEN KLARA; KLARA; VON HALDEN
ES: surnames_with_more_words; IBARRA DEL CAMPO LUCÍA; LUCIA; IBARRA DEL CAMPO
ES: name_with_two_given_names; SERRANO GIL JUAN PABLO; JUAN PABLO; SERRANO GIL
RU: name_with_surname; OREKHOVA DARIA; DARIA; OREKHOVA
RU: name_with_length; PREOBRAZHENSKAIA ALEKSANDRA; ALEKSANDRA; PREOBRAZHENSKAIA
BD: name_with_two_words; TANVIR ALAM; TANVIR; ALAM
BD: single_name; SHARMIN; SHARMIN; SHARMIN
PT: surnames_with_more_words; PEREIRA DOS SANTOS INÊS; INES; PEREIRA DOS SANTOS
PT: name_with_two_given_names; TEIXEIRA ANA SOFIA; ANA SOFIA; TEIXEIRA
HK: name_with_two_given_names; CHEUNG KA YAN; KA YAN; CHEUNG
HK: name_with_surname; FUNG MICHELLE; MICHELLE; FUNG
`

const byCountry = new Map<string, NameSample[]>()
for (const line of table.trim().split('\n')) {
  const [country = '', rest = ''] = line.split(': ')
  const [kind, passport = '', givenName = '', surname = ''] = rest.split('; ')
  const sample = { kind: kind as NameKind, passport, givenName, surname }
  byCountry.set(country, [...(byCountry.get(country) ?? []), sample])
}

export const sampleCountries: readonly string[] = [...byCountry.keys()]

/** Returns sample names of a country's passports (S3.26), or those of the United States if there are none. */
export const nameSamples = (country: string): readonly NameSample[] =>
  byCountry.get(country) ?? byCountry.get('US') ?? []
