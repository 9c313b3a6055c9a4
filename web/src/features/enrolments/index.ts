// Enrolments: who studies what; here the way from a student's name to their page.
export { StudentName } from './components/student-name.tsx'
