import { testFlightWorld } from '../../../test/support/flight-world.ts'
import { inDays } from '../../../test/support/traveller.ts'
import { flightSupplierContract } from '../../server/supplier/flight-supplier.contract.ts'

const { supplier, world } = await testFlightWorld()

const routes = {
  meridian: ['LHR', 'SIN'],
  skipjack: ['KUL', 'SIN'],
  wayline: ['FRA', 'JFK'],
} as const

for (const [id, [from, to]] of Object.entries(routes)) {
  flightSupplierContract(
    supplier(id).name,
    () => ({
      supplier: supplier(id),
      query: { slices: [{ from, to, date: inDays(90) }], cabin: 'economy' },
    }),
    {
      async changeSchedule(reference, minutes) {
        const booking = await supplier(id).lookUp(reference)
        if (booking.outcome !== 'issued') throw new Error(booking.outcome)
        const bookingCode = booking.bookingCodes[0]?.code
        await world.scheduleChanges.turn(
          minutes === null ? { bookingCode, cancelled: true } : { bookingCode, minutes },
        )
      },
    },
  )
}
