// Invitations: who is asked to join, as what and for which courses, until they set a password.
export * from './contract.ts'
export * as INVITATION_MESSAGES from './messages.ts'
export * from './rules.ts'
