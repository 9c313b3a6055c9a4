// People and how they get in: accounts, sessions, roles, preferences, sign-in with Google or GitHub.
// What a person studies or teaches belongs to the rooms below.
export * from './contract.ts'
export type { EmailState } from './email-change.ts'
export * as EMAIL_MESSAGES from './email-messages.ts'
export { emailAddress, newEmailAddress, newPassword, otp, personName } from './fields.ts'
export * as USER_MESSAGES from './messages.ts'
export * from './oauth-failures.ts'
export { type ListedUser, listedUser, type PeopleFilters } from './people.ts'
export * from './person.ts'
export * from './rules.ts'
export { type Session, session } from './session.ts'
