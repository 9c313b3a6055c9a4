// The users room: accounts, sessions, roles, preferences, sign-in with Google or GitHub, the first superadmin.
// It knows no course: what somebody studies or teaches is the rooms below, which use this door.

export { captchaMemory } from './captcha-store.ts'
export { createUser } from './create-user.ts'
export { fillEmailKeys } from './email-keys.ts'
export { scheduleForgetting, usersJobs } from './jobs.ts'
export { markDevice } from './known-device.ts'
export { passwordProblem, requireUncommon } from './password-choice.ts'
export { acceptMail, refuseMail } from './refused-mail-store.ts'
export { roleChangedJob } from './roles.ts'
export { linkTo } from './secret-links.ts'
export {
  deleteInvitationLinks,
  findInvitationByLink,
  insertInvitationLink,
  isSetupLink,
  takeInvitationLink,
} from './secrets-store.ts'
export { openSession } from './sessions.ts'
export { appointSuperadmin, prepareFirstSuperadmin } from './setup.ts'
export { findUser, findUserByEmail, type UserRow } from './store.ts'
