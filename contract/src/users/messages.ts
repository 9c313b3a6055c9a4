export const deletedUser = 'Deleted user'
export const nameRequired = 'Please enter your full name'
export const nameInvalid = 'Please write your name without invisible characters'
export const emailRequired = 'Please enter your email address'
export const emailInvalid = 'Please enter a valid email address'
export const passwordRequired = 'Please enter your password'
export const passwordTooShort = 'Please use a password of at least 8 characters'
export const passwordTooLong = 'Please use a password of at most 200 characters'
export const passwordCommon = 'Too many people use that password. Please choose another one'
export const passwordPersonal = 'Please choose a password that is not your name or email'
export const passwordExpected =
  'Please choose a password that is not made of the academy’s name and words like “student” or “welcome”'
export const passwordsDiffer = "Passwords don't match!"
export const passwordWrong = 'Your current password is not right'
export const passwordChanged = 'Password changed. Your other devices are signed out'

export const registered = 'We sent a code to your email'
export const codeTooSoon = 'Please wait a minute before you ask for another code'
export const codeSentAgain = 'We sent a new code to your email'
export const codeInvalid = 'The code is numbers only, six of them'
export const codeWrong = 'That code is wrong or has expired. Check the newest mail, or ask for a new code'
export const codeTriesUsed = 'That code was tried too often. Ask for a new code'
export const activationGone = 'Your registration has expired. Please register again'
export const captchaRequired = 'Please solve the check first'
export const verified = 'Your account is verified. Welcome'

export const loggedIn = 'Welcome back'
export const loggedOut = 'Logged Out'
export const loginWrong = 'Email or password is not right'
export const loginTooMany = 'Too many attempts. Wait fifteen minutes, or reset your password'

export const forgotSent = 'If there is an account with this email, we sent a link to it'
export const resetInvalid = 'This link is not valid any more. Please ask for a new one'
export const resetDone = 'Your new password is set. Please log in'

export const profileSaved = 'Saved'
export const preferencesSaved = 'Saved'
export const sessionEnded = 'That device is signed out'
export const sessionNotFound = 'That device is not signed in'

export const userIdInvalid = 'Invalid user ID'
export const userNotFound = 'User not found'
export const roleInvalid = 'Please choose user, instructor or admin'
export const mainroleInvalid = 'The main role is superadmin or empty'
export const roleUpdated = 'User role updated'
export const roleOwn = 'You cannot change your own role'
export const roleOfSuperadmin = 'Only a superadmin may change a superadmin'
export const mainroleHidden = 'Only a superadmin sees main roles'
export const mainroleForbidden = 'Only a superadmin may set the main role'
export const lastSuperadmin = 'There must always be one superadmin'

export const pageInvalid = 'That page does not exist'
export const sessionIdInvalid = 'Invalid session ID'
export const sessionsEnded = 'Signed out everywhere'
export const sessionsOfSuperadmin = 'Only a superadmin may sign a superadmin out'
export const resetLinkFailed = 'Failed to send the link'
export const resetLinkSent = 'A link to set a new password is on its way'
export const userDeleted = 'User deleted'
export const usersDeleted = (count: number) => (count === 1 ? 'User deleted' : `${count} users deleted`)
export const nobodyDeleted = 'Nobody was deleted'
export const peopleRequired = 'Please select at least one person'
export const peopleTooMany = (most: number) => `Please select at most ${most} people`
export const deleteSelf = 'You cannot delete your own account'
export const deleteSuperadmin = 'A superadmin cannot be deleted. Take the main role away first'
export const ownsCourses = (titles: string[], count: number) =>
  `Assign ${quoted(titles, count)} to somebody else first, then delete this person`
export const fetchFailed = 'Failed to fetch users'
export const fetchOneFailed = 'Failed to fetch this person'
export const roleFailed = 'Error updating user role'
export const deleteFailed = 'Error deleting user'
export const roleChanged = 'Your role has changed. You see what it opens now'

export const setupInvalid = 'This setup link is not valid any more'
export const setupDone = 'The first superadmin is ready'

export const oauthWelcome = 'Welcome {name}! Login successful.'
export const oauthDataMissing = 'Authentication data missing. Please try again.'
export const oauthParseFailed = 'Authentication processing failed. Please try again.'

/** The first titles by name, and how many more there are. */
function quoted(titles: string[], count: number): string {
  const named = titles.map((title) => `“${title}”`).join(', ')
  const others = count - titles.length
  return others > 0 ? `${named} and ${others} more` : named
}
