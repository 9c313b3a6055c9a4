import {
  PAYMENT_MESSAGES as M,
  payerEnding,
  readMoment,
  readRwf,
  transactionKey,
} from '@academy/contract/payments'
import { withoutAccents } from '@academy/contract/text'
import type { ReadLine } from './read-line.ts'

const RECEIVED = /\b(?:you have received|received|vous avez recu|wakiriye|mwakiriye)\b/i
const FIGURE = String.raw`\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+(?!\d)|\d+`
const AMOUNT = new RegExp(String.raw`\b(?:rwf|frw)\s?(${FIGURE})|(${FIGURE})\s?(?:rwf|frw)\b`, 'i')
/** Airtel writes the minute into its ids. */
const AIRTEL_ID = /\b[A-Z]{2}(\d{2})(\d{2})(\d{2})\.(\d{2})(\d{2})\.[A-Z]?\d{4,8}\b/
const ID =
  /\b(?:financial transaction id|ft id|transaction id|trans\.? ?id|txn ?id|tx ?id|tid|ref)\b[\s:.]{0,4}([A-Z0-9]{4,40})/i
const PAYER =
  /\b(?:from|de|na)\s+(\+?[\d*]{9,13}\b)?[\s,]*([^(.,;\d]*?)\s*(?:\(([\d*+ ]{6,20})\)|\bat\b|\ble\b|\bkuwa\b|[.,;]|$)/i

/** The phone of the academy is told each payment by SMS: those may be pasted, one a line. */
export function isMessage(line: string): boolean {
  const plain = withoutAccents(line)
  return RECEIVED.test(plain) && AMOUNT.test(plain)
}

export function readMessage(line: string): ReadLine {
  const plain = withoutAccents(line.slice(0, 2_000))
  const airtel = AIRTEL_ID.exec(plain)
  const atMs =
    readMoment(plain) ??
    (airtel && readMoment(`20${airtel[1]}-${airtel[2]}-${airtel[3]} ${airtel[4]}:${airtel[5]}`))
  const at = atMs === null ? null : new Date(atMs)
  if (!isMessage(plain)) return { fault: M.lineOutgoing, at }
  const [, before, after] = AMOUNT.exec(plain) ?? []
  const amountRwf = readRwf(before ?? after ?? '')
  if (!amountRwf || amountRwf > 1_000_000_000) return { fault: M.lineAmount, at }
  const transactionId = airtel?.[0] ?? ID.exec(plain)?.[1] ?? ''
  const key = transactionKey(transactionId)
  if (key.length < 4 || !/\d/.test(key)) return { fault: M.lineId, at }
  if (!at) return { fault: M.lineTime, at }
  const [, number, name = '', masked] = PAYER.exec(plain) ?? []
  const payerNumber = (number ?? masked ?? '').trim()
  const payer = { payerNumber, payerEnding: payerEnding(payerNumber), payerName: name.trim().slice(0, 200) }
  return { at, payment: { transactionId, key, amountRwf, ...payer, paidAt: at } }
}
