/** The ids of the sandbox's flight suppliers. The tools at `/dev/world` list others too, which have other calls. */
export const flightSuppliers = ['meridian', 'skipjack', 'wayline']
