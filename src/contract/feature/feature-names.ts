/** Parts of the site that can be switched off, by country. */
export const featureNames = ['web_shopping_cart'] as const
export type FeatureName = (typeof featureNames)[number]
