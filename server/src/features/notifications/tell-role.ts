import { ROLE_NOTES as N } from '@academy/contract/notifications'
import type { EffectiveRole } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { notify } from './notify.ts'

interface RoleChange {
  userId: string
  role: EffectiveRole
  /** Each change is told, also the second to the same role. */
  changeId: string
}

/** Where each role's day begins. */
const BEGINS_AT: Record<EffectiveRole, string> = {
  student: '/',
  instructor: '/instructor/dashboard',
  admin: '/admin/dashboard',
  superadmin: '/admin/dashboard',
}

export async function tellRoleChanged(ctx: Context, { userId, role, changeId }: RoleChange): Promise<void> {
  await notify(ctx, [{ id: userId }], {
    kind: 'role',
    about: `role-changed:${changeId}`,
    title: N.title,
    message: N[role],
    params: { role },
    link: BEGINS_AT[role],
  })
}
