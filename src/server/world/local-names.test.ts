import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { airports } from './airport.ts'
import { cities } from './city.ts'
import { countryNameIn } from './country.ts'
import { cityOfPlace, cityOfStay, localCityName, localNames } from './local-names.ts'
import { readTable } from './read-table.ts'

test.each([
  [
    'QBK',
    'Bangkok | Bangkok | Bangkok | 曼谷 | 曼谷 | กรุงเทพฯ | バンコク | Bangkok | 방콕 | Bangkok | Bangkok | Bangkok | Bangkok | बैंकॉक | Bangkok | Бангкок | ব্যাংকক | Banguecoque | បាងកក | Bangkok | Bangkok | Bangkok | Bangkok | Bangkok | Bangkok | Bangkok | Μπανγκόκ | Bangkok | Бангкок | Bangkok | Bangkok | Bangkok | Bangkok | Bangkok | Bangkok | Банкок | Bangkok',
  ],
  [
    'LON',
    'London | London | London | 伦敦 | 倫敦 | ลอนดอน | ロンドン | London | 런던 | London | Londra | London | Londres | लंदन | Londres | Лондон | লন্ডন | Londres | ឡុងដ៍ | Londen | Londyn | Londra | London | Londýn | London | Londra | Λονδίνο | London | Лондон | London | Londres | London | Londýn | Lontoo | London | Лондон | London',
  ],
  [
    'ROM',
    'Rome | Roma | Rome | 罗马 | 羅馬 | โรม | ローマ | Rom | 로마 | Rome | Roma | Rom | Roma | रोम | Rome | Рим | রোম | Roma | រ៉ូម | Rome | Rzym | Roma | Rom | Řím | Roma | Roma | Ρώμη | Rom | Рим | Rim | Roma | Róma | Rím | Rooma | Rim | Рим | Rim',
  ],
  [
    'PAR',
    'Paris | Paris | Paris | 巴黎 | 巴黎 | ปารีส | パリ | Paris | 파리 | Paris | Parigi | Paris | París | पेरिस | Paris | Париж | প্যারিস | Paris | ប៉ារីស | Parijs | Paryż | Paris | Paris | Paříž | Paris | Paris | Παρίσι | Paris | Париж | Pariz | París | Párizs | Paríž | Pariisi | Pariz | Париж | Pariz',
  ],
  [
    'TYO',
    'Tokyo | Tokyo | Tokyo | 东京 | 東京 | โตเกียว | 東京 | Tokyo | 도쿄 | Tokyo | Tokyo | Tokio | Tokio | टोक्यो | Tokyo | Токио | টোকিও | Tóquio | តូក្យូ | Tokio | Tokio | Tokyo | Tokyo | Tokio | Tokyo | Tokio | Τόκιο | Tokyo | Токіо | Tokio | Tòquio | Tokió | Tokio | Tokio | Tokio | Токио | Tokio',
  ],
  [
    'QMU',
    'Munich | München | Munich | 慕尼黑 | 慕尼黑 | มิวนิก | ミュンヘン | Munich | 뮌헨 | Munich | Monaco di Baviera | München | Múnich | म्यूनिख | Munich | Мюнхен | মিউনিখ | Munique | មុយនិច | München | Monachium | Münih | München | Mnichov | München | München | Μόναχο | München | Мюнхен | München | Munic | München | Mníchov | München | München | Мюнхен | Minhen',
  ],
  [
    'VIE',
    'Vienna | Wina | Vienna | 维也纳 | 維也納 | เวียนนา | ウィーン | Vienna | 비엔나 | Vienna | Vienna | Wien | Viena | वियना | Vienne | Вена | ভিয়েনা | Viena | វីយែន | Wenen | Wiedeń | Viyana | Wien | Vídeň | Wien | Viena | Βιέννη | Wien | Відень | Beč | Viena | Bécs | Viedeň | Wien | Dunaj | Виена | Beč',
  ],
  [
    'QDB',
    'Dubai | Dubai | Dubai | 迪拜 | 杜拜 | ดูไบ | ドバイ | Dubai | 두바이 | Dubai | Dubai | Dubai | Dubái | दुबई | Dubaï | Дубай | দুবাই | Dubai | ឌុយបៃ | Dubai | Dubaj | Dubai | Dubai | Dubaj | Dubai | Dubai | Ντουμπάι | Dubai | Дубай | Dubai | Dubai | Dubaj | Dubaj | Dubai | Dubaj | Дубай | Dubai',
  ],
  [
    'SGN',
    'Ho Chi Minh City | Ho Chi Minh City | Ho Chi Minh City | 胡志明市 | 胡志明市 | โฮจิมินห์ซิตี | ホーチミン | Ho Chi Minh City | 호찌민 | TP. Hồ Chí Minh | Ho Chi Minh | Ho-Chi-Minh-Stadt | Ciudad Ho Chi Minh | हो ची मिन्ह सिटी | Hô Chi Minh-Ville | Хошимин | হো চি মিন সিটি | Cidade de Ho Chi Minh | ទីក្រុងហូជីមិញ | Ho Chi Minhstad | Ho Chi Minh | Ho Chi Minh | Ho Chi Minh-staden | Ho Či Minovo Město | Ho Chi Minh-byen | Ho Chi Minh | Χο Τσι Μινχ | Ho Chi Minh-byen | Хошимін | Ho Ši Min | Ciutat Ho Chi Minh | Ho Si Minh-város | Hočiminovo Mesto | Ho Chi Minhin kaupunki | Hošiminh | Хошимин | Ho Ši Min',
  ],
  [
    'NYC',
    'New York | New York | New York | 纽约 | 紐約 | นิวยอร์ก | ニューヨーク | New York | 뉴욕 | New York | New York | New York | Nueva York | न्यूयॉर्क | New York | Нью-Йорк | নিউইয়র্ক | Nova Iorque | ញូវយ៉ក | New York | Nowy Jork | New York | New York | New York | New York | New York | Νέα Υόρκη | New York | Нью-Йорк | New York | Nova York | New York | New York | New York | New York | Ню Йорк | Njujork',
  ],
  [
    'KTI',
    'Phnom Penh | Phnom Penh | Phnom Penh | 金边 | 金邊 | พนมเปญ | プノンペン | Phnom Penh | 프놈펜 | Phnôm Pênh | Phnom Penh | Phnom Penh | Nom Pen | नोम पेन्ह | Phnom Penh | Пномпень | নম পেন | Phnom Penh | ភ្នំពេញ | Phnom Penh | Phnom Penh | Phnom Penh | Phnom Penh | Phnompenh | Phnom Penh | Phnom Penh | Πνομ Πενχ | Phnom Penh | Пномпень | Phnom Penh | Phnom Penh | Phnompen | Phnom Pénh | Phnom Penh | Phnom Penh | Пном Пен | Pnom Pen',
  ],
  [
    'PRG',
    'Prague | Praha | Prague | 布拉格 | 布拉格 | ปราก | プラハ | Prague | 프라하 | Praha | Praga | Prag | Praga | प्राग | Prague | Прага | প্রাগ | Praga | ប្រាក | Praag | Praga | Prag | Prag | Praha | Praha | Praga | Πράγα | Prag | Прага | Prag | Praga | Prága | Praha | Praha | Praga | Прага | Prag',
  ],
  [
    'ATH',
    'Athens | Athena | Athens | 雅典 | 雅典 | เอเธนส์ | アテネ | Athens | 아테네 | Athens | Atene | Athen | Atenas | एथेंस | Athènes | Афины | এথেন্স | Atenas | អាថែន | Athene | Ateny | Atina | Aten | Athény | Athen | Atena | Αθήνα | Athen | Афіни | Atena | Atenes | Athén | Atény | Ateena | Atene | Атина | Atina',
  ],
  [
    'DPS',
    'Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | 巴厘岛登巴萨 | 峇里島登巴薩 | เดนปาซาร์-บาหลี | デンパサール・バリ | Denpasar-Bali | 덴파사르-발리 | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | देनपसार-बाली | Denpasar-Bali | Денпасар-Бали | দেনপাসার-বালি | Denpasar-Bali | ដេនប៉ាសារ-បាលី | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Ντενπασάρ-Μπαλί | Denpasar-Bali | Денпасар-Балі | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Denpasar-Bali | Денпасар-Бали | Denpasar-Bali',
  ],
])('%s is named in every language, in the order of the locales', (code, names) => {
  expect(locales.map((locale) => cityOfPlace(code, locale.code)).join(' | ')).toBe(names)
})

test('an area, its airports and the city to stay in have one name', () => {
  for (const { code } of locales) {
    const names = ['ROM', 'FCO', 'CIA'].map((place) => cityOfPlace(place, code))
    expect(new Set([...names, cityOfStay({ city: 'Rome', country: 'IT' }, code)]).size).toBe(1)
  }
})

test('an airport of an area keeps its own town, and one that closed has today’s', () => {
  expect(cityOfPlace('OAK', 'ja')).toBe('オークランド')
  expect(cityOfPlace('SFO', 'ja')).toBe('サンフランシスコ')
  expect(cityOfPlace('PNH', 'km')).toBe('ភ្នំពេញ')
})

test('what isn’t known stays as it is', () => {
  expect(cityOfPlace('???', 'th')).toBe('???')
  expect(cityOfPlace('LON', 'xx')).toBe('London')
  expect(cityOfPlace('LON', '../en')).toBe('London')
  expect(cityOfStay({ city: 'Nowhere', country: 'TH' }, 'th')).toBe('Nowhere')
  expect(localCityName('berlin-de', 'de')).toBeUndefined()
})

/** What the names of a language are written with; all others are in Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  bg: /^[\p{sc=Cyrillic}\p{M} .’'ʼ-]+$/u,
  bn: /^[\p{sc=Bengali}\p{M}\p{Cf} .-]+$/u,
  el: /^[\p{sc=Greek}\p{M} .-]+$/u,
  hi: /^[\p{sc=Devanagari}\p{M}\p{Cf} .-]+$/u,
  ja: /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー・＝]+(D\.C\.)?$/u,
  km: /^[\p{sc=Khmer}\p{M} -]+$/u,
  ko: /^[\p{sc=Hangul} -]+$/u,
  ru: /^[\p{sc=Cyrillic}\p{M} .’'ʼ-]+$/u,
  th: /^[\p{sc=Thai}\p{M} -]+$/u,
  uk: /^[\p{sc=Cyrillic}\p{M} .’'ʼ-]+$/u,
  zh: /^[\p{sc=Han}·]+$/u,
  'zh-tw': /^[\p{sc=Han}·]+$/u,
}
const latin = /^[\p{sc=Latin}\p{M} .’'-]+$/u

test.each(locales.filter(({ code }) => code !== 'en').map(({ code }) => code))(
  'names in %s are in its script, and of known places',
  (code) => {
    const known = new Set([
      ...airports.flatMap(({ iata, cityCode }) => [iata, cityCode]),
      ...cities.map(({ id }) => id),
    ])
    const rows = readTable(`data/local-names/${code}.psv`, 2)
    const script = scripts[code] ?? latin
    expect(rows.filter(([, name = '']) => !script.test(name))).toEqual([])
    expect(
      rows.flatMap(([codes = '']) => codes.split(' ')).filter((each) => !known.has(each)),
    ).toEqual([])
  },
)

test('the busiest cities have a name in every script of their own', () => {
  const own = Object.keys(scripts).filter((code) => !['bn', 'hi', 'km', 'el'].includes(code))
  const busiest = airports.slice(0, 100).map(({ iata }) => iata)
  const missing = own.flatMap((code) =>
    busiest.filter((iata) => latin.test(cityOfPlace(iata, code))).map((iata) => `${iata} ${code}`),
  )
  expect(missing).toEqual([])
})

test('the names by hand are compiled', () => {
  const table = readFileSync(new URL('./table/local-names.psv', import.meta.url), 'utf8')
  const rows = table.split('\n').filter((line) => line && !line.startsWith('#'))
  for (const row of rows) {
    const [city = '', country = '', cell = ''] = row.split('|').map((part) => part.trim())
    for (const each of cell.split(', ')) {
      const [languages = '', name] = each.split(': ')
      for (const language of languages.split(' '))
        expect(nameIn(city, country, language)).toBe(name)
    }
  }
})

/** Returns a city's name by its English one, whether it's a place to stay in or has an airport only. */
function nameIn(city: string, country: string, language: string): string {
  if (cities.some((each) => each.name === city && each.country === country)) {
    return cityOfStay({ city, country }, language)
  }
  const airport = airports.find((each) => each.englishCity === city && each.country === country)
  return cityOfPlace(airport?.iata ?? '', language)
}

test('all names of a city are known together, to be found by', () => {
  expect(localNames('ROM')).toEqual(expect.arrayContaining(['Rom', 'Rim', 'Rzym', 'โรม', 'ローマ']))
  expect(localNames('???')).toEqual([])
})

test.each([
  ['TH', 'th', 'ไทย'],
  ['HK', 'zh', '香港'],
  ['HK', 'de', 'Hongkong'],
  ['HK', 'en', 'Hong Kong'],
  ['KH', 'km', 'កម្ពុជា'],
  ['DE', 'th', 'เยอรมนี'],
  ['DE', 'xx', 'Germany'],
  ['??', 'th', '??'],
])('%s in %s is %s', (code, language, name) => {
  expect(countryNameIn(code, language)).toBe(name)
})
