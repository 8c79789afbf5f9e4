import type { PaymentGateway } from './payment-gateway.ts'

/** The gateway that a payment was made at. Throws where that one is not connected any more. */
export type GatewayOf = (payment: { gateway: string }) => PaymentGateway

export const gatewaysById =
  (gateways: readonly PaymentGateway[]): GatewayOf =>
  ({ gateway: id }) => {
    const gateway = gateways.find((each) => each.id === id)
    if (!gateway) throw new Error(`no gateway ${id}`)
    return gateway
  }
