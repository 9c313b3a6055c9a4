// Enrolments: who studies which course. Paying for one is payments; how far one has come is progress.
export * from './contract.ts'
export * as ENROLMENT_MESSAGES from './messages.ts'
export * from './notes.ts'
export * from './rules.ts'
