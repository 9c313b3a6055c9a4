// Enrolments: the learner's own courses, and the way from a student's name to their page.
export { StudentName } from './components/student-name.tsx'
export { courseStudentAddress, studentAddress } from './places.ts'
