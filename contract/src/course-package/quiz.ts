import { z } from 'zod'
import {
  OPTION_MAX_LENGTH,
  OPTIONS_MAX,
  OPTIONS_MIN,
  QUESTION_MAX_LENGTH,
  QUESTION_TYPES,
  QUESTIONS_MAX,
  sumMarks,
} from '../attempts/rules.ts'
import {
  EXAM_MARKS_MAX,
  EXAM_MARKS_MIN,
  EXAM_PASSING_DEFAULT_PERCENT,
  EXAM_PASSING_MAX_PERCENT,
  EXAM_PASSING_MIN_PERCENT,
  EXAM_TIME_DEFAULT_MINUTES,
  EXAM_TIME_MAX_MINUTES,
  EXAM_TIME_MIN_MINUTES,
} from '../final-exams/rules.ts'
import {
  QUESTION_MARKS_DEFAULT,
  QUESTION_MARKS_MAX,
  QUESTION_MARKS_MIN,
  QUIZ_DESCRIPTION_MAX_LENGTH,
  QUIZ_PASS_PERCENT,
  QUIZ_TIME_DEFAULT_MINUTES,
  QUIZ_TIME_MAX_MINUTES,
  QUIZ_TIME_MIN_MINUTES,
  QUIZ_TITLE_MAX_LENGTH,
} from '../quizzes/rules.ts'
import { packageImagePath } from './lecture.ts'
import * as say from './messages.ts'
import { text } from './text.ts'

const quizMarks = z
  .number()
  .min(QUESTION_MARKS_MIN)
  .max(QUESTION_MARKS_MAX)
  .refine((marks) => Number.isInteger(marks * 2), say.halfMarks)
const examMarks = z.int().min(EXAM_MARKS_MIN).max(EXAM_MARKS_MAX)

/** A written question has no options; a multiple-choice one names one of at least two. */
const questionWith = (marks: z.ZodType<number>) =>
  z
    .strictObject({
      question: text(QUESTION_MAX_LENGTH),
      questionType: z.enum(QUESTION_TYPES),
      options: z.array(text(OPTION_MAX_LENGTH)).max(OPTIONS_MAX).optional(),
      correctOption: z.int().optional(),
      marks: marks.default(QUESTION_MARKS_DEFAULT),
      image: z
        .strictObject({ url: packageImagePath, alt: z.string().trim().max(500).default('') })
        .optional(),
    })
    .superRefine(({ questionType, options = [], correctOption }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      if (questionType === 'written') {
        if (options.length > 0 || correctOption !== undefined) refuse('questionType', say.writtenOptions)
      } else if (options.length < OPTIONS_MIN) refuse('options', say.fewOptions)
      else if (correctOption === undefined || options[correctOption] === undefined)
        refuse('correctOption', say.correctOption)
    })

const questionsWith = (marks: z.ZodType<number>) => z.array(questionWith(marks)).min(1).max(QUESTIONS_MAX)

const named = { title: text(QUIZ_TITLE_MAX_LENGTH), description: text(QUIZ_DESCRIPTION_MAX_LENGTH) }
const totalMarks = z.number().optional()

interface Summed {
  totalMarks?: number | undefined
  questions: { marks: number }[]
}
function checkTotal({ totalMarks, questions }: Summed, context: z.RefinementCtx): void {
  const sum = sumMarks(questions.map(({ marks }) => marks))
  if (totalMarks !== undefined && totalMarks !== sum)
    context.addIssue({ code: 'custom', path: ['totalMarks'], message: say.totalMarks(sum) })
}

export const packageQuiz = z
  .strictObject({
    ...named,
    totalMarks,
    timeLimit: z
      .int()
      .min(QUIZ_TIME_MIN_MINUTES)
      .max(QUIZ_TIME_MAX_MINUTES)
      .default(QUIZ_TIME_DEFAULT_MINUTES),
    passingScore: z.number().min(0).max(100).default(QUIZ_PASS_PERCENT),
    lectureIndex: z.int().min(0).nullable().default(null),
    questions: questionsWith(quizMarks),
    sourceQuizId: z.union([z.string(), z.number()]).optional(),
  })
  .superRefine(checkTotal)

export const packageFinalExam = z
  .strictObject({
    ...named,
    totalMarks,
    timeLimit: z
      .int()
      .min(EXAM_TIME_MIN_MINUTES)
      .max(EXAM_TIME_MAX_MINUTES)
      .default(EXAM_TIME_DEFAULT_MINUTES),
    passingScore: z
      .number()
      .min(EXAM_PASSING_MIN_PERCENT)
      .max(EXAM_PASSING_MAX_PERCENT)
      .default(EXAM_PASSING_DEFAULT_PERCENT),
    questions: questionsWith(examMarks),
  })
  .superRefine(checkTotal)

export type PackageQuiz = z.infer<typeof packageQuiz>
export type PackageFinalExam = z.infer<typeof packageFinalExam>
export type PackageQuestion = PackageQuiz['questions'][number]
