import {
  type announcementsContract,
  type ChosenAudience,
  ANNOUNCEMENT_MESSAGES as M,
  MANAGED_ANNOUNCEMENTS_ROWS,
} from '@academy/contract/announcements'
import { readSort } from '@academy/contract/http'
import { isAdmin } from '@academy/contract/users'
import type { z } from 'zod'
import { type Context, signedIn } from '../../http/context.ts'
import { partOf, rowsOfPage } from '../../http/paging.ts'
import { forbidden, invalid } from '../../http/problem.ts'
import { courseForOwner, ownerOf } from '../courses/index.ts'
import { announcementForStaff, isTold } from './access.ts'
import { countAudience } from './audience-store.ts'
import { countManaged, type ManagedOrder, type ManagedScope, selectManaged } from './manage-store.ts'
import { viewManaged, viewManagedRow } from './views.ts'

type Asked = z.output<(typeof announcementsContract.managedAnnouncements)['query'] & {}>
type AskedAudience = z.output<(typeof announcementsContract.announcementAudience)['query'] & {}>
const USUAL: ManagedOrder = { by: 'at', isDescending: true }

export async function listManaged(ctx: Context, { course, state, mine, q, sort, page: asked, limit }: Asked) {
  if (course) await courseForOwner(ctx, course)
  const scope: ManagedScope = {
    instructorId: ownerOf(ctx) ?? null,
    authorId: mine ? signedIn(ctx).id : null,
    courseId: course ?? null,
    state: state ?? null,
    search: q ?? '',
  }
  const { total, hasMore } = await countManaged(ctx.db, scope)
  const part = partOf(total, { page: asked, limit }, MANAGED_ANNOUNCEMENTS_ROWS)
  const { page, pages, ...range } = part
  const { by, isDescending } = sort ? readSort(sort) : USUAL
  const rows = await rowsOfPage(range, { total, hasMore }, (wanted, isReversed) =>
    selectManaged(
      ctx.db,
      { ...scope, isFew: scope.search !== '' && !hasMore },
      { by, isDescending: isDescending !== isReversed },
      wanted,
    ),
  )
  return { announcements: rows.map((row) => viewManagedRow(ctx, row)), total, page, pages, hasMore }
}

export const readManaged = async (ctx: Context, id: string) => ({
  announcement: viewManaged(ctx, await announcementForStaff(ctx, id)),
})

export async function previewAudience(ctx: Context, asked: AskedAudience) {
  const audience = chosen(asked)
  const caller = signedIn(ctx)
  if (audience.kind === 'course') await courseForOwner(ctx, audience.course)
  else if (!isAdmin(caller.role)) throw forbidden(M.coursesOnly)
  const people = await countAudience(ctx.db, audience)
  const told = { audience: audience.kind, role: audience.kind === 'role' ? audience.role : null }
  const isOneOfThem = isTold(caller, { ...told, author_id: null })
  return { people: Math.max(0, people - Number(isOneOfThem)) }
}

function chosen({ kind, course, role }: AskedAudience): ChosenAudience {
  if (kind === 'course') {
    if (!course) throw invalid(M.courseRequired, { course: M.courseRequired })
    return { kind, course }
  }
  if (kind === 'all') return { kind }
  if (!role) throw invalid(M.roleInvalid, { role: M.roleInvalid })
  return { kind, role }
}
