import { loadStayMaps } from './hotel/order/load-stay-maps.ts'
import type { LoadExtras } from './product/load-item-extras.ts'

/** The register of what products load for an order's page. It's apart from their views, which browsers load, too. */
export const productExtras: Readonly<Record<string, LoadExtras>> = { hotel: loadStayMaps }
