import type { Airline } from '../../../server/world/airline.ts'

/** Airlines outside an alliance that sell each other's flights on one booking code. */
const partnerGroups: readonly string[] = [
  'EK FZ',
  'EK QF',
  'EK AC',
  'EK UA',
  'QF JQ',
  'QF AF KL',
  'SQ TR',
  'SQ VA',
  'MH FY',
  'MH SQ',
  'AK D7 FD QZ Z2 XJ',
  'JT ID OD SL IW IU',
  'GA QG',
  '5J DG',
  'PR 2P',
  'TG WE',
  'BA IB EI VY LV',
  'BA LM',
  'LH LX OS SN EW EN AZ 4Y',
  'AF KL HV TO',
  'SK AF KL DL',
  'VS DL AF KL',
  'DL WS',
  'DL LA',
  'LA LP JJ XL 4C',
  'AM DL',
  'AA AS HA',
  'AS HA',
  'AA B6',
  'B6 EY QR',
  'QR VA',
  'QR 6E',
  'QR LA',
  'TK 6E VF',
  'TK AJ',
  'EY AI',
  'AI IX',
  'EY PG',
  'PG TG BR CX',
  'NH JL HD',
  'NH 7G BC NQ',
  'JL GK JC NU',
  'KE LJ',
  'KE OZ',
  'OZ BX RS',
  'CX UO',
  'HX HU',
  'HU JD GS PN 8L GX FU',
  'CZ MF OQ',
  'CZ AA BA',
  'MU FM KN',
  'CA ZH SC TV NX',
  '3U MU',
  'VN BL 0V',
  'ET KP',
  'KQ JM',
  'AC WS',
  'AV 2K LR TA',
  'G3 AA AF',
  'AD UA TP',
  'CM UA',
  'NZ SQ CA',
  'SV XY',
  'WY QR',
  'GF EY',
  'UL EK',
]

const key = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)

const partners = new Set(
  partnerGroups.flatMap((group) => {
    const members = group.split(' ')
    return members.flatMap((a) => members.map((b) => key(a, b)))
  }),
)

/**
 * Returns whether flights of these airlines can share a booking code: the same airline, the same alliance, or listed
 * partners. All other connections are self-transfers.
 */
export function sellsTogether(a: Airline, b: Airline): boolean {
  if (a.code === b.code) return true
  if (a.alliance !== null && a.alliance === b.alliance) return true
  return partners.has(key(a.code, b.code))
}
