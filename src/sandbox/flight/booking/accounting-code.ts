import { hashText } from '../../shared/seeded.ts'

/** IATA's three-digit airline accounting codes, the first digits of every ticket number. */
const table = `
AA 001|DL 006|UA 016|AC 014|AS 027|HA 173|B6 279|WN 526|NK 487|F9 422|WS 838|AM 139|LA 045|AV 134|CM 230
G3 127|AD 577|AR 044|BA 125|VS 932|EI 053|AF 057|KL 074|LH 220|LX 724|OS 257|SN 082|AZ 055|IB 075|UX 996
VY 030|TP 047|SK 117|AY 105|DY 328|FI 108|LO 080|OK 064|RO 281|A3 390|JU 115|OU 831|BT 657|TK 235|PC 624
LY 114|MS 077|RJ 512|ME 076|SV 065|EK 176|FZ 141|EY 607|QR 157|GF 072|KU 229|WY 910|ET 071|KQ 706|SA 083
AT 147|TU 199|AH 124|WB 459|MK 239|UL 603|BG 997|PK 214|AI 098|6E 312|SG 775|UK 228|SQ 618|MH 232|AK 807
TG 217|GA 126|PR 079|5J 203|VN 738|VJ 978|CX 160|UO 128|HX 851|NX 675|CI 297|BR 695|JL 131|NH 205|KE 180
OZ 988|CA 999|MU 781|CZ 784|HU 880|MF 731|ZH 479|3U 876|SC 324|FM 774|QF 081|JQ 041|VA 795|NZ 086|FJ 260
SU 555|S7 421|KC 465|HY 250|J2 771|PS 566|BI 672|PG 829|TR 668
`

const known = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
)

/**
 * Returns an airline's accounting code. Carriers missing from the table get one from 401 to 419, derived from their
 * code.
 */
export const accountingCode = (airline: string): string =>
  known.get(airline) ?? String(401 + (hashText(airline) % 19))
