// Final exams: written, listed and marked by who teaches the course, and by admins. Sitting one is attempts.
export { examPlacesOf, useExamPlaces } from './places.ts'
