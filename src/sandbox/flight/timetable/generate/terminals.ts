import type { Airline } from '../../../../server/world/airline.ts'

/**
 * Terminals by airport; the first matching rule wins. A rule lists airlines, an alliance, `low` for low-cost, `home`
 * for domestic flights or `*` for all, followed by the terminal.
 */
const rulesByAirport: Readonly<Record<string, string>> = {
  LHR: 'BA,IB,EI=5 star=2 oneworld=3 VS,DL=3 *=4',
  LGW: 'U2,BA=N *=S',
  MAN: 'star,EK=1 home,U2,BA=3 *=2',
  CDG: 'skyteam=2 U2,VY=2 oneworld=2 *=1',
  ORY: 'AF,TO=3 IB,VY=1 *=4',
  FRA: 'star=1 *=2',
  MUC: 'star=2 *=1',
  MAD: 'oneworld=4 skyteam=2 *=1',
  BCN: 'FR,U2,W6=2 *=1',
  FCO: 'AZ,skyteam=1 *=3',
  LIS: 'low=2 *=1',
  VIE: 'star=3 *=1',
  ARN: 'home=4 *=5',
  JFK: 'oneworld=8 DL,VS,AF,KL=4 B6=5 star=7 *=1',
  LGA: 'DL=C WN,F9,NK=A *=B',
  EWR: 'UA=C star=B *=A',
  LAX: 'WN=1 DL=3 AA=4 AS=6 UA=7 NK,F9=5 *=B',
  SFO: 'UA=3 home=1 AA,AS=2 *=A',
  ORD: 'UA=1 AA=3 home=2 *=5',
  DFW: 'AA=D *=E',
  IAH: 'UA=C home=A *=D',
  BOS: 'DL=A B6=C home=B *=E',
  SEA: 'AS,DL=M *=S',
  YYZ: 'star=1 *=3',
  YVR: 'home=D *=M',
  MEX: 'AM,DL=2 *=1',
  GRU: 'home=2 *=3',
  EZE: 'AR=C *=A',
  SYD: 'home=2 *=1',
  MEL: 'JQ=4 QF=1 VA=3 *=2',
  BNE: 'home=D *=I',
  PER: 'QF=4 home=2 *=1',
  AKL: 'home=D *=I',
  SIN: 'SQ=3 star=2 oneworld=1 low=4 *=1',
  KUL: 'low=2 *=1',
  CGK: 'GA,SQ,skyteam=3 low=1 *=3',
  DPS: 'home=D *=I',
  MNL: '5J,Z2=3 PR=1 *=3',
  HKG: '*=1',
  TPE: 'BR,star=2 *=1',
  ICN: 'KE,skyteam=2 *=1',
  NRT: 'JQ,GK,IJ=3 star=1 *=2',
  HND: 'NH,star=2 JL=1 home=1 *=3',
  KIX: 'MM,9C,7C=2 *=1',
  PEK: 'CA,star=3 *=2',
  PVG: 'MU,FM,skyteam=1 *=2',
  SHA: '9C=1 *=2',
  CAN: 'CZ=2 *=1',
  XIY: 'MU=3 *=2',
  CTU: 'home=2 *=1',
  DEL: '6E=1 *=3',
  BOM: 'home,6E=1 *=2',
  DXB: 'EK=3 FZ,6E,low=2 *=1',
  JED: 'SV=1 *=N',
  RUH: 'SV=4 home=5 *=2',
  CAI: 'star=3 *=2',
  JNB: 'home=B *=A',
}

interface Rule {
  names: Set<string>
  terminal: number
}

const rules = new Map<string, Rule[]>(
  Object.entries(rulesByAirport).map(([iata, text]) => [
    iata,
    text.split(' ').map((rule) => {
      const [names = '', terminal = ''] = rule.split('=')
      return { names: new Set(names.split(',')), terminal: terminal.charCodeAt(0) }
    }),
  ]),
)

/** Returns the terminal's character code, or 0 if the airport has a single terminal. */
export function terminalOf(iata: string, airline: Airline, domestic: boolean): number {
  const rule = rules
    .get(iata)
    ?.find(
      ({ names }) =>
        names.has('*') ||
        names.has(airline.code) ||
        (airline.alliance !== null && names.has(airline.alliance)) ||
        (airline.lowCost && names.has('low')) ||
        (domestic && names.has('home')),
    )
  return rule?.terminal ?? 0
}
