/** What is said of quizzes and exams in the bell and by mail. Names and titles go in as they are. */
export type MarkedParams = {
  title: string
  course: string
  marks: number
  total: number
}
type ChangedParams = MarkedParams & { before: number }

const said = ({ title, course, marks, total }: MarkedParams) =>
  `“${title}” in ${course} was graded: ${marks} of ${total} marks.`
const changed = ({ title, course, marks, total, before }: ChangedParams) =>
  `“${title}” in ${course} was graded anew: ${marks} of ${total} marks, ${before} before.`

export const ATTEMPT_NOTES = {
  quizGraded: (params: MarkedParams) => ({ title: 'Your quiz was graded', message: said(params), params }),
  quizChanged: (params: ChangedParams) => ({
    title: 'The marks of your quiz changed',
    message: changed(params),
    params,
  }),
  examPassed: (params: MarkedParams) => ({
    title: 'You passed the final exam',
    message: said(params),
    params,
  }),
  examNotPassed: (params: MarkedParams) => ({
    title: 'You did not pass the final exam',
    message: said(params),
    params,
  }),
  examChangedPassed: (params: ChangedParams) => ({
    title: 'The marks of your final exam changed: you passed',
    message: changed(params),
    params,
  }),
  examChangedNotPassed: (params: ChangedParams) => ({
    title: 'The marks of your final exam changed: you did not pass',
    message: changed(params),
    params,
  }),
  keyMended: (params: { title: string; course: string }) => ({
    title: 'Your marks changed',
    message: `A question of “${params.title}” in ${params.course} had a wrong key. It was corrected, and with it your marks.`,
    params,
  }),
  extraTime: (params: { title: string; course: string; minutes: number; reason: string }) => ({
    title: 'You have more time',
    message: `${params.minutes} ${params.minutes === 1 ? 'minute was' : 'minutes were'} added to “${params.title}” in ${params.course}. Reason: ${params.reason}`,
    params,
  }),
  lateAccepted: (params: { title: string; course: string }) => ({
    title: 'Your late answers count',
    message: `Answers of yours to “${params.title}” in ${params.course} arrived after the end. They were accepted.`,
    params,
  }),
  submissionsWait: (params: { title: string; course: string; count: number }) => ({
    title: params.count === 1 ? '1 submission waits' : `${params.count} submissions wait`,
    message: `Written answers to “${params.title}” in ${params.course} wait for your marks.`,
    params,
  }),
} as const
