/**
 * Where storing or reading more than the necessary on a device, or recording what visitors do, needs their consent first:
 * ISO codes by the law that says so. Overseas territories that have codes of their own are listed with their country.
 */
const laws = {
  // Directive 2002/58/EC art. 5(3) with Regulation (EU) 2016/679 art. 4(11) and 7, in the EU and the EEA.
  eprivacy:
    'AT BE BG HR CY CZ DK EE FI AX FR GF GP MQ RE YT MF DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO',
  // Privacy and Electronic Communications Regulations 2003 reg. 6, and the same rules of the islands.
  pecr: 'GB GG JE IM GI',
  // Federal Act on Data Protection art. 6(6–7) and Telecommunications Act art. 45c.
  fadp: 'CH',
  // Lei 13.709/2018 (LGPD) art. 7–8, and the ANPD's guide on cookies of 2022.
  lgpd: 'BR',
  // Personal Data Protection Act B.E. 2562 s. 19.
  pdpa: 'TH',
  // Protection of Personal Information Act 4 of 2013 s. 11 and 69.
  popia: 'ZA',
  // Law 6698 (KVKK) art. 5, and the authority's guideline on cookies of 2022.
  kvkk: 'TR',
  // Decree 13/2023/ND-CP art. 11: silence is not consent.
  pdpd: 'VN',
} as const

const asking = new Set(Object.values(laws).join(' ').split(' '))

/** Returns whether visitors of a country have to be asked. */
export const asksConsent = (country: string): boolean => asking.has(country.toUpperCase())
