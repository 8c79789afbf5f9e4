/** Where the travellers' form goes on to payment. */
export const goOnId = 'go-on'
