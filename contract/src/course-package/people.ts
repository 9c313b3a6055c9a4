import { z } from 'zod'
import { FEEDBACK_MAX_LENGTH, QUESTIONS_MAX, WRITTEN_MAX_LENGTH } from '../attempts/rules.ts'
import { MESSAGE_MAX_LENGTH } from '../messages/rules.ts'
import { demoAnnouncement } from './demo-announcements.ts'
import { demoQuestion } from './demo-questions.ts'
import * as say from './messages.ts'
import { demoPayment, demoStatement } from './payments.ts'
import { courseKey, text } from './text.ts'

/** What a student handed in. Answers stand in the order of the questions: an option counted from 0, a text, or null. */
const handedIn = z.strictObject({
  answers: z.array(z.union([z.int().min(0).max(25), text(WRITTEN_MAX_LENGTH), z.null()])).max(QUESTIONS_MAX),
  daysAgo: z.number().min(0).max(365).default(1),
  /** How long it took. */
  minutes: z.number().min(0.5).max(300).default(5),
  /** What the instructor gave, by the position of the question; without any it waits for marks. */
  grades: z
    .array(
      z.strictObject({
        question: z.int().min(0),
        marks: z.number().min(0).max(100),
        feedback: z.string().max(FEEDBACK_MAX_LENGTH).default(''),
      }),
    )
    .default([]),
  feedback: z.string().max(FEEDBACK_MAX_LENGTH).default(''),
})

const enrolment = z.strictObject({
  course: courseKey,
  /** When they enrolled. */
  daysAgo: z.number().min(0).max(365).default(0),
  /** When they were there last; lectures were done between the two. Who never came has none. */
  lastDaysAgo: z.number().min(0).max(365).optional(),
  /** How many lectures are done, in the order of the course; "all" is 100 %. */
  completedLectures: z.union([z.int().min(0), z.literal('all')]).default(0),
  /** `quiz` is its position in the course. */
  quizzes: z.array(handedIn.extend({ quiz: z.int().min(0) })).default([]),
  finalExam: handedIn
    .extend({
      /** What came of a passed one: the instructor asked for the certificate, an admin approved it the day after. */
      certificate: z.enum(['requested', 'approved']).optional(),
    })
    .optional(),
})

const person = z.strictObject({
  name: text(100),
  email: z.email(say.email).max(254),
  role: z.enum(['user', 'instructor', 'admin']),
  mainrole: z.enum(['', 'superadmin']).default(''),
  /** One line for the list printed at start. */
  about: text(200),
  teaches: z.array(courseKey).default([]),
  enrolments: z.array(enrolment).default([]),
  payments: z.array(demoPayment).default([]),
})

const classmates = z.strictObject({
  names: z.array(text(100)).max(200),
  /** How many of a hundred take a course, by its key. */
  takenBy: z.record(courseKey, z.int().min(0).max(100)),
})

/** What two people wrote to each other, oldest first: the first of the two is 0. */
const conversation = z.strictObject({
  between: z.tuple([z.email(say.email), z.email(say.email)]),
  /** Without one an admin is among them. */
  course: courseKey.nullable().default(null),
  /** Of the last messages so many wait unread. */
  unread: z.int().min(0).max(20).default(0),
  messages: z
    .array(
      z.strictObject({
        from: z.union([z.literal(0), z.literal(1)]),
        hoursAgo: z.number().min(0).max(2000),
        text: text(MESSAGE_MAX_LENGTH),
      }),
    )
    .max(100),
})

/** The people of a demo academy. They all sign in with one password, printed at start. */
export const demoPeople = z
  .strictObject({
    password: z.string().min(8).max(100),
    people: z.array(person).min(1).max(500),
    conversations: z.array(conversation).max(200).default([]),
    questions: z.array(demoQuestion).max(200).default([]),
    announcements: z.array(demoAnnouncement).max(200).default([]),
    statement: demoStatement.optional(),
    /** Students who fill the last three months: the server draws what they did from their names. */
    classmates: classmates.default({ names: [], takenBy: {} }),
  })
  .superRefine(({ people }, context) => {
    const emails = new Set<string>()
    people.forEach(({ email, role, mainrole, teaches }, index) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['people', index, field], message })
      if (emails.has(email.toLowerCase())) refuse('email', say.emailTwice(email))
      emails.add(email.toLowerCase())
      if (teaches.length > 0 && role !== 'instructor') refuse('teaches', say.onlyInstructorsTeach)
      if (mainrole === 'superadmin' && role !== 'admin') refuse('mainrole', say.superadminIsAdmin)
    })
  })

export type DemoPeople = z.infer<typeof demoPeople>
export type DemoPerson = DemoPeople['people'][number]
export type DemoConversation = z.infer<typeof conversation>
export type DemoHandedIn = z.infer<typeof handedIn>
export type DemoExam = NonNullable<z.infer<typeof enrolment>['finalExam']>
