export const USER_MESSAGES = {
  deletedUser: 'Deleted user',
  nameRequired: 'Please enter your full name',
  nameInvalid: 'Please write your name without invisible characters',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter your password',
  passwordTooShort: 'Please use a password of at least 8 characters',
  passwordTooLong: 'Please use a password of at most 200 characters',
  passwordCommon: 'Too many people use that password. Please choose another one',
  passwordPersonal: 'Please choose a password that is not your name or email',
  passwordsDiffer: "Passwords don't match!",
  passwordWrong: 'Your current password is not right',
  passwordChanged: 'Password changed. Your other devices are signed out',

  registered: 'We sent a code to your email',
  codeTooSoon: 'Please wait a minute before you ask for another code',
  codeSentAgain: 'We sent a new code to your email',
  codeInvalid: 'The code is numbers only, six of them',
  codeWrong: 'That code is wrong or has expired. Check the newest mail, or ask for a new code',
  codeTriesUsed: 'That code was tried too often. Ask for a new code',
  activationGone: 'Your registration has expired. Please register again',
  captchaRequired: 'Please solve the check first',
  verified: 'Your account is verified. Welcome',

  loggedIn: 'Welcome back',
  loggedOut: 'Logged Out',
  loginWrong: 'Email or password is not right',
  loginTooMany: 'Too many attempts. Wait fifteen minutes, or reset your password',

  forgotSent: 'If there is an account with this email, we sent a link to it',
  resetInvalid: 'This link is not valid any more. Please ask for a new one',
  resetDone: 'Your new password is set. Please log in',

  profileSaved: 'Saved',
  preferencesSaved: 'Saved',
  sessionEnded: 'That device is signed out',
  sessionNotFound: 'That device is not signed in',

  userIdInvalid: 'Invalid user ID',
  userNotFound: 'User not found',
  roleInvalid: 'Please choose user, instructor or admin',
  mainroleInvalid: 'The main role is superadmin or empty',
  roleUpdated: 'User role updated',
  roleOwn: 'You cannot change your own role',
  roleOfSuperadmin: 'Only a superadmin may change a superadmin',
  mainroleHidden: 'Only a superadmin sees main roles',
  mainroleForbidden: 'Only a superadmin may set the main role',
  lastSuperadmin: 'There must always be one superadmin',

  searchTooLong: 'Please search for something shorter',
  pageInvalid: 'That page does not exist',
  sessionIdInvalid: 'Invalid session ID',
  sessionsEnded: 'Signed out everywhere',
  sessionsOfSuperadmin: 'Only a superadmin may sign a superadmin out',
  resetLinkFailed: 'Failed to send the link',
  resetLinkSent: 'A link to set a new password is on its way',
  userDeleted: 'User deleted',
  usersDeleted: (count: number) => (count === 1 ? 'User deleted' : `${count} users deleted`),
  nobodyDeleted: 'Nobody was deleted',
  peopleRequired: 'Please select at least one person',
  peopleTooMany: (most: number) => `Please select at most ${most} people`,
  deleteSelf: 'You cannot delete your own account',
  deleteSuperadmin: 'A superadmin cannot be deleted. Take the main role away first',
  ownsCourses: (titles: string[], count: number) =>
    `Assign ${quoted(titles, count)} to somebody else first, then delete this person`,
  fetchFailed: 'Failed to fetch users',
  fetchOneFailed: 'Failed to fetch this person',
  roleFailed: 'Error updating user role',
  deleteFailed: 'Error deleting user',
  roleChanged: 'Your role has changed. You see what it opens now',

  setupInvalid: 'This setup link is not valid any more',
  setupDone: 'The first superadmin is ready',

  oauthWelcome: 'Welcome {name}! Login successful.',
  oauthDataMissing: 'Authentication data missing. Please try again.',
  oauthParseFailed: 'Authentication processing failed. Please try again.',
} as const

/** The texts of /oauth-success by its `error` parameter. */
export const OAUTH_FAILURES: Record<string, string> = {
  google_auth_failed: 'Google authentication failed. Please try again.',
  github_auth_failed: 'GitHub authentication failed. Please try again.',
  github_email_required:
    'GitHub account must have a public email address. Please add and verify an email in your GitHub settings.',
  no_user: 'Authentication failed. Please try again.',
  auth_failed: 'Authentication process failed. Please try again.',
  password_first:
    'Please sign in with your password once, and the two are connected. If you have none, choose "Forgot password?"',
}
const OTHER_FAILURE = 'Authentication failed. Please try again.'
/** Codes of OAuth and OpenID Connect themselves. */
const PROTOCOL_CODES = [
  'access_denied',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
  'server_error',
  'temporarily_unavailable',
  'interaction_required',
  'login_required',
  'consent_required',
]

/** The sentence for an OAuth error; `message` of the address overrides the code's own. An address can be anybody's: it chooses among
 * our sentences and the protocol's codes, and never puts its own words on the academy's page. */
export function oauthFailure(code: string, message?: string | null): string {
  if (message && Object.values(OAUTH_FAILURES).includes(message)) return message
  if (PROTOCOL_CODES.includes(code)) return `Authentication failed: ${code}`
  return (Object.hasOwn(OAUTH_FAILURES, code) && OAUTH_FAILURES[code]) || OTHER_FAILURE
}

/** The first titles by name, and how many more there are. */
function quoted(titles: string[], count: number): string {
  const named = titles.map((title) => `“${title}”`).join(', ')
  const others = count - titles.length
  return others > 0 ? `${named} and ${others} more` : named
}
