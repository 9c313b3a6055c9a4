import type { DemoPeople, PackageCourse, PackageQuestion } from '@academy/contract/course-package'
import { drawn, wakingHour } from './demo-draw.ts'
import { DAY_MS, MINUTE_MS } from './demo-time.ts'

type Classmates = DemoPeople['classmates']

/** What a classmate handed in: an answer for each question, and the marks of those that a person marks. */
export interface DrawnWork {
  /** Position of the quiz in its course; null is the final exam. */
  quiz: number | null
  at: number
  minutes: number
  gradedAt: number
  answers: (number | string)[]
  marks: (number | null)[]
}
export interface DrawnStudy {
  email: string
  course: string
  enrolledAt: number
  /** When each lecture was completed, in the order of the course. */
  completedAt: number[]
  /** Other days on which they were there. */
  visitedAt: number[]
  works: DrawnWork[]
}

const HISTORY_DAYS = 88
const NEWEST_DAYS = { free: 0.4, paid: 2 }
/** The later a day, the more began on it. */
const GROWTH = 1.35
const STOPS_PERCENT = 24
const QUIZ_PERCENT = 78
const EXAM_PERCENT = 55
const WEEKENDS_PERCENT = 35
const DAYS_A_LECTURE = { least: 1.6, most: 7 }
/** Since the last lecture, for who still studies. */
const RECENT_DAYS = 6
const WRITTEN_ANSWER = 'I tried it on my phone and on a friend’s: only the second way gave what we expected.'

/** By the first name, as the demo's other people have theirs. */
export const emailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ .*/, '')
    .replaceAll(/[^a-z]/g, '')}@demo.impinga.rw`

/**
 * Students who fill a demo's last three months: their courses, progress, quizzes and exams by name alone, so that every demo academy
 * has the same ones. Some have stopped, some are far ahead, and at weekends it is quieter.
 */
export function drawStudies(
  { names, takenBy }: Classmates,
  courses: readonly PackageCourse[],
  now: number,
): DrawnStudy[] {
  return names.flatMap((name) =>
    courses
      .filter(({ key }) => drawn(name, key, 'takes') * 100 < (takenBy[key] ?? 0))
      .map((course) => drawStudy(name, course, now)),
  )
}

function drawStudy(name: string, course: PackageCourse, now: number): DrawnStudy {
  const { key, price, lectures } = course
  const hasWeekends = drawn(name, 'weekends') * 100 < WEEKENDS_PERCENT
  const at = (daysAgo: number) =>
    Math.min(wakingHour(now - daysAgo * DAY_MS, hasWeekends), now - 2 * MINUTE_MS)
  const newest = price > 0 ? NEWEST_DAYS.paid : NEWEST_DAYS.free
  const began = newest + (HISTORY_DAYS - newest) * drawn(name, key, 'begins') ** GROWTH
  const diligence = drawn(name, 'diligence')
  const pace = DAYS_A_LECTURE.least + (DAYS_A_LECTURE.most - DAYS_A_LECTURE.least) * (1 - diligence)
  const hasStopped = drawn(name, key, 'stops') * 100 < STOPS_PERCENT
  const until = hasStopped ? 1 + Math.floor(3 * drawn(name, key, 'after')) : lectures.length
  const days = lectures
    .slice(0, until)
    .map((_, nth) => began - (nth + 0.3 + 0.6 * drawn(name, key, `${nth}`)) * pace)
    .filter((daysAgo) => daysAgo > 0)
  const visits = days.map((daysAgo, nth) => daysAgo + pace * drawn(name, key, 'visit', `${nth}`) * 0.5)
  if (!hasStopped && days.length < lectures.length) visits.push(RECENT_DAYS * drawn(name, key, 'recent'))
  return {
    email: emailOf(name),
    course: key,
    enrolledAt: at(began),
    completedAt: days.map(at),
    visitedAt: visits.filter((daysAgo) => daysAgo < began).map(at),
    works: drawWorks({ name, course, days, pace, diligence, at, now }),
  }
}

interface Worker {
  name: string
  course: PackageCourse
  days: readonly number[]
  pace: number
  diligence: number
  at: (daysAgo: number) => number
  now: number
}

/** Each quiz on the day of its lecture, for most; the exam some days after the last one. */
function drawWorks({ name, course, days, pace, diligence, at, now }: Worker): DrawnWork[] {
  const { key, quizzes, finalExam, lectures } = course
  const work = (
    quiz: number | null,
    daysAgo: number,
    timeLimit: number,
    asked: readonly PackageQuestion[],
  ) => {
    const seed = `${name}|${key}|${quiz}`
    const handedInAt = at(daysAgo)
    return {
      quiz,
      at: handedInAt,
      minutes: Math.max(2, Math.round(timeLimit * (0.35 + 0.55 * drawn(seed, 'minutes')))),
      gradedAt: Math.min(handedInAt + (0.1 + 2.5 * drawn(seed, 'graded')) * DAY_MS, now - MINUTE_MS),
      ...answersTo(asked, diligence, seed),
    }
  }
  const works = quizzes.flatMap(({ lectureIndex, timeLimit, questions }, quiz) => {
    const daysAgo = days[lectureIndex ?? lectures.length - 1]
    const isDone = daysAgo !== undefined && drawn(name, key, `${quiz}`, 'hands in') * 100 < QUIZ_PERCENT
    return isDone ? [work(quiz, Math.max(0.2, daysAgo - 0.1), timeLimit, questions)] : []
  })
  const last = days[lectures.length - 1]
  const examDay = last === undefined ? 0 : last - (0.5 + drawn(name, key, 'exam day')) * pace
  if (finalExam && examDay > 1 && drawn(name, key, 'exam') * 100 < EXAM_PERCENT)
    works.push(work(null, examDay, finalExam.timeLimit, finalExam.questions))
  return works
}

/** The more diligent, the more is right; what was written has its marks, whole ones. */
function answersTo(questions: readonly PackageQuestion[], diligence: number, seed: string) {
  const share = 0.5 + 0.45 * diligence
  const isRight = (at: number) => drawn(seed, 'right', `${at}`) < share
  return {
    answers: questions.map(({ options = [], correctOption }, at) => {
      if (correctOption === undefined) return WRITTEN_ANSWER
      return isRight(at) ? correctOption : (correctOption + 1) % options.length
    }),
    marks: questions.map(({ marks, correctOption }, at) => {
      if (correctOption !== undefined) return null
      return isRight(at) ? marks : Math.floor(marks / 2)
    }),
  }
}
