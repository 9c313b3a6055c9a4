// The attendance room: who was there on which day of class, by the instructor's hand or by the students' own check-in, and the
// attendance that a course asks for. It warns of who has less; what follows from that is certificates.
export { attendanceRoutes } from './routes.ts'
