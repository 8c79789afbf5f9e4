import { Outlet } from 'react-router'
import { flightViews } from './flight/order/flight-views.tsx'
import { hotelViews } from './hotel/order/hotel-views.tsx'
import { type Products, ProductsContext } from './product/product-views.ts'

/** The register of products: each has one entry. */
export const products: Products = { flight: flightViews, hotel: hotelViews }

/** Gives the pages of orders, payments and after-sales the views of each product, which only they load. */
export default function ProductsLayout() {
  return (
    <ProductsContext value={products}>
      <Outlet />
    </ProductsContext>
  )
}
