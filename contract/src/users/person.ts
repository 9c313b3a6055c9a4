import { z } from 'zod'

/** Somebody in a list of somebody else's. */
export const person = z.object({ _id: z.string(), name: z.string(), email: z.string() })
export type Person = z.infer<typeof person>
