import { z } from 'zod'
import { QUESTION_STATES } from './rules.ts'

/** Who wrote it, as classmates read them; a teacher as they were when they wrote. Deleted people read 'Deleted user'. */
const author = z.object({ name: z.string(), isTeacher: z.boolean(), isYou: z.boolean() })
const titled = z.object({ _id: z.string(), title: z.string() })

/** A question in the list under its lecture. */
export const questionRow = z.object({
  _id: z.string(),
  title: z.string(),
  /** The beginning of its text, on one line. */
  excerpt: z.string(),
  author,
  askedAt: z.iso.datetime(),
  state: z.enum(QUESTION_STATES),
  /** Those that the class sees. */
  answers: z.number(),
  /** How many people find it useful, and whether the caller is one of them. */
  useful: z.number(),
  isUseful: z.boolean(),
})
export type QuestionRow = z.infer<typeof questionRow>

/** A question whole. */
export const question = questionRow.omit({ excerpt: true }).extend({
  course: titled,
  lecture: titled,
  body: z.string(),
  editedAt: z.iso.datetime().nullable(),
  isSubscribed: z.boolean(),
  /** What the caller may do with it now. */
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
  /** Marks an answer, hides and shows. */
  mayModerate: z.boolean(),
})
export type Question = z.infer<typeof question>

export const answer = z.object({
  _id: z.string(),
  body: z.string(),
  author,
  answeredAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  useful: z.number(),
  isUseful: z.boolean(),
  /** Marked by who teaches as the one that helps. */
  isAccepted: z.boolean(),
  isHidden: z.boolean(),
  mayEdit: z.boolean(),
})
export type Answer = z.infer<typeof answer>

/** What was asked before in the same course, for who is about to ask. */
export const similarQuestion = z.object({
  _id: z.string(),
  title: z.string(),
  lecture: titled,
  state: z.enum(QUESTION_STATES),
  answers: z.number(),
})

/** A question in the list of who teaches. */
export const taughtQuestion = z.object({
  _id: z.string(),
  title: z.string(),
  course: titled,
  lecture: titled,
  author: z.string(),
  askedAt: z.iso.datetime(),
  state: z.enum(QUESTION_STATES),
  answers: z.number(),
  useful: z.number(),
})
export type TaughtQuestion = z.infer<typeof taughtQuestion>
