import { z } from 'zod'
import {
  COURSE_CATEGORIES,
  COURSE_TYPES,
  DESCRIPTION_MAX_LENGTH,
  DURATION_MAX_WEEKS,
  DURATION_MIN_WEEKS,
  PRICE_MAX_RWF,
  TITLE_MAX_LENGTH,
} from '../courses/rules.ts'
import { packageImagePath, packageLecture } from './lecture.ts'
import * as say from './messages.ts'
import { packageFinalExam, packageQuiz } from './quiz.ts'
import { text } from './text.ts'

const count = z.int().optional()

function packageCourse(categories: readonly string[]) {
  return z
    .strictObject({
      key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, say.keyShape),
      title: text(TITLE_MAX_LENGTH),
      description: text(DESCRIPTION_MAX_LENGTH),
      category: z.enum(categories as [string, ...string[]]),
      duration: z.int().min(DURATION_MIN_WEEKS).max(DURATION_MAX_WEEKS),
      courseType: z.enum(COURSE_TYPES).optional(),
      price: z.int().min(0).max(PRICE_MAX_RWF).default(0),
      createdBy: text(300).optional(),
      licence: z.string().max(200).optional(),
      image: packageImagePath.optional(),
      lectures: z.array(packageLecture).max(500),
      quizzes: z.array(packageQuiz).max(500).default([]),
      finalExam: packageFinalExam.optional(),
      // Totals that an export may carry for its readers.
      lectureCount: count,
      quizCount: count,
      questionCount: count,
    })
    .superRefine((course, context) => {
      if (course.courseType === 'free' && course.price > 0)
        context.addIssue({ code: 'custom', path: ['price'], message: say.freeWithPrice })
      course.quizzes.forEach((quiz, index) => {
        if (quiz.lectureIndex === null || quiz.lectureIndex < course.lectures.length) return
        const message = say.lectureIndex(course.lectures.length)
        context.addIssue({ code: 'custom', path: ['quizzes', index, 'lectureIndex'], message })
      })
    })
}

/** The course package: what `academy import` takes and `academy export` writes. Unknown fields are errors. */
export function coursePackage(categories: readonly string[] = COURSE_CATEGORIES) {
  return z
    .strictObject({
      about: z.string().max(10_000).optional(),
      courses: z.array(packageCourse(categories)).min(1).max(1_000),
    })
    .superRefine(({ courses }, context) => {
      const keys = new Set<string>()
      courses.forEach(({ key }, index) => {
        if (keys.has(key))
          context.addIssue({ code: 'custom', path: ['courses', index, 'key'], message: say.keyTwice(key) })
        keys.add(key)
      })
    })
}

export type CoursePackage = z.infer<ReturnType<typeof coursePackage>>
export type PackageCourse = CoursePackage['courses'][number]
