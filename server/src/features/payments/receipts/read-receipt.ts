import { PAYMENT_MESSAGES as M, RECEIPT_WORDING } from '@academy/contract/payments'
import { type Context, signedIn } from '../../../http/context.ts'
import type { FileReply } from '../../../http/file-reply.ts'
import { conflict } from '../../../http/problem.ts'
import { paymentForStudent } from '../access.ts'
import { drawReceipt } from './draw-receipt.ts'

/** Drawn when it is asked for: nothing of it is kept.
 * @throws Problem 404 for another person's payment, 409 until it is approved */
export async function readReceipt(ctx: Context, id: string): Promise<FileReply> {
  const row = await paymentForStudent(ctx, id)
  if (row.status !== 'approved') throw conflict(M.receiptNotYet)
  const bytes = await drawReceipt(row, signedIn(ctx), ctx.academy)
  return { source: { bytes }, fileName: RECEIPT_WORDING.fileName(row.reference), isDownload: true }
}
