import { INVITATIONS_MAX } from './rules.ts'

export const INVITATION_MESSAGES = {
  idInvalid: 'Invalid invitation ID',
  batchIdInvalid: 'Invalid batch ID',
  notFound: 'Invitation not found',
  batchNotFound: 'Those invitations are not found',
  listFailed: 'Failed to load invitations',
  previewFailed: 'Failed to read the list',
  sendFailed: 'Failed to send invitations',
  resendFailed: 'Failed to send again',
  withdrawFailed: 'Failed to withdraw',
  listEmpty: 'There is nobody in this list',
  listTooLarge: 'That list is too large',
  tooMany: `Please invite at most ${INVITATIONS_MAX.toLocaleString('en-US')} people at once`,
  idsRequired: 'Please choose at least one invitation',
  unreadable: 'This line could not be read. Look at its quotes',
  emailMissing: 'There is no email address',
  emailBad: 'That is not an email address',
  emailTwice: (line: number) => `Line ${line} has this address already`,
  nameBad: 'The name is too long or cannot be read',
  roleBad: 'The role must be user, instructor or admin',
  roleForbidden: 'Only a superadmin may invite admins',
  courseUnknown: (course: string) => `There is no course “${course}”`,
  courseUnclear: (course: string) => `There are several courses “${course}”. Give its ID instead`,
  coursesTooMany: 'Please give at most 20 courses',
  coursesForAdmin: 'Admins have every course: leave the courses out',
  courseTaken: (course: string, name: string) =>
    `${name} teaches “${course}”. Assign it on the page of users`,
  courseTwice: (course: string, line: number) => `Line ${line} gives “${course}” to somebody else`,
  alreadyMember: 'Has an account already, and there is no course to add',
  alreadyInvited: 'Is invited already. Send that invitation again instead',
  memberKept: 'Has an account already: only the courses are added',
  lineRefused: (line: number, problem: string) => `Line ${line}: ${problem}`,
  sent: (invited: number, members: number) => {
    const people = `${invited} ${invited === 1 ? 'invitation is' : 'invitations are'} on the way`
    if (members === 0) return people
    const added = `${members} ${members === 1 ? 'member has' : 'members have'} new courses`
    return invited === 0 ? added : `${people}, ${added}`
  },
  resent: (count: number) => `${count} ${count === 1 ? 'invitation is' : 'invitations are'} on the way again`,
  withdrawn: (count: number) => `${count} ${count === 1 ? 'invitation' : 'invitations'} withdrawn`,
  someLeft: (done: string, left: number) => `${done}; ${left} had been answered or withdrawn before`,
  mailRefused: 'The mail server refused this address',
  mailWaits: 'The mail server does not take it yet. We go on trying',
  mailGivenUp: 'The mail server did not take it. Send it again later',
  linkInvalid: 'This link is not valid any more. Ask whoever invited you for a new one',
  nameRequired: 'Please enter your full name',
  passwordRequired: 'Please choose a password',
  accepted: 'Your account is ready. Welcome',
  memberAccepted: 'Your courses were added. Please log in',
} as const
