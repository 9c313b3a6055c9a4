import { z } from 'zod'
import { packageMessages as say } from './messages.ts'
import { text } from './text.ts'

const questionShape = z.strictObject({
  question: text(5_000),
  questionType: z.enum(['multiple-choice', 'written']),
  options: z.array(z.string().max(2_000)).max(26).optional(),
  correctOption: z.int().optional(),
  marks: z.number().min(0.5).max(100).default(1),
})

/** A written question has no options; a multiple-choice one names one of at least two. */
export const packageQuestion = questionShape.superRefine((question, context) => {
  const { questionType, options, correctOption } = question
  if (questionType === 'written') {
    if (options?.length || correctOption !== undefined)
      context.addIssue({ code: 'custom', path: ['questionType'], message: say.writtenOptions })
    return
  }
  const filled = (options ?? []).filter((option) => option.trim() !== '')
  if (filled.length < 2) context.addIssue({ code: 'custom', path: ['options'], message: say.fewOptions })
  else if (correctOption === undefined || !options?.[correctOption]?.trim())
    context.addIssue({ code: 'custom', path: ['correctOption'], message: say.correctOption })
})

export const packageQuiz = z
  .strictObject({
    title: text(200),
    description: text(5_000),
    timeLimit: z.int().min(1).max(180).default(30),
    totalMarks: z.number().optional(),
    lectureIndex: z.int().min(0).nullable().default(null),
    questions: z.array(packageQuestion).min(1).max(200),
    sourceQuizId: z.union([z.string(), z.number()]).optional(),
  })
  .superRefine((quiz, context) => {
    const sum = quiz.questions.reduce((total, question) => total + question.marks, 0)
    if (quiz.totalMarks !== undefined && quiz.totalMarks !== sum)
      context.addIssue({ code: 'custom', path: ['totalMarks'], message: say.totalMarks(sum) })
  })

export type PackageQuiz = z.infer<typeof packageQuiz>
