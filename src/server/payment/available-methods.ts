import type { PaymentMethod } from '../../contract/payment/payment.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'

/** Returns the payment methods that any gateway has for a currency. */
export const availableMethods = (
  gateways: readonly PaymentGateway[],
  currency: string,
): PaymentMethod[] => [...new Set(gateways.flatMap((gateway) => gateway.methods(currency)))]
