import {
  PAYMENT_MESSAGES as M,
  type PaymentRequestBody,
  payerNumber,
  TRANSACTION_KEY,
  transactionKey,
} from '@academy/contract/payments'
import { invalid } from '../../http/problem.ts'

const MAX_AMOUNT_RWF = 1_000_000_000
/** Mobile money is younger than the first, and the second is beyond every clock set wrong. */
const YEARS = { first: 2000, last: 2100 }

/** What was sent, in the forms in which it is compared. An empty text is nothing.
 * @throws Problem 400 at the field that can be no such thing. */
export function readPaymentEvidence(body: Omit<PaymentRequestBody, 'courseId' | 'provider'>) {
  const id = body.transactionId || null
  const key = id && transactionKey(id)
  if (key !== null && !TRANSACTION_KEY.test(key)) throw at('transactionId', M.transactionIdInvalid)
  const number = body.payerNumber ? payerNumber(body.payerNumber) : null
  if (body.payerNumber && !number) throw at('payerNumber', M.payerNumberInvalid)
  return {
    transaction_id: id,
    transaction_key: key,
    payer_number: number,
    sms: body.sms || null,
    amount_rwf: readAmount(body.amountRwf),
    recipient: body.recipient || null,
    paid_at: readTime(body.paidAt),
  }
}

function readAmount(sent: number | string | undefined): number | null {
  if (sent === undefined) return null
  const amount = Number(sent)
  if (!Number.isInteger(amount) || amount < 0 || amount > MAX_AMOUNT_RWF)
    throw at('amountRwf', M.amountInvalid)
  return amount
}

function readTime(sent: string | undefined): Date | null {
  if (sent === undefined) return null
  const time = new Date(sent)
  const year = time.getUTCFullYear()
  if (!(year >= YEARS.first && year < YEARS.last)) throw at('paidAt', M.paidAtInvalid)
  return time
}

const at = (field: string, message: string) => invalid(message, { [field]: message })
