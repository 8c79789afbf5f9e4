import type { OutsideOperation } from '../../contract/desk/order/outside-call.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import type { Platform } from '../platform/platform.ts'
import type { FlightSupplier } from '../supplier/flight-supplier.ts'
import type { HotelSupplier } from '../supplier/hotel-supplier.ts'
import type { CallRecorder } from './call-recorder.ts'
import { type Ending, endingAfter, endingOf } from './outcome-of.ts'

/** What a method of a port does, and how to find our reference in its arguments; without one, a call isn't recorded. */
type Watched<Method> = Method extends (...given: infer Given) => Promise<unknown>
  ? readonly [OutsideOperation, (...given: Given) => string | undefined]
  : never
type Plan<Port> = { [Name in keyof Port]?: Watched<NonNullable<Port[Name]>> }

const itself = (reference: string) => reference
const its = ({ reference }: { reference: string }) => reference

const flightPlan: Plan<FlightSupplier> = {
  hold: ['hold', its],
  issue: ['issue', itself],
  lookUp: ['look-up', itself],
  cancel: ['cancel', itself],
  quoteRefund: ['quote-refund', itself],
  searchChange: ['quote-change', its],
  change: ['change', its],
  acceptScheduleChange: ['accept-schedule-change', (_, reference) => reference],
}

const hotelPlan: Plan<HotelSupplier> = {
  quote: ['quote', (_, reference) => reference],
  hold: ['hold', its],
  book: ['book', its],
  lookUp: ['look-up', itself],
  release: ['release', itself],
  quoteCancellation: ['quote-refund', itself],
  cancel: ['cancel', itself],
  quoteChange: ['quote-change', its],
  change: ['change', its],
}

const gatewayPlan: Plan<PaymentGateway> = {
  createSession: ['start-payment', its],
  charge: ['charge', its],
  lookUp: ['look-up', itself],
  cancel: ['cancel-payment', itself],
  refund: ['refund', its],
  lookUpRefund: ['look-up-refund', itself],
  disputes: ['look-up-disputes', itself],
}

/** Wraps ports, so that their calls about orders are recorded, whoever makes them. */
export interface WatchPorts {
  flight(supplier: FlightSupplier): FlightSupplier
  hotel(supplier: HotelSupplier): HotelSupplier
  gateway(gateway: PaymentGateway): PaymentGateway
}

export function createWatchPorts(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  recorder: CallRecorder,
): WatchPorts {
  return {
    flight: (supplier) => watched('supplier', supplier, flightPlan),
    hotel: (supplier) => watched('supplier', supplier, hotelPlan),
    gateway: (gateway) => watched('gateway', gateway, gatewayPlan),
  }

  function watched<Port extends { readonly id: string }>(
    kind: 'supplier' | 'gateway',
    port: Port,
    plan: Plan<Port>,
  ): Port {
    const methods = port as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>
    const entries = Object.entries(plan) as [
      string,
      [OutsideOperation, (...given: unknown[]) => string | undefined],
    ][]
    // Suppliers leave out what they can't do, which their callers look at.
    const recorded = entries
      .filter(([method]) => methods[method])
      .map(([method, [operation, referenceIn]]) => [
        method,
        async (...given: unknown[]) => {
          const reference = referenceIn(...given)
          const at = clock.date()
          const begun = performance.now()
          const note = (ending: () => Ending) => {
            if (reference === undefined) return
            try {
              const milliseconds = Math.round(performance.now() - begun)
              const call = { at, kind, name: port.id, operation, reference, milliseconds }
              recorder.add({ ...call, ...ending() })
            } catch (err) {
              // What can't be traced has happened all the same.
              log.warn({ err, operation }, 'outside call not recorded')
            }
          }
          try {
            const answer = await methods[method]?.(...given)
            note(() => endingOf(operation, answer))
            return answer
          } catch (error) {
            note(() => endingAfter(error))
            throw error
          }
        },
      ])
    // What isn't recorded is looked up in the port with each call, so that tests can replace it there.
    return Object.assign(Object.create(port) as Port, Object.fromEntries(recorded))
  }
}
