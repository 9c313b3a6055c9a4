import { z } from 'zod'

/** A device on which somebody is signed in. */
export const session = z.object({
  _id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof session>
