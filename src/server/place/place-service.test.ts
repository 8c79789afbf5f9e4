import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { placeSchema } from '../../contract/place/place.ts'
import { cityOfPlace } from '../world/local-names.ts'
import { metropolises } from '../world/metropolis.ts'
import { readTable } from '../world/read-table.ts'
import { placesByCodes, suggestPlaces as suggest } from './place-service.ts'

const suggestPlaces = (typed: string, limit?: number) => suggest(typed, 'en', limit)

const placeByCode = (code: string) => placesByCodes([code], 'en')[0]

const codes = (typed: string, limit?: number) =>
  suggestPlaces(typed, limit).map((each) => each.code)

describe('typed text finds the intended place first', () => {
  it.each([
    ['kul', 'KUL'],
    ['kuala', 'QKL'],
    ['Kuala Lumpur', 'QKL'],
    ['malaysia kuala', 'QKL'],
    ['bkk', 'BKK'],
    ['bangkok', 'QBK'],
    ['bangkok airport', 'QBK'],
    ['Bangkok (BKK)', 'QBK'],
    ['bkk bangkok', 'QBK'],
    ['bankok', 'QBK'],
    ['lodnon', 'LON'],
    ['londn', 'LON'],
    ['londono', 'LON'],
    ['kuala lumpor', 'QKL'],
    ['são paulo', 'SAO'],
    ['sao paolo', 'SAO'],
    ['newyork', 'NYC'],
    ['heathrow', 'LHR'],
    ['singapre', 'SIN'],
    ['zurich', 'ZRH'],
    ['Zürich', 'ZRH'],
    ['muenchen', 'QMU'],
    ["xi'an", 'XIY'],
    ['bali', 'DPS'],
    ['saigon', 'SGN'],
    ['bombay', 'QBO'],
    ['tokio', 'TYO'],
    ['  TOKYO  ', 'TYO'],
    ['hong kog', 'HKG'],
    ['hog kong', 'HKG'],
    ['sna francisco', 'QBA'],
    ['rio de janero', 'RIO'],
    ['london uk', 'LON'],
    ['uk london', 'LON'],
    ['london england', 'LON'],
    ['londn uk', 'LON'],
    ['paris france', 'PAR'],
    ['manchester usa', 'MHT'],
    ['manchester uk', 'MAN'],
    ['seoul korea', 'SEL'],
    ['dubai uae', 'QDB'],
    ['la', 'QLA'],
    ['ny', 'NYC'],
    ['kl', 'QKL'],
    ['Kuala Lumpur (all airports)', 'QKL'],
    ['Kuala Lumpur (ทุกสนามบิน)', 'QKL'],
    ['Goa (ทุกสนามบิน)', 'QGO'],
  ])('%s → %s', (typed, code) => {
    expect(codes(typed)[0]).toBe(code)
  })
})

describe('names in any language find the place, whatever the page’s language', () => {
  it.each([
    ['東京', 'TYO'],
    ['东京', 'TYO'],
    ['とうきょう', 'TYO'],
    ['도쿄', 'TYO'],
    ['Tokio', 'TYO'],
    ['ลอนดอน', 'LON'],
    ['ロンドン', 'LON'],
    ['ろんど', 'LON'],
    ['Londra', 'LON'],
    ['Лондон', 'LON'],
    ['서울', 'SEL'],
    ['서우', 'SEL'],
    ['Москва', 'MOW'],
    ['моск', 'MOW'],
    ['Moscou', 'MOW'],
    ['القاهرة', 'CAI'],
    ['القاهره', 'CAI'],
    ['קהיר', 'CAI'],
    ['กรุงเทพ', 'QBK'],
    ['曼谷', 'QBK'],
    ['दिल्ली', 'QDL'],
    ['ঢাকা', 'DAC'],
    ['ភ្នំពេញ', 'KTI'],
    ['Αθήνα', 'ATH'],
    ['Београд', 'BEG'],
    ['Varsovie', 'QWA'],
    ['Thành phố Hồ Chí Minh', 'SGN'],
    ['バリ', 'DPS'],
    ['パリ', 'PAR'],
    ['프라하', 'PRG'],
    ['札幌', 'SPK'],
  ])('%s → %s', (typed, code) => {
    expect(codes(typed)[0]).toBe(code)
  })

  it.each([
    ['日本', 'JP'],
    ['ญี่ปุ่น', 'JP'],
    ['Германия', 'DE'],
    ['Deutschland', 'DE'],
    ['태국', 'TH'],
  ])('%s is a country: its cities in %s', (typed, country) => {
    const found = suggestPlaces(typed)
    expect(found.length).toBeGreaterThan(3)
    expect(found.every((each) => each.country === country)).toBe(true)
  })

  it('lists a city’s airports below it', () => {
    expect(codes('東京').slice(0, 3)).toEqual(['TYO', 'HND', 'NRT'])
  })
})

describe('places of one city are listed together', () => {
  it('lists the area first, then its airports from the busiest', () => {
    expect(codes('LON', 7)).toEqual(['LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'])
    expect(codes('tokyo').slice(0, 3)).toEqual(['TYO', 'HND', 'NRT'])
  })

  it('puts an airport first if its exact code was typed', () => {
    expect(codes('BKK').slice(0, 2)).toEqual(['BKK', 'QBK'])
    expect(codes('ist')[0]).toBe('IST')
  })

  it('keeps airports of another city findable by it', () => {
    expect(codes('newark')[0]).toBe('EWR')
    expect(codes('oakland')[0]).toBe('OAK')
  })
})

describe('countries', () => {
  it('finds a country’s places, its busiest cities first', () => {
    const found = suggestPlaces('THAILAND')
    expect(found).toHaveLength(10)
    expect(found.slice(0, 3).map((each) => each.code)).toEqual(['QBK', 'HKT', 'CNX'])
    expect(found.every((each) => each.country === 'TH')).toBe(true)
  })

  it.each([
    ['UK', 'LON MAN EDI'],
    ['GB', 'LON MAN EDI'],
    ['Great Britain', 'LON MAN EDI'],
    ['England', 'LON MAN BHX'],
    ['Scotland', 'EDI QGL ABZ'],
    ['Wales', 'CWL WAA VLY'],
    ['US', 'ATL QDF DEN'],
    ['America', 'ATL QDF DEN'],
    ['United States', 'ATL QDF DEN'],
    ['UAE', 'QDB AUH SHJ'],
    ['Korea', 'SEL CJU PUS'],
    ['my', 'QKL BKI PEN'],
    ['in', 'QDL QBO BLR'],
    ['Holland', 'AMS EIN RTM'],
    ['Turkey', 'QIS AYT ESB'],
  ])('%s → %s', (typed, expected) => {
    expect(codes(typed, 3).join(' ')).toBe(expected)
  })

  it('puts an airport whose exact code was typed before the country', () => {
    expect(codes('USA', 3)).toEqual(['USA', 'ATL', 'QDF'])
  })

  it('keeps large cities visible whose name begins like a small country’s two letters', () => {
    expect(codes('pa')).toContain('PAR')
    expect(codes('de')).toContain('QDL')
  })
})

describe('the text that a place field shows for a city', () => {
  it.each(metropolises.map(({ code, englishCity }) => [`${englishCity} (all airports)`, code]))(
    '%s means the city again',
    (written, code) => {
      expect(codes(written, 1)).toEqual([code])
    },
  )
})

describe('places in the visitor’s language', () => {
  it.each([
    ['th', 'bangkok', { code: 'QBK', name: 'กรุงเทพฯ', city: 'กรุงเทพฯ', countryName: 'ไทย' }],
    ['th', 'กรุงเทพ', { code: 'QBK', city: 'กรุงเทพฯ' }],
    ['ja', 'とうきょう', { code: 'TYO', city: '東京', countryName: '日本' }],
    ['ja', 'ばんこく', { code: 'QBK', city: 'バンコク', countryName: 'タイ' }],
    ['de', 'mailand', { city: 'Mailand', countryName: 'Italien' }],
    ['de', 'munich', { code: 'QMU', city: 'München' }],
    ['hr', 'beč', { code: 'VIE', city: 'Beč', countryName: 'Austrija' }],
    ['hr', 'bec', { code: 'VIE', city: 'Beč' }],
    ['ko', '프랑크', { city: '프랑크푸르트' }],
    ['zh', '果阿', { code: 'QGO', city: '果阿' }],
    ['el', 'κερκυρα', { code: 'CFU', city: 'Κέρκυρα' }],
    ['km', 'សៀមរាប', { code: 'SAI', city: 'សៀមរាប' }],
    ['ru', 'LHR', { code: 'LHR', name: 'London Heathrow Airport', city: 'Лондон' }],
    ['fr', 'lond', { code: 'LON', city: 'Londres', countryName: 'Royaume-Uni' }],
  ])('%s, %s', (language, typed, place) => {
    expect(suggest(typed, language, 1)[0]).toMatchObject(place)
    expect(placesByCodes([suggest(typed, language, 1)[0]?.code ?? ''], language)[0]).toMatchObject(
      place,
    )
  })

  // Without scripts, a form sends what its field shows.
  it.each(locales.map(({ code }) => code))(
    'the text of fields in %s means the city again',
    (code) => {
      const file = new URL(`../../../locale/${code}/flight-search-form.json`, import.meta.url)
      const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      const wrong = metropolises.flatMap((metropolis) => {
        const city = cityOfPlace(metropolis.code, code)
        const written = (words['city-all-airports'] ?? '').replace('{city}', city)
        const [found] = suggest(written, code, 1)
        return found?.code === metropolis.code ? [] : [`${written}: ${found?.code}`]
      })
      expect(wrong).toEqual([])
    },
  )
})

describe('edge cases', () => {
  it('finds nothing for empty text or text that no place begins with', () => {
    expect(suggestPlaces('')).toEqual([])
    expect(suggestPlaces(' -- ')).toEqual([])
    expect(suggestPlaces('qqqq')).toEqual([])
    expect(suggestPlaces('x'.repeat(80))).toEqual([])
  })

  it('allows no typo in short words', () => {
    expect(codes('kxl')).toEqual([])
    expect(codes('kxl lxmpur')).toEqual([])
  })

  it('returns as many as requested', () => {
    expect(codes('s', 3)).toHaveLength(3)
    expect(codes('s')).toHaveLength(10)
    expect(codes('airport', 20)).toHaveLength(20)
  })

  it('matches the contract', () => {
    for (const typed of ['a', 'london', 'japan']) {
      expect(() => placeSchema.array().parse(suggestPlaces(typed, 20))).not.toThrow()
    }
  })
})

describe('codes that airports had before', () => {
  it.each([
    ['PNH', 'KTI'],
    ['pnh', 'KTI'],
    ['Phnom Penh (PNH)', 'KTI'],
    ['REP', 'SAI'],
    ['TSE', 'NQZ'],
    ['KIV', 'RMO'],
    ['TXL', 'BER'],
    ['ISL', 'IST'],
    ['Phnom Penh', 'KTI'],
  ])('%s → %s, before any spelling correction', (typed, code) => {
    expect(codes(typed)[0]).toBe(code)
  })

  it.each([
    ['Tegel', 'BER'],
    ['Berlin Tegel', 'BER'],
    ['Tempelhof', 'BER'],
    ['Schönefeld', 'BER'],
    ['Schonefeld', 'BER'],
    ['Schoenefeld', 'BER'],
    ['Berlin-Schönefeld Airport', 'BER'],
    ['Atatürk', 'IST'],
    ['Ataturk', 'IST'],
    ['Istanbul Ataturk', 'IST'],
    ['Nanyuan', 'PKX'],
    ['Beijing Nanyuan', 'PKX'],
    ['Manas', 'BSZ'],
    ['Bishkek Manas', 'BSZ'],
    ['Pochentong', 'KTI'],
    ['Phnom Penh Pochentong', 'KTI'],
    ['Quatro de Fevereiro', 'NBJ'],
    ['Luanda 4 de Fevereiro', 'NBJ'],
    ['Sakirpasa', 'COV'],
  ])('the name %s finds %s', (typed, code) => {
    expect(codes(typed)[0]).toBe(code)
  })

  it('every name of an airport that closed finds the one that replaced it', () => {
    for (const [, now, names = ''] of readTable('table/retired-airports.psv', 3)) {
      for (const name of names.split(', ')) {
        expect([name, codes(name)]).toEqual([name, expect.arrayContaining([now])])
      }
    }
  })

  it('name the airport as orders do, with today’s code', () => {
    expect(placeByCode('PNH')).toMatchObject({
      code: 'PNH',
      now: 'KTI',
      airports: ['KTI'],
      name: 'Phnom Penh International Airport',
    })
    expect(placeByCode('KTI')?.now).toBeUndefined()
  })
})

describe('by code', () => {
  it('finds airports and areas, in any case', () => {
    expect(placeByCode('kul')).toMatchObject({ kind: 'airport', city: 'Kuala Lumpur' })
    expect(placeByCode(' NYC ')?.airports).toEqual(['JFK', 'EWR', 'LGA', 'HPN', 'ISP', 'SWF'])
    expect(placeByCode('XXX')).toBeUndefined()
  })

  it('keeps the order of codes and skips unknown ones', () => {
    expect(placesByCodes(['BKK', '???', 'LON'], 'en').map((each) => each.code)).toEqual([
      'BKK',
      'LON',
    ])
  })
})
