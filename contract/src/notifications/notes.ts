/** What somebody is told when their role has changed, by the new one. */
export const ROLE_NOTES = {
  title: 'Your role has changed',
  student: 'You are a student now. You see the courses that you take.',
  instructor: 'You are an instructor now. Courses that are given to you stand under My Courses.',
  admin: 'You are an admin now. You manage courses, people and payments.',
  superadmin: 'You are a superadmin now. You manage the whole academy.',
} as const

/** What somebody is told whose address was refused, in the bell: by mail it would not arrive. */
export const REFUSED_NOTE = {
  title: 'Your email address takes no mail',
  message: (email: string) =>
    `${email} refused our last email, so we send none but what concerns the safety of your account. Give us another address, or look after the mailbox and try it again.`,
} as const

export const PHONE_REFUSED_NOTE = {
  title: 'Your phone takes no text messages',
  message: (number: string) =>
    `${number} took no text message of ours, so we send none there. Give us another number, or the same one again.`,
} as const
