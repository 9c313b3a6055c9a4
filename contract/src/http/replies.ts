import { z } from 'zod'

/** What a call answers that has nothing to show but a sentence. */
export const message = z.object({ message: z.string() })
