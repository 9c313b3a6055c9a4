import { z } from 'zod'

const mark = z.object({ present: z.boolean(), notes: z.string() })
/** By whom and when; no name is the student's own. */
const theirMark = z.object({ mark: mark.nullable(), by: z.string().nullable(), at: z.string() })

/** What a refusal may know beside its sentence, so that a page can lead on from it. */
const failureDetails = z.object({
  /** The course that is not the caller's: where they may enrol. */
  courseId: z.string().optional(),
  /** What is left before the final exam opens. */
  missingLectures: z.array(z.object({ _id: z.string(), title: z.string() })).optional(),
  /** What somebody else has saved meanwhile, beside what was about to be saved; null stands for no mark. */
  conflicts: z
    .array(z.object({ studentId: z.string(), name: z.string(), yours: mark.nullable(), theirs: theirMark }))
    .optional(),
  /** The version that those were read at. */
  version: z.number().optional(),
})
export type FailureDetails = z.infer<typeof failureDetails>

/** Every failure of every call: one sentence for the person; `fields` are sentences too, of a refused input. */
export const failure = failureDetails.extend({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.infer<typeof failure>
