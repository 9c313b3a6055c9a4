import { z } from 'zod'

/** What a refusal may know beside its sentence, so that a page can lead on from it. */
const failureDetails = z.object({
  /** The course that is not the caller's: where they may enrol. */
  courseId: z.string().optional(),
  /** What is left before the final exam opens. */
  missingLectures: z.array(z.object({ _id: z.string(), title: z.string() })).optional(),
})
export type FailureDetails = z.infer<typeof failureDetails>

/** Every failure of every call: one sentence for the person; `fields` are sentences too, of a refused input. */
export const failure = failureDetails.extend({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.infer<typeof failure>
