// Final exams: written, listed and marked by who teaches the course, and by admins; a student's way to one and what came of it. The sitting itself is attempts.
export { examAddressesOf, useExamAddresses } from './addresses.ts'
