import { z } from 'zod'
import {
  BODY_BYTES,
  CSV_REPLY,
  endpoint,
  id,
  message,
  pageNumber,
  pageReply,
  pageRows,
  searchText,
} from '../http/index.ts'
import { newPassword, personName, ROLES, signedIn, USER_MESSAGES } from '../users/index.ts'
import * as M from './messages.ts'
import {
  INVITATION_LIST_MAX_BYTES,
  INVITATION_STANDINGS,
  INVITATIONS_BULK_MAX,
  INVITATIONS_MAX,
} from './rules.ts'

const course = z.object({ _id: z.string(), title: z.string() })

export const invitation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  courses: z.array(course),
  state: z.enum(INVITATION_STANDINGS),
  /** Why its mail has not arrived; '' else. */
  problem: z.string(),
  invitedBy: z.string(),
  invitedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  acceptedAt: z.iso.datetime().nullable(),
  /** The account that was opened with the invitation. */
  userId: z.string().nullable(),
})
export type Invitation = z.infer<typeof invitation>

/** Somebody to invite; judged line by line, so that a wrong one is told beside it. */
const draft = z.object({
  name: z.string().max(1000).default(''),
  email: z.string().max(1000),
  role: z.string().max(100).default('user'),
  /** Ids or titles. */
  courses: z.array(z.string().max(1000)).max(100).default([]),
})
export type InvitationDraft = z.input<typeof draft>

export const judgedLine = z.object({
  /** The line of the list, from 1. */
  line: z.number(),
  name: z.string(),
  email: z.string(),
  /** As read; of a role that is none, as it was written. */
  role: z.string(),
  courses: z.array(course),
  /** 'member' has an account: only the courses are added. */
  kind: z.enum(['invite', 'member']),
  problems: z.array(z.string()),
  note: z.string(),
})
export type JudgedLine = z.infer<typeof judgedLine>

const filters = z.object({
  /** Part of a name or an address. */
  q: searchText.optional(),
  state: z.enum(INVITATION_STANDINGS).optional().catch(undefined),
})
export type InvitationFilters = z.output<typeof filters>

const ids = z.object({
  ids: z
    .array(id(M.idInvalid), { error: M.idsRequired })
    .min(1, M.idsRequired)
    .max(INVITATIONS_BULK_MAX, M.idsRequired),
})
const setupToken = z.string({ error: M.linkInvalid }).min(1, M.linkInvalid).max(200, M.linkInvalid)
const progress = z.object({
  _id: z.string(),
  total: z.number(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
})

export const invitationsContract = {
  invitations: endpoint('GET /api/invitations', {
    who: 'admin',
    summary: 'Invitations, the newest first: one page',
    query: filters.extend({
      page: pageNumber.optional().catch(1),
      limit: pageRows(USER_MESSAGES.pageInvalid).optional(),
    }),
    reply: z.object({ invitations: z.array(invitation), ...pageReply, hasMore: z.boolean() }),
  }),
  invitationsCsv: endpoint('GET /api/invitations/csv', {
    who: 'admin',
    summary: 'The same as a CSV file, whole; no cell begins a formula',
    query: filters,
    ...CSV_REPLY,
  }),
  previewInvitations: endpoint('POST /api/invitations/preview', {
    who: 'admin',
    summary:
      'Read a list (name, email, role, courses) and tell what is wrong, line by line; nothing is stored',
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({ text: z.string().max(INVITATION_LIST_MAX_BYTES, M.listTooLarge) }),
    reply: z.object({ lines: z.array(judgedLine), good: z.number(), bad: z.number() }),
    limit: { max: 120, perSeconds: 3600, by: 'caller' },
  }),
  sendInvitations: endpoint('POST /api/invitations', {
    who: 'admin',
    summary: 'Invite people, all of them or nobody; the mails leave as jobs, see the batch',
    bodyMaxBytes: BODY_BYTES.large,
    body: z.object({
      lines: z.array(draft, { error: M.listEmpty }).min(1, M.listEmpty).max(INVITATIONS_MAX, M.tooMany),
    }),
    reply: message.extend({ invited: z.number(), members: z.number(), batch: progress.nullable() }),
    limit: { max: 120, perSeconds: 3600, by: 'caller' },
  }),
  invitationBatch: endpoint('GET /api/invitations/batches/{id}', {
    who: 'admin',
    summary: 'How far the mails of a batch are',
    params: { id: id(M.batchIdInvalid) },
    reply: z.object({ batch: progress }),
  }),
  resendInvitations: endpoint('POST /api/invitations/resend', {
    who: 'admin',
    summary: 'Mail new links; the old ones end. Whoever has answered is left out',
    body: ids,
    reply: message.extend({ changed: z.number(), left: z.number() }),
    limit: { max: 60, perSeconds: 3600, by: 'caller' },
  }),
  withdrawInvitations: endpoint('POST /api/invitations/withdraw', {
    who: 'admin',
    summary: 'Take invitations back: their links end. Whoever has answered is left out',
    body: ids,
    reply: message.extend({ changed: z.number(), left: z.number() }),
  }),
  openInvitation: endpoint('POST /api/invitations/open', {
    who: 'everyone',
    summary: 'What a set-up link is for: an invitation, the first superadmin, or nothing any more',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ setupToken }),
    reply: z.object({
      use: z.enum(['invitation', 'superadmin', 'none']),
      /** Null for every other use. */
      invitation: z
        .object({
          name: z.string(),
          email: z.string(),
          role: z.enum(ROLES),
          courses: z.array(z.string()),
          invitedBy: z.string(),
          hasAccount: z.boolean(),
        })
        .nullable(),
    }),
    limit: { max: 300, perSeconds: 3600, by: 'network' },
  }),
  acceptInvitation: endpoint('POST /api/invitations/accept', {
    who: 'everyone',
    summary: 'Make the account with the link, once; who has one gets the courses and logs in as ever',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ setupToken, name: personName.optional(), password: newPassword.optional() }),
    reply: signedIn.partial({ token: true, user: true }),
    limit: { max: 300, perSeconds: 3600, by: 'network' },
  }),
}
