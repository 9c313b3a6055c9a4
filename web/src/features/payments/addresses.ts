/** The receipt of a payment request, also while it waits and when it was rejected. */
export const receiptAddress = (id: string) => `/payment-success/${id}`
export const PAYMENTS_ADDRESS = '/account/payments'
