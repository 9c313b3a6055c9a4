import { z } from 'zod'
import {
  CSV_REPLY,
  endpoint,
  id,
  message,
  pageNumber,
  pageReply,
  pageRows,
  searchText,
} from '../http/index.ts'
import { deletionContract } from './deletion.ts'
import * as M from './messages.ts'
import { MAIN_ROLES, PEOPLE_ROLES, PEOPLE_SORTS, ROLES } from './rules.ts'
import { session } from './session.ts'

const userId = { id: id(M.userIdInvalid) }

/** What the caller may do to somebody: the server's word, so that no screen guesses it. */
const may = z.object({ changeRole: z.boolean(), delete: z.boolean() })

/** Somebody as those who run the academy see them. `mainrole` is for superadmins alone, absent for admins. */
export const listedUser = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  mainrole: z.enum(MAIN_ROLES).optional(),
  subscription: z.array(z.string()),
  taughtCourses: z.number(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  may,
})
export type ListedUser = z.infer<typeof listedUser>

const filters = z.object({
  /** Part of a name or an address. */
  q: searchText.optional(),
  role: z.enum(PEOPLE_ROLES).optional().catch(undefined),
  /** `-lastLogin` is the newest first. */
  sort: z.enum(PEOPLE_SORTS).optional().catch(undefined),
})
export type PeopleFilters = z.output<typeof filters>

const counted = z.number()

export const peopleContract = {
  users: endpoint('GET /api/users', {
    who: 'admin',
    summary: 'People: searched, filtered and sorted by the server, one page',
    query: filters.extend({
      page: pageNumber.optional().catch(1),
      limit: pageRows(M.pageInvalid).optional(),
    }),
    reply: z.object({
      users: z.array(listedUser),
      ...pageReply,
      /** More match than a search counts. */
      hasMore: z.boolean(),
      /** Everybody, whatever the filters; superadmins are admins. */
      counts: z.object({ all: counted, user: counted, instructor: counted, admin: counted }),
    }),
  }),
  usersCsv: endpoint('GET /api/users/csv', {
    who: 'admin',
    summary: 'The same as a CSV file, whole; no cell begins a formula',
    query: filters.omit({ sort: true }),
    ...CSV_REPLY,
  }),
  person: endpoint('GET /api/users/{id}', {
    who: 'admin',
    summary: 'One person: role, sign-in and the devices they are signed in on',
    params: userId,
    reply: z.object({ user: listedUser, sessions: z.array(session) }),
  }),
  ...deletionContract,
  endSessionOf: endpoint('DELETE /api/users/{id}/sessions/{sessionId}', {
    who: 'admin',
    summary: 'Sign one device of a person out',
    params: { ...userId, sessionId: id(M.sessionIdInvalid) },
    reply: message,
  }),
  endSessionsOf: endpoint('DELETE /api/users/{id}/sessions', {
    who: 'admin',
    summary: 'Sign a person out everywhere',
    params: userId,
    reply: message,
  }),
  sendResetLink: endpoint('POST /api/users/{id}/reset-link', {
    who: 'admin',
    summary: 'Mail a person a link to set a new password: nobody sets another’s',
    params: userId,
    reply: message,
  }),
}
