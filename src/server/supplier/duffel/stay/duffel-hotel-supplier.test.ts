import { openDuffelStaysApi } from '../../../../../test/support/duffel/stay/stays-api.ts'
import { testPlace } from '../../../../../test/support/duffel/stay/test-hotels.ts'
import { testPlatform } from '../../../../../test/support/platform.ts'
import { hotelSupplierContract } from '../../hotel-supplier.contract.ts'
import { createDuffelHotelSupplier } from './duffel-hotel-supplier.ts'

const { db, clock, log } = await testPlatform()
const { token, url } = await openDuffelStaysApi()
const supplier = createDuffelHotelSupplier({ db, clock, log, token, url })

hotelSupplierContract('Duffel Stays', () => ({ supplier, place: testPlace }))
