/** Of changing one's address; pages for signing in do without. */
export const EMAIL_MESSAGES = {
  same: 'That is your address already',
  codeSent: 'We sent a code to that address',
  changeGone: 'This change has expired. Please begin again',
  givenUp: 'Your address stays as it is',
  changed: 'Your email address is changed. Your other devices are signed out',
  taken: 'That address has an account of its own. Please choose another one',
  signInFirst: 'Please sign in with Google or GitHub once more, then change your address',
  undoInvalid: 'This link is not valid any more. Please write to us',
  undoTaken: 'That address has another account by now. Please write to us',
  restored: 'Your address is back and your new password is set. Please log in',
} as const
