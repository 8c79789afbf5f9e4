import { testHotelWorld } from '../../../test/support/hotel-world.ts'
import { hotelSupplierContract } from '../../server/supplier/hotel-supplier.contract.ts'

const { suppliers, around } = await testHotelWorld()

for (const supplier of suppliers) {
  hotelSupplierContract(supplier.name, () => ({ supplier, place: around('bali-id') }))
}
