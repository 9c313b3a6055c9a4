import { type Services, systemContext } from '../../../http/context.ts'
import { type JobHandler, onJob } from '../../../services/jobs/index.ts'
import { selectToDraw } from '../requests/batches-store.ts'
import { waitingJob } from '../requests/tell-waiting.ts'
import { drawIntoPlace } from './draw-into-place.ts'
import { askToDraw, askToDrawBatch, drawBatchJob, drawCertificateJob } from './drawing-jobs.ts'

/** Drawn before other jobs have their turn. */
const ROUND = 10

export function certificatesJobs(services: Services): JobHandler[] {
  return [
    onJob(drawCertificateJob, (drawing) => drawIntoPlace(services, drawing)),
    onJob(drawBatchJob, ({ batchId, after }) => drawRound(services, batchId, after)),
    waitingJob(services),
  ]
}

/** One that fails does not keep the others waiting: it is tried again for itself. */
async function drawRound(services: Services, batchId: string, after: string): Promise<void> {
  const ctx = systemContext(services)
  const round = await selectToDraw(ctx.db, batchId, after, ROUND)
  for (const { certificateId } of round) {
    const drawing = { certificateId, replacing: null }
    try {
      await drawIntoPlace(services, drawing)
    } catch (err) {
      ctx.log.error({ err, certificateId }, 'a certificate of a batch could not be drawn')
      await askToDraw(ctx, drawing)
    }
  }
  const last = round.at(-1)
  if (last && round.length === ROUND) await askToDrawBatch(ctx, batchId, last.requestId)
}
