import { confirmQuote, getAfterSales, quoteRefund } from '../../contract/aftersales/after-sales.ts'
import type { DemonstrationEvent } from '../../contract/desk/demonstration-order.ts'
import type { DemonstrationStaff } from '../../contract/desk/demonstration-staff.ts'
import { getOrder } from '../../contract/order/order.ts'
import { addTicket } from '../../contract/support/tickets.ts'
import type { RefundsByHand } from '../desk/order/refund/refunds-by-hand.ts'
import type { SandboxFlights, SandboxGateway } from '../open-sandbox.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { PaymentRecords } from '../payment/payment-records.ts'
import type { TicketService } from '../support/ticket/ticket-service.ts'
import type { DemonstrationVisitor } from './demonstration-visitor.ts'

export interface EventParts {
  flights: SandboxFlights
  gateway: SandboxGateway
  money: Pick<PaymentRecords, 'of'>
  tickets: Pick<TicketService, 'ofOrder'>
  byHand: Pick<RefundsByHand, 'of' | 'propose'>
  staff: readonly DemonstrationStaff[]
}

/** Makes the airline drop what it holds, so that it fails once it's paid. Nobody else's bookings are affected. */
export async function dropHeld(
  { flights }: Pick<EventParts, 'flights'>,
  { reservations }: WholeOrder,
): Promise<void> {
  for (const { supplier, reference } of reservations) {
    await flights.suppliers.find(({ id }) => id === supplier)?.cancel(reference)
  }
}

/** Makes something happen to an order that is confirmed, unless it has already, whatever became of it since. */
export async function letHappen(
  parts: EventParts,
  event: DemonstrationEvent,
  { visitor, order }: { visitor: DemonstrationVisitor; order: WholeOrder },
): Promise<void> {
  const { call, auid, made } = visitor
  const params = { orderCode: order.code }
  switch (event.what) {
    case 'cancelled': {
      const { quotes } = await call(getAfterSales, { params })
      if (quotes.some(({ state }) => state !== 'open' && state !== 'expired')) return
      const itemIds = order.items.map(({ id }) => id)
      const { quoteId } = await call(quoteRefund, { params, body: { itemIds } })
      await call(confirmQuote, { params: { ...params, quoteId }, body: {} })
      return
    }
    case 'disputed': {
      const [payment] = (await parts.money.of(order.id)).payments
      const session = payment && (await parts.gateway.sessionOf(payment.id))
      if (!session || (await parts.gateway.bank.of(session)).length > 0) return
      await parts.gateway.bank.act(session, { to: 'open' })
      return
    }
    case 'rescheduled': {
      const { notices } = await call(getAfterSales, { params })
      const announced = await parts.flights.world.scheduleChanges.open()
      const isOurs = ({ reference }: { reference: string }) =>
        order.reservations.some((each) => each.reference === reference)
      if (notices.length > 0 || announced.some(isOurs)) return
      const { items } = await call(getOrder, { params })
      const bookingCode = items[0]?.flight?.bookingCodes[0]?.code
      if (!bookingCode) return
      await parts.flights.world.scheduleChanges.turn({ bookingCode, minutes: event.minutes })
      return
    }
    case 'asked': {
      const { topic, message } = event
      const reader = { auid, memberId: undefined, grants: undefined, language: made.language }
      if ((await parts.tickets.ofOrder(order.code, reader)).length > 0) return
      const { givenName, surname, email } = made.contact
      const name = `${givenName} ${surname}`
      await call(addTicket, { body: { topic, message, email, name, orderCode: order.code } })
      return
    }
    case 'compensated': {
      const staff = parts.staff.find(({ roles }) => roles.includes('support'))
      if (!staff || (await parts.byHand.of(order.id)).length > 0) return
      const act = { act: 'order.refund-by-hand', orderCode: order.code, why: event.why } as const
      const proposer = { ...staff, sessionId: '', isLocked: false, isProven: true }
      await parts.byHand.propose({ ...act, staff: proposer }, Math.round(order.paid / 2))
      return
    }
    case 'refused':
  }
}
