// Attendance: who was there on which day of class, marked by the instructor or by the student's own check-in.
export * from './contract.ts'
export * as ATTENDANCE_MESSAGES from './messages.ts'
export * from './rules.ts'
export * from './shapes.ts'
