import { z } from 'zod'
import { id } from './ids.ts'
import { message } from './replies.ts'
import { DELETED_AT_A_TIME } from './rules.ts'

interface ManyMessages {
  idInvalid: string
  noneChosen: string
  tooMany: (most: number) => string
}

/** The body of an act on the rows that were chosen in a list. */
export const chosenBody = ({ idInvalid, noneChosen, tooMany }: ManyMessages) =>
  z.object({
    ids: z
      .array(id(idInvalid), { error: noneChosen })
      .min(1, noneChosen)
      .max(DELETED_AT_A_TIME, tooMany(DELETED_AT_A_TIME)),
  })

/** One of several that an act spares, by name; what is gone already, or is not the caller's, has none. */
export const refused = z.object({ _id: z.string(), name: z.string().nullable(), message: z.string() })
export type Refused = z.infer<typeof refused>

/** What is answered after several were deleted, each for itself. */
export const deletedMany = message.extend({ deleted: z.array(z.string()), refused: z.array(refused) })
