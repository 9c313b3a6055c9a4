import { z } from 'zod'
import { ANSWER_MAX_LENGTH, QUESTION_BODY_MAX_LENGTH, QUESTION_TITLE_MAX_LENGTH } from '../questions/rules.ts'
import * as say from './messages.ts'
import { courseKey, text } from './text.ts'

const written = {
  by: z.email(say.email),
  hoursAgo: z.number().min(0).max(2000),
  /** Who finds it useful. */
  usefulTo: z.array(z.email(say.email)).max(100).default([]),
}

/** What somebody asked under a lecture, and what came of it. Without an answer of who teaches or a marked one it waits. */
export const demoQuestion = z.strictObject({
  ...written,
  course: courseKey,
  /** Its position in the course. */
  lecture: z.int().min(0),
  title: text(QUESTION_TITLE_MAX_LENGTH),
  text: text(QUESTION_BODY_MAX_LENGTH),
  answers: z
    .array(
      z.strictObject({ ...written, text: text(ANSWER_MAX_LENGTH), isMarked: z.boolean().default(false) }),
    )
    .max(100)
    .default([]),
})
