import { formatCount } from '../text/index.ts'
import { INVITATIONS_MAX } from './rules.ts'

export const idInvalid = 'Invalid invitation ID'
export const batchIdInvalid = 'Invalid batch ID'
export const notFound = 'Invitation not found'
export const batchNotFound = 'Those invitations are not found'
export const listFailed = 'Failed to load invitations'
export const previewFailed = 'Failed to read the list'
export const sendFailed = 'Failed to send invitations'
export const resendFailed = 'Failed to send again'
export const withdrawFailed = 'Failed to withdraw'
export const listEmpty = 'There is nobody in this list'
export const listTooLarge = 'That list is too large'
export const tooMany = `Please invite at most ${formatCount(INVITATIONS_MAX)} people at once`
export const idsRequired = 'Please choose at least one invitation'
export const unreadable = 'This line could not be read. Look at its quotes'
export const emailMissing = 'There is no email address'
export const emailBad = 'That is not an email address'
export const emailTwice = (line: number) => `Line ${line} has this address already`
export const nameBad = 'The name is too long or cannot be read'
export const roleBad = 'The role must be user, instructor or admin'
export const roleForbidden = 'Only a superadmin may invite admins'
export const courseUnknown = (course: string) => `There is no course “${course}”`
export const courseUnclear = (course: string) => `There are several courses “${course}”. Give its ID instead`
export const coursesTooMany = 'Please give at most 20 courses'
export const coursesForAdmin = 'Admins have every course: leave the courses out'
export const courseTaken = (course: string, name: string) =>
  `${name} teaches “${course}”. Assign it on the page of users`
export const courseTwice = (course: string, line: number) => `Line ${line} gives “${course}” to somebody else`
export const alreadyMember = 'Has an account already, and there is no course to add'
export const alreadyInvited = 'Is invited already. Send that invitation again instead'
export const memberKept = 'Has an account already: only the courses are added'
export const lineRefused = (line: number, problem: string) => `Line ${line}: ${problem}`
export const sent = (invited: number, members: number) => {
  const people = `${invited} ${invited === 1 ? 'invitation is' : 'invitations are'} on the way`
  if (members === 0) return people
  const added = `${members} ${members === 1 ? 'member has' : 'members have'} new courses`
  return invited === 0 ? added : `${people}, ${added}`
}
export const resent = (count: number) =>
  `${count} ${count === 1 ? 'invitation is' : 'invitations are'} on the way again`
export const withdrawn = (count: number) => `${count} ${count === 1 ? 'invitation' : 'invitations'} withdrawn`
export const someLeft = (done: string, left: number) =>
  `${done}; ${left} had been answered or withdrawn before`
export const mailRefused = 'The mail server refused this address'
export const mailWaits = 'The mail server does not take it yet. We go on trying'
export const mailGivenUp = 'The mail server did not take it. Send it again later'
export const linkInvalid = 'This link is not valid any more. Ask whoever invited you for a new one'
export const nameRequired = 'Please enter your full name'
export const passwordRequired = 'Please choose a password'
export const accepted = 'Your account is ready. Welcome'
export const memberAccepted = 'Your courses were added. Please log in'
