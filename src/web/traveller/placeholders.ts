/** Placeholders of the passenger form for travellers of a country (S3.28). All invented. */
export interface Placeholders {
  firstname: string
  lastname: string
  mobile: string
  idcard: string
  passportnumber: string
  /** `YYYY-MM-DD`, like the card's expiry below. */
  passportexpiry: string
  /** Country code, like the card's country below. */
  passportcountry: string
  idcardexpiry: string
  idcardcountry: string
}

// country: firstname; lastname; mobile; idcard; passportnumber
const table = `
US: OLIVIA; CARTER; 212 555 0142; D1234567; 512345678
ID: PUTRI; WIJAYA; 812 5550 1234; 3171234567890001; C1234567
CN: YUTONG; ZHOU; 138 0000 1234; 110101199003070000; E12345678
TW: YI CHEN; LIN; 912 345 678; A123456789; 312345678
JP: AOI; MORITA; 90 1234 5678; 123456789012; TK1234567
KR: HAEUN; SEO; 10 1234 5678; 900307-2000000; M12345678
PH: MARIA LUZ; VILLAREAL; 917 555 0123; 1234-5678901-2; P1234567A
TH: KANYA; SRISAWAT; 81 234 5678; 1234567890123; AA1234567
VN: THI BICH NGOC; PHAM; 91 234 56 78; 012345678901; C1234567
MY: SIEW LAN; LIM; 12 345 6789; 900307-14-0000; A12345678
IN: ROHAN; MEHTA; 98765 43210; 1234 5678 9012; Z1234567
FR: CHLOE; LEFEVRE; 6 12 34 56 78; X4RTBPFW4; 12AB34567
DE: JOERG; KRUEGER; 151 23456789; L01X00T47; C01X00T47
ES: LUCIA; IBARRA DEL CAMPO; 612 34 56 78; 12345678Z; AAA123456
RU: DARIA; OREKHOVA; 912 345 67 89; 4512 123456; 751234567
HK: KA YAN; CHEUNG; 9123 4567; A123456(7); K12345678
KH: SREYNEANG; CHEA; 12 345 678; 012345678; N01234567
`

const expiry = '2031-12-31'

const byCountry = new Map<string, Placeholders>(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [country = '', rest = ''] = line.split(': ')
      const [firstname = '', lastname = '', mobile = '', idcard = '', passportnumber = ''] =
        rest.split('; ')
      const placeholders = {
        firstname,
        lastname,
        mobile,
        idcard,
        passportnumber,
        passportexpiry: expiry,
        passportcountry: country,
        idcardexpiry: expiry,
        idcardcountry: country,
      }
      return [country, placeholders]
    }),
)

export const placeholderCountries: readonly string[] = [...byCountry.keys()]

/** Returns the placeholders of a country, or those of the United States if there are none. */
export const placeholdersOf = (country: string): Placeholders =>
  (byCountry.get(country) ?? byCountry.get('US')) as Placeholders
