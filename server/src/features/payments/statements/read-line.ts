import {
  PAYMENT_MESSAGES as M,
  payerEnding,
  readMoment,
  readRwf,
  transactionKey,
} from '@academy/contract/payments'
import { withoutAccents } from '@academy/contract/text'
import type { Columns } from './columns.ts'

export interface StatementLine {
  transactionId: string
  key: string
  amountRwf: number
  payerNumber: string
  payerEnding: string
  payerName: string
  paidAt: Date
}
/** A payment received, or why the line is none. `at` also where only the time could be read: a statement reaches as far. */
export type ReadLine = { payment: StatementLine; at: Date } | { fault: string; at: Date | null }

const DONE = /^(?:ts|ok)$|succe|reuss|complet|effectue|termine|approved|settled|paye|\bpaid\b|neza|yarangiye/
const NOT_DONE = /not |un(?:success|paid|completed)|incomplet|fail|reject|cancel|revers|non |echou|annul/
const OUTGOING =
  /\b(?:debit|dr|out|outgoing|sent|send|withdraw\w*|cash ?out|transfer to|fees?|charges?|commission|sortie|retrait|envoi|kohereza|kubikuza|kwishyura serivisi)\b/
/** A spreadsheet has opened this file and thrown digits of the id away. */
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$/i
const AMOUNT_MAX = 1_000_000_000

export function readLine(cells: readonly string[], columns: Columns, isMonthFirst: boolean): ReadLine {
  const cell = (name: keyof Columns) => (columns[name] < 0 ? '' : (cells[columns[name]] ?? '').trim())
  const atMs = readMoment(
    columns.clock < 0 ? cell('time') : `${dayOf(cell('time'))} ${cell('clock')}`,
    isMonthFirst,
  )
  const at = atMs === null ? null : new Date(atMs)
  const fault = (message: string): ReadLine => ({ fault: message, at })
  const folded = (name: keyof Columns) => withoutAccents(cell(name)).toLowerCase()

  const status = folded('status')
  if (status && (NOT_DONE.test(status) || !DONE.test(status))) return fault(M.lineNotDone)
  const amountRwf = readRwf(cell('amount'))
  const sentRwf = readRwf(cell('debit'))
  if ((amountRwf ?? 0) < 0 || ((amountRwf ?? 0) === 0 && sentRwf) || OUTGOING.test(folded('type')))
    return fault(M.lineOutgoing)
  const isForeign = !/^(?:|rwf|frw)$/.test(folded('currency'))
  if (amountRwf === null || amountRwf === 0 || amountRwf > AMOUNT_MAX || isForeign) return fault(M.lineAmount)
  const transactionId = cell('id').replace(/^["'=]+|["']+$/g, '')
  const key = transactionKey(transactionId)
  if (SHORTENED.test(transactionId)) return fault(M.lineIdShortened)
  if (key.length < 4 || key.length > 40 || transactionId.length > 60) return fault(M.lineId)
  if (!at) return fault(M.lineTime)
  const payerNumber = numberOf(cell('payer'))
  return {
    at,
    payment: {
      transactionId,
      key,
      amountRwf,
      payerNumber,
      payerEnding: payerEnding(payerNumber),
      payerName: (cell('name') || nameBeside(cell('payer'))).slice(0, 200),
      paidAt: at,
    },
  }
}

/** `2026-11-20 00:00:00` beside a column of times is the day alone. */
const dayOf = (time: string) => time.replace(/[T\s]+0{1,2}:00(?::00)?(?:\s?am)?$/i, '')

/** `FRI:250788123456/MSISDN` → `250788123456`; what has no digits is no number. */
function numberOf(cell: string): string {
  const found = /\+?[\d*xX•#][\d*xX•#\s().-]{5,38}/.exec(cell)?.[0].trim() ?? ''
  return /\d{3}/.test(found) ? found : ''
}

/** `Eric MUGISHA (250788***456)`: one column for both. */
function nameBeside(cell: string): string {
  return cell.replace(/\(.*|FRI:.*|[\d*+].*/, '').trim()
}
