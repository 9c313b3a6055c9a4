/** What the academy asks of somebody's phone. */
export interface PaymentAsk {
  /** The academy's own, made before asking: asking again under it asks nobody twice. */
  providerReference: string
  /** `7F3K-Q2` */
  reference: string
  amountRwf: number
  /** `+250780000114` */
  payerNumber: string
  academyName: string
  callbackUrl: string | null
}

/** `away` is no answer at all: whether the question arrived is not known. */
export type AskOutcome = 'asked' | 'refused' | 'away'

export type Look =
  | { state: 'pending' }
  | { state: 'paid'; transactionId: string; amountRwf: number | null }
  /** A sentence for the student. */
  | { state: 'failed'; reason: string }
  /** The provider has never heard of it. */
  | { state: 'unknown' }
  | { state: 'away' }

/** Somebody who sees the money: asks the phone for it and tells what became of it. The manual review is the provider that is asked
 * nothing: its admins decide. Neither call throws. */
export interface PaymentProviderClient {
  ask(question: PaymentAsk): Promise<AskOutcome>
  look(providerReference: string): Promise<Look>
}
