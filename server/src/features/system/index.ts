// How the academy runs: each node says every few seconds how it does, and any of them tells superadmins of all. Jobs that failed are
// tried again or dropped here. What a process counts is counted in `services/figures`.
export { type Reports, startReports } from './start-reports.ts'
