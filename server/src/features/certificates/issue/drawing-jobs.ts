import type { Context } from '../../../http/context.ts'
import { defineJob } from '../../../services/jobs/index.ts'

export interface Drawing {
  certificateId: string
  /** The file that stands there now: what somebody put there meanwhile stays. Null for the first. */
  replacing: string | null
}
export const drawCertificateJob = defineJob<Drawing>('draw-certificate')
/** Draws some of a batch and asks for the next round, so that other work comes in between. */
export const drawBatchJob = defineJob<{ batchId: string; after: string }>('draw-certificate-batch')

export const askToDraw = (ctx: Context, drawing: Drawing): Promise<void> =>
  ctx.jobs.add(drawCertificateJob, drawing, { key: `draw-certificate:${drawing.certificateId}` })

export const askToDrawBatch = (ctx: Context, batchId: string, after = ''): Promise<void> =>
  ctx.jobs.add(drawBatchJob, { batchId, after }, { key: `draw-certificate-batch:${batchId}` })
