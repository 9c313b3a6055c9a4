// Students: who studies a course, seen by who teaches it. A name's way to their page is enrolments.
export { STUDENTS_ADDRESS, studentsAddress } from './addresses.ts'
