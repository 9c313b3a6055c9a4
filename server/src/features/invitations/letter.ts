import { INVITATION_DAYS } from '@academy/contract/invitations'
import type { Context } from '../../http/context.ts'
import { type MailMessage, writeLetter } from '../../services/mail/index.ts'
import { linkTo } from '../users/index.ts'
import type { InvitationRow } from './store.ts'

const NAMED_COURSES = 10
const AS: Record<InvitationRow['role'], string> = {
  user: 'as a student',
  instructor: 'as an instructor',
  admin: 'as an admin',
}

export function invitationLetter(
  { academy, config }: Context,
  invitation: InvitationRow,
  courses: { title: string }[],
  token: string,
): MailMessage {
  const { name, email, role, invited_by_name: by } = invitation
  const titles = courses.slice(0, NAMED_COURSES).map(({ title }) => title)
  const others = courses.length - titles.length
  const named = others > 0 ? `${titles.join(', ')} and ${others} more` : titles.join(', ')
  return writeLetter(email, {
    academyName: academy.name,
    subject: `You are invited to ${academy.name}`,
    greeting: name ? `Hello ${name},` : 'Hello,',
    paragraphs: [
      `${by} invites you to join ${academy.name} ${AS[role]}.`,
      ...(named ? [`${courses.length === 1 ? 'Your course' : 'Your courses'}: ${named}.`] : []),
      `Open this link to set your password. It works once, for ${INVITATION_DAYS} days.`,
    ],
    button: { label: 'Set up your account', url: linkTo(config, 'setup', token) },
    footnote: 'If you do not know what this is about, do nothing: no account is made without the link.',
  })
}
