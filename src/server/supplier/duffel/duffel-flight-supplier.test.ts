import { openDuffelApi } from '../../../../test/support/duffel/duffel-api.ts'
import { testPlatform } from '../../../../test/support/platform.ts'
import { inDays } from '../../../../test/support/test-clock.ts'
import { flightSupplierContract } from '../flight-supplier.contract.ts'
import { createDuffelFlightSupplier } from './duffel-flight-supplier.ts'

const { db, clock, log } = await testPlatform()
const { token, url, changeSchedule } = await openDuffelApi()
const supplier = createDuffelFlightSupplier({ db, clock, log, token, url })

flightSupplierContract(
  'Duffel',
  () => ({
    supplier,
    query: { slices: [{ from: 'LHR', to: 'JFK', date: inDays(47) }], cabin: 'economy' },
    tellsNoDays: true,
  }),
  { changeSchedule },
)
