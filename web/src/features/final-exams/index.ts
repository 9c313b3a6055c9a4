// Final exams: written, listed and marked by who teaches the course. Sitting one is attempts.
export { examAddress, openExamAddress } from './places.ts'
