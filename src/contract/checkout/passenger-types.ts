export const passengerTypes = ['adult', 'child', 'infant'] as const
export type PassengerType = (typeof passengerTypes)[number]
