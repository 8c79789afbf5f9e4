import type { z } from 'zod'
import type { campaignBodySchema } from '../../contract/content/content-kinds.ts'
import type { Visibility } from '../../contract/content/content-version.ts'
import { cityBreaks } from './demonstration-city-breaks.ts'
import { drawHarbour } from './draw-harbour.ts'

type Body = z.input<typeof campaignBodySchema>

interface Campaign {
  kind: 'campaign'
  slug: string
  publishAt?: string
  visibility: Visibility
  bodies: Record<string, Body>
}

const day = 24 * 60 * 60 * 1000

/** Twice as wide as computers show it. */
const harbour = { width: 2400, height: 1000 }
const drawing = drawHarbour(harbour.width, harbour.height)

/** The drawings that the campaigns show as images. */
export const drawnForCampaigns = [drawing]

/** The campaign's drawing, as its texts name it. */
const drawn = (addressOf: (svg: string) => string) => ({ src: addressOf(drawing), ...harbour })

const plain = (
  title: string,
  lead: string,
  place: string,
  words = 'This campaign only demonstrates the page.',
): Body => ({
  title,
  description: lead,
  hero: { title, lead, picture: { kind: 'city', place } },
  blocks: [
    { kind: 'text', content: [{ type: 'text', text: words }] },
    { kind: 'search', product: 'hotel' },
  ],
})

/**
 * Returns campaigns that show what a campaign can be: a whole one, one of the past, one to come, and a narrow one.
 * `addressOf`: where a drawing is, once it's stored as an image.
 */
export function demonstrationCampaigns(
  now: number,
  addressOf: (svg: string) => string,
): Campaign[] {
  const at = (days: number) => new Date(now + days * day).toISOString()
  const everyone = { countries: [], languages: [], from: null, until: null }
  const until = at(45)
  return [
    {
      kind: 'campaign',
      slug: 'asian-city-breaks',
      visibility: { ...everyone, from: at(-1), until },
      bodies: cityBreaks(until, drawn(addressOf)),
    },
    {
      kind: 'campaign',
      slug: 'harvest-weeks',
      visibility: { ...everyone, from: at(-60), until: at(-10) },
      bodies: { en: plain('Harvest weeks', 'Autumn in the hills.', 'TYO') },
    },
    {
      kind: 'campaign',
      slug: 'new-year-sale',
      publishAt: at(30),
      visibility: { ...everyone, until: at(60) },
      bodies: { en: plain('New year sale', 'Start the year somewhere else.', 'SYD') },
    },
    {
      kind: 'campaign',
      slug: 'songkran',
      visibility: { ...everyone, countries: ['TH'], languages: ['th'] },
      bodies: {
        th: plain(
          'สงกรานต์นี้ไปไหนดี',
          'วันหยุดยาวเดือนเมษายน ออกไปพักผ่อนให้ชุ่มฉ่ำ',
          'BKK',
          'แคมเปญนี้มีไว้แสดงตัวอย่างหน้าเว็บเท่านั้น',
        ),
      },
    },
  ]
}
