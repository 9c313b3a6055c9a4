import { HTTP_MESSAGES, type Who } from '@academy/contract/http'
import { isAdmin, isTeacher } from '@academy/contract/users'
import type { Caller } from './context.ts'
import { forbidden, unauthenticated } from './problem.ts'

/** Who may call at all. Which rows they may touch is the room's `access.ts`. */
export function admit(who: Who, caller: Caller): void {
  if (who === 'everyone') return
  if (!caller) throw unauthenticated(HTTP_MESSAGES.unauthenticated)
  if (!isAdmitted(who, caller)) throw forbidden(HTTP_MESSAGES.forbidden)
}

function isAdmitted(who: Exclude<Who, 'everyone'>, caller: NonNullable<Caller>): boolean {
  switch (who) {
    case 'signed-in':
      return true
    case 'student':
      return caller.role === 'student'
    case 'teacher':
      return isTeacher(caller.role)
    case 'admin':
      return isAdmin(caller.role)
    case 'superadmin':
      return caller.role === 'superadmin'
  }
}
