import { type Services, systemContext } from '../../../http/context.ts'
import { selectUndrawn } from '../requests/batches-store.ts'
import { askToDraw, askToDrawBatch } from './drawing-jobs.ts'

/** At the start: what is approved is drawn, though its job was lost. A backup holds no queue, and a process that was killed
 * at work keeps its job for some minutes more. */
export async function scheduleDrawing(services: Services): Promise<void> {
  const ctx = systemContext(services)
  for (const { batchId, certificateId } of await selectUndrawn(ctx.db)) {
    if (batchId) await askToDrawBatch(ctx, batchId)
    else if (certificateId) await askToDraw(ctx, { certificateId, replacing: null })
  }
}
