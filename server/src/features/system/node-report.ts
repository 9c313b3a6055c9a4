import { z } from 'zod'

export const counts = z.array(z.number()).readonly()

/** What a node says of itself, as it stands in its row. */
export const nodeReport = z.object({
  version: z.string(),
  calls: z.object({
    byCall: z.record(z.string(), counts),
    steps: z.array(z.object({ at: z.string(), counts })),
  }),
  liveConnections: z.number(),
  pool: z.object({ max: z.number(), inUse: z.number(), idle: z.number(), waiting: z.number() }),
  databaseLatencyMs: z.number().nullable(),
  diskFreeBytes: z.number().nullable(),
})

export type NodeReport = z.infer<typeof nodeReport>

/** The columns of a node's row beside its name and its times. */
export interface ToldByNode {
  report: NodeReport
  mail_sent_at: Date | null
  mail_failed_at: Date | null
  mail_failure_kind: string | null
  mail_failure_line: string | null
}
