/**
 * How page addresses spell cities whose code is one of ours, which only this site knows
 * (docs/decisions/002-world-data.md). Saved links contain these words, so none is ever changed.
 */
const addressByCode: Readonly<Record<string, string>> = {
  QGL: 'glasgow',
  QBF: 'belfast',
  QBR: 'brussels',
  QFR: 'frankfurt',
  QDU: 'dusseldorf',
  QMU: 'munich',
  QVC: 'venice',
  QOS: 'oslo',
  QWA: 'warsaw',
  QKI: 'kyiv',
  QIS: 'istanbul',
  QTH: 'tehran',
  QDB: 'dubai',
  QNB: 'nairobi',
  QJN: 'johannesburg',
  QLA: 'los-angeles',
  QBA: 'san-francisco',
  QDF: 'dallas',
  QHO: 'houston',
  QMI: 'miami',
  QPX: 'phoenix',
  QSE: 'seattle',
  QTP: 'tampa',
  QMX: 'mexico-city',
  QMD: 'medellin',
  QPT: 'panama-city',
  QNG: 'nagoya',
  QSH: 'shanghai',
  QCT: 'chengdu',
  QTA: 'taipei',
  QBK: 'bangkok',
  QKL: 'kuala-lumpur',
  QYO: 'yogyakarta',
  QML: 'manila',
  // Three letters would be an airport's code: GOA is Genoa.
  QGO: 'goa-india',
  QBO: 'mumbai',
  QDL: 'delhi',
  QME: 'melbourne',
}

const codeByAddress = new Map(Object.entries(addressByCode).map(([code, city]) => [city, code]))

/** Returns a place as addresses spell it: the IATA code of an airport or a city, `kuala-lumpur` for a code of ours. */
export const placeAddress = (code: string): string => addressByCode[code] ?? code

/** Returns the code of a place that an address spells; any other text as it is. The inverse of `placeAddress`. */
export const codeOfPlaceAddress = (text: string): string => codeByAddress.get(text) ?? text

/** A place with its address, for pages whose scripts don't need the table. */
export type WithAddress<P> = P & { address: string }

export const withAddress = <P extends { code: string }>(place: P): WithAddress<P> => ({
  ...place,
  address: placeAddress(place.code),
})
