import { lectureAddress } from '../courses/index.ts'
/** In a lecture's address: the question that is open. */
export const QUESTION_PARAM = 'question'
/** What waits for who teaches, and what was answered. */
export const QUESTIONS_ADDRESS = '/instructor/questions'
/** A question opens under its lecture, which plays on. */
export const questionAddress = (lectureId: string, id: string) =>
  `${lectureAddress(lectureId)}?${QUESTION_PARAM}=${id}`
export const taughtQuestionAddress = (id: string) => `${QUESTIONS_ADDRESS}/${id}`
