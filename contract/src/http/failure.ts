import { z } from 'zod'

/** Every failure of every call: one sentence for the person, and the fields it concerns when there are any. */
export const failure = z.object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() })
export type Failure = z.infer<typeof failure>
