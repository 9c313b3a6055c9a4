/** Sentences of changing one's address; pages for signing in do without. */

export const same = 'That is your address already'
export const codeSent = 'We sent a code to that address'
export const changeGone = 'This change has expired. Please begin again'
export const givenUp = 'Your address stays as it is'
export const changed = 'Your email address is changed. Your other devices are signed out'
export const taken = 'That address has an account of its own. Please choose another one'
export const signInFirst = 'Please sign in with Google or GitHub once more, then change your address'
export const undoInvalid = 'This link is not valid any more. Please write to us'
export const undoTaken = 'That address has another account by now. Please write to us'
export const restored = 'Your address is back and your new password is set. Please log in'
