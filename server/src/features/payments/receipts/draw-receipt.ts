import type { AcademySettings } from '@academy/contract/academy'
import { formatPayerNumber, PROVIDER_NAMES, RECEIPT_WORDING as WORDING } from '@academy/contract/payments'
import { formatDateTime, formatMoney } from '@academy/contract/text'
import { canWrite, closePdf, openPdf, type Pdf, writeText } from '../../../services/pdf/index.ts'
import type { PaymentRow } from '../store.ts'
import { drawMark } from './draw-mark.ts'

const INK = '#101A16'
const QUIET = '#55675E'
const GREEN = '#0E6446'
const TINT = '#DDF0E5'
const LINE = '#D3DDD7'

// Millimetres of A5.
const PAGE = { width: 148, height: 210, left: 14, right: 134 }
const WIDTH = PAGE.right - PAGE.left
const VALUE_LEFT = 54
const ROW = { top: 86, size: 3.7, pad: 4.4 }

/** The email stands for a name that the fonts cannot write. */
type Payer = { name: string; email: string }

/** The receipt of an approved payment: A5, everything in vectors and embedded letters. The same payment gives the same bytes. */
export function drawReceipt(row: PaymentRow, student: Payer, academy: AcademySettings): Promise<Uint8Array> {
  const doc = openPdf({
    title: WORDING.documentTitle(row.reference),
    author: academy.name,
    subject: row.course_title,
    at: row.reviewed_at ?? row.requested_at,
    size: 'A5',
  })
  drawHead(doc, row, academy)
  drawSum(doc, row)
  const below = factsOf(row, student).reduce((y, fact) => drawFact(doc, fact, y), ROW.top)
  drawFoot(doc, row, academy, below)
  return closePdf(doc)
}

function drawHead(doc: Pdf, row: PaymentRow, academy: AcademySettings): void {
  doc.rect(0, 0, PAGE.width, 3).fill(GREEN)
  drawMark(doc, { left: PAGE.left, top: 15, side: 11 })
  writeText(doc, academy.name, {
    x: PAGE.left + 14.5,
    y: 23.2,
    size: 7.4,
    face: 'display',
    color: INK,
    width: 62,
    minSize: 4,
    maxLines: 1,
    tracking: -0.03,
  })
  writeText(doc, WORDING.title, { x: PAGE.right, y: 19.4, size: 3.6, color: QUIET, align: 'right' })
  writeText(doc, row.reference, { x: PAGE.right, y: 25.4, size: 5, face: 'mono', color: INK, align: 'right' })
}

function drawSum(doc: Pdf, row: PaymentRow): void {
  doc.roundedRect(PAGE.left, 36, WIDTH, 38, 3).fill(TINT)
  writeText(doc, formatMoney(row.price_rwf), {
    x: PAGE.left + 8,
    y: 56,
    size: 12.5,
    face: 'display',
    color: GREEN,
    tracking: -0.03,
    width: 76,
    minSize: 7,
    maxLines: 1,
  })
  writeText(doc, row.course_title, {
    x: PAGE.left + 8,
    y: 65.4,
    size: 4,
    face: 'semibold',
    color: INK,
    width: WIDTH - 16,
    minSize: 3,
    maxLines: 1,
  })
  doc.roundedRect(PAGE.right - 32, 46.9, 24, 9.4, 4.7).fill(GREEN)
  writeText(doc, WORDING.paid, {
    x: PAGE.right - 20,
    y: 52.9,
    size: 4,
    face: 'bold',
    color: '#FFFFFF',
    align: 'center',
  })
}

type Fact = { label: string; value: string; isCode?: boolean }

/** What was not told is left out: every part of the evidence may be missing. */
function factsOf(row: PaymentRow, student: Payer): Fact[] {
  const approvedAt = formatDateTime(row.reviewed_at ?? row.requested_at)
  const facts: (Fact | null)[] = [
    { label: WORDING.student, value: canWrite(student.name, 'semibold') ? student.name : student.email },
    { label: WORDING.course, value: row.course_title },
    { label: WORDING.amount, value: formatMoney(row.price_rwf) },
    { label: WORDING.method, value: PROVIDER_NAMES[row.provider] },
    row.transaction_id ? { label: WORDING.transactionId, value: row.transaction_id, isCode: true } : null,
    row.payer_number ? { label: WORDING.payerNumber, value: formatPayerNumber(row.payer_number) } : null,
    row.paid_at ? { label: WORDING.paidAt, value: formatDateTime(row.paid_at) } : null,
    {
      label: WORDING.approvedAt,
      value: row.reviewed_by_name ? WORDING.approvedBy(approvedAt, row.reviewed_by_name) : approvedAt,
    },
  ]
  return facts.filter((fact) => fact !== null)
}

/** @returns where the next one begins */
function drawFact(doc: Pdf, { label, value, isCode }: Fact, y: number): number {
  writeText(doc, label, { x: PAGE.left, y, size: ROW.size, color: QUIET })
  const { lastBaseline } = writeText(doc, value, {
    x: VALUE_LEFT,
    y,
    size: ROW.size,
    face: isCode ? 'mono' : 'semibold',
    color: INK,
    width: PAGE.right - VALUE_LEFT,
    minSize: 3,
    maxLines: 3,
  })
  doc.rect(PAGE.left, lastBaseline + 3, WIDTH, 0.2).fill(LINE)
  return lastBaseline + 3 + ROW.pad + 1
}

function drawFoot(doc: Pdf, row: PaymentRow, academy: AcademySettings, below: number): void {
  const small = { x: PAGE.left, size: 3.2, color: QUIET, width: WIDTH }
  writeText(doc, WORDING.kigaliTime, { ...small, y: below + 1.5 })
  if (academy.email || academy.phone)
    writeText(doc, WORDING.questions(row.reference), { ...small, y: 190.5, face: 'semibold', color: INK })
  writeText(doc, [academy.email, academy.phone, academy.location].filter(Boolean).join(' · '), {
    ...small,
    y: 195.8,
    minSize: 2.4,
    maxLines: 1,
  })
}
