import { academy } from '../../lib/academy.ts'

export interface HowToPay {
  ussdCode: string
  /** The name that the payer's phone has to show. */
  recipient: string
}

/** Null while the academy has not said it: then no code is shown, and nobody is asked to send money. */
export function howToPay(): HowToPay | null {
  const { ussdCode, recipient } = academy().payment
  return ussdCode && recipient ? { ussdCode, recipient } : null
}
