import { z } from 'zod'
import { BODY_BYTES, endpoint, id, message, pageQuery, pageReply } from '../http/index.ts'
import { emailChangeContract } from './email-change.ts'
import { emailAddress, newEmailAddress, newPassword, otp, password, personName } from './fields.ts'
import * as M from './messages.ts'
import { peopleContract } from './people.ts'
import { MAIN_ROLES, ROLES, SIGN_IN_METHODS } from './rules.ts'
import { session } from './session.ts'

const captcha = z.string().max(10_000).optional()
const activationToken = z
  .string({ error: M.activationGone })
  .min(1, M.activationGone)
  .max(200, M.activationGone)
const resetToken = z.string({ error: M.resetInvalid }).min(1, M.resetInvalid).max(200, M.resetInvalid)
export const preferences = z.object({
  emailNotifications: z.boolean(),
  courseUpdates: z.boolean(),
  profileVisibility: z.boolean(),
})
export type Preferences = z.infer<typeof preferences>

/** A person as they see themselves. `subscription` holds course ids; never a hash, code or token. */
export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  mainrole: z.enum(MAIN_ROLES),
  subscription: z.array(z.string()),
  preferences,
  signInMethods: z.array(z.enum(SIGN_IN_METHODS)),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
})
export type User = z.infer<typeof user>

/** A session begins: its token, and who it is for. */
export const signedIn = message.extend({ token: z.string(), user })
const anyText = z.string().max(2000).optional()
/** What a provider sends back; whatever it is, the person lands on /oauth-success. */
const oauthReturn = z.object({ code: anyText, state: anyText, error: anyText })
const nothing = z.undefined()
/** A school's lab, or a mobile provider's one address for many, is one network: the limits of a network let so many people pass. */
const SEATS = 300

export const usersContract = {
  login: endpoint('POST /api/user/login', {
    who: 'everyone',
    summary: 'Sign in with e-mail and password',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ email: emailAddress, password, captcha }),
    reply: signedIn,
    // Far above what a class needs: it only bounds the reading of bodies. Wrong passwords are counted by the action.
    limit: { max: SEATS * 10, perSeconds: 900, by: 'network' },
  }),
  register: endpoint('POST /api/user/register', {
    who: 'everyone',
    summary: 'Ask for an account; a code is mailed. Known and unknown addresses get the same answer',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ name: personName, email: newEmailAddress, password: newPassword, captcha }),
    reply: message.extend({ activationToken: z.string() }),
    limit: { max: SEATS * 2, perSeconds: 3600, by: 'network' },
  }),
  verify: endpoint('POST /api/user/verify', {
    who: 'everyone',
    summary: 'Turn the mailed code into an account and a session',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ otp, activationToken, captcha }),
    reply: signedIn,
    limit: { max: SEATS * 3, perSeconds: 900, by: 'network' },
  }),
  resendOtp: endpoint('POST /api/user/resend-otp', {
    who: 'everyone',
    summary: 'Mail a new code',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ activationToken }),
    reply: message,
    limit: { max: SEATS * 2, perSeconds: 3600, by: 'network' },
  }),
  me: endpoint('GET /api/user/me', { who: 'signed-in', summary: 'The caller', reply: z.object({ user }) }),
  updateMe: endpoint('PUT /api/user/me', {
    who: 'signed-in',
    summary: 'Change one’s own name',
    body: z.object({ name: personName }),
    reply: message.extend({ user }),
  }),
  updatePreferences: endpoint('PUT /api/user/me/preferences', {
    who: 'signed-in',
    summary: 'Choose e-mail, course updates and what classmates see',
    body: z.strictObject(preferences.shape).partial(),
    reply: message.extend({ preferences }),
  }),
  mySessions: endpoint('GET /api/user/me/sessions', {
    who: 'signed-in',
    summary: 'Where the caller is signed in',
    reply: z.object({ sessions: z.array(session) }),
  }),
  endSession: endpoint('DELETE /api/user/me/sessions/{id}', {
    who: 'signed-in',
    summary: 'Sign one device out',
    reply: message,
  }),
  logout: endpoint('POST /api/user/logout', {
    who: 'signed-in',
    summary: 'End this session',
    reply: message,
  }),
  changePassword: endpoint('POST /api/user/password', {
    who: 'signed-in',
    summary: 'Change the password; all other sessions end',
    body: z.object({ currentPassword: password, password: newPassword }),
    reply: message,
    limit: { max: 10, perSeconds: 900, by: 'caller' },
  }),
  ...emailChangeContract,
  forgot: endpoint('POST /api/user/forgot', {
    who: 'everyone',
    summary: 'Mail a reset link; the answer never tells whether the account exists',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ email: emailAddress, captcha }),
    reply: message,
    limit: { max: SEATS * 2, perSeconds: 3600, by: 'network' },
  }),
  reset: endpoint('POST /api/user/reset', {
    who: 'everyone',
    summary: 'Set a new password with the link’s token; ends every session',
    // An address with a token in it is kept by what stands in between: our own page sends it in the body.
    query: z.object({ token: resetToken.optional() }),
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ token: resetToken.optional(), password: newPassword }),
    reply: message,
    limit: { max: SEATS * 2, perSeconds: 3600, by: 'network' },
  }),
  setup: endpoint('POST /api/user/setup', {
    who: 'everyone',
    summary: 'Make the first superadmin with the link that the start printed',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({
      setupToken: z.string({ error: M.setupInvalid }).min(1, M.setupInvalid).max(200),
      name: personName,
      email: newEmailAddress,
      password: newPassword,
    }),
    reply: signedIn,
    limit: { max: 20, perSeconds: 3600, by: 'network' },
  }),
  captcha: endpoint('GET /api/captcha', {
    who: 'everyone',
    summary: 'Which check is in use, and a challenge when it is self-hosted',
    reply: z.object({
      provider: z.enum(['altcha', 'turnstile', 'hcaptcha', 'recaptcha', 'none']),
      siteKey: z.string().nullable(),
      challenge: z.record(z.string(), z.unknown()).nullable(),
    }),
    limit: { max: SEATS * 6, perSeconds: 900, by: 'network' },
  }),
  google: endpoint('GET /api/auth/google', {
    who: 'everyone',
    summary: 'Start sign-in with Google (redirects)',
    reply: nothing,
  }),
  github: endpoint('GET /api/auth/github', {
    who: 'everyone',
    summary: 'Start sign-in with GitHub (redirects)',
    reply: nothing,
  }),
  googleCallback: endpoint('GET /api/auth/google/callback', {
    who: 'everyone',
    summary: 'Where Google returns to (redirects to /oauth-success)',
    query: oauthReturn,
    reply: nothing,
  }),
  githubCallback: endpoint('GET /api/auth/github/callback', {
    who: 'everyone',
    summary: 'Where GitHub returns to (redirects to /oauth-success)',
    query: oauthReturn,
    reply: nothing,
  }),
  exchange: endpoint('POST /api/auth/exchange', {
    who: 'everyone',
    summary: 'Turn the one-use code of /oauth-success into a session',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({
      code: z.string({ error: M.oauthDataMissing }).min(1, M.oauthDataMissing).max(200, M.oauthDataMissing),
    }),
    reply: signedIn,
    limit: { max: SEATS * 2, perSeconds: 900, by: 'network' },
  }),
  instructors: endpoint('GET /api/instructors', {
    who: 'admin',
    summary: 'Everyone who may be assigned a course, by name: one page',
    query: z.object(pageQuery),
    reply: z.object({
      instructors: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
      ...pageReply,
    }),
  }),
  setRole: endpoint('PUT /api/user/role/{id}', {
    who: 'admin',
    summary: 'Change what a person may do',
    params: { id: id(M.userIdInvalid) },
    body: z.object({
      role: z.enum(ROLES, { error: M.roleInvalid }),
      mainrole: z.enum(MAIN_ROLES, { error: M.mainroleInvalid }).optional(),
    }),
    reply: message,
  }),
  ...peopleContract,
}
