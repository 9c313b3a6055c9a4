// The payments room: a student says that they paid, and an admin or a provider decides. It holds requests, evidence and
// statements, never money; being enrolled is enrolments, and what a decision gave is not taken back here.

export { approveRequest, rejectRequest } from './decide.ts'
export { paymentsJobs, scheduleFollowing } from './providers/begin.ts'
export { requestPayment } from './request.ts'
export { importStatement } from './statements/import.ts'
export { scheduleJudging } from './statements/judge.ts'
