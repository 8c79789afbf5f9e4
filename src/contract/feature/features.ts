import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { featureNames } from './feature-names.ts'

/** Whether each feature is on. One that nobody has switched is absent, and so it's off. */
export const featuresSchema = z.partialRecord(z.enum(featureNames), z.boolean())
export type Features = z.infer<typeof featuresSchema>

/** S7.23; the site's own service segment is `site`. */
export const listFeatures = endpoint({
  id: 'features.list',
  method: 'GET',
  path: '/site/features',
  summary: 'List the features of a country',
  description:
    'Returns which parts of the site are on in a country. Changes take up to a minute to show.',
  query: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
  result: featuresSchema,
  errors: ['VALIDATION'],
})
