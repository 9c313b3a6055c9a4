import { z } from 'zod'
import { ANNOUNCEMENT_TEXT_MAX_LENGTH, ANNOUNCEMENT_TITLE_MAX_LENGTH } from '../announcements/rules.ts'
import { ROLES } from '../users/rules.ts'
import * as say from './messages.ts'
import { courseKey, text } from './text.ts'

/** What staff announced, or are going to: a negative number of hours is still to come. */
export const demoAnnouncement = z.strictObject({
  by: z.email(say.email),
  hoursAgo: z.number().min(-2000).max(2000),
  /** One of them, or neither for everybody. */
  course: courseKey.nullable().default(null),
  role: z.enum(ROLES).nullable().default(null),
  title: text(ANNOUNCEMENT_TITLE_MAX_LENGTH),
  text: text(ANNOUNCEMENT_TEXT_MAX_LENGTH),
  /** From the day of the demo on. */
  pinnedForDays: z.int().min(0).max(300).nullable().default(null),
  /** Who has opened it. */
  readBy: z.array(z.email(say.email)).max(100).default([]),
})
