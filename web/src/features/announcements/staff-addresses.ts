import type { EffectiveRole } from '@academy/contract/users/rules'

export const INSTRUCTOR_ANNOUNCEMENTS_ADDRESS = '/instructor/announcements'
export const ADMIN_ANNOUNCEMENTS_ADDRESS = '/admin/announcements'

/** Where staff write theirs and look after them. */
export const sentAnnouncementsAddress = (role: EffectiveRole) =>
  role === 'instructor' ? INSTRUCTOR_ANNOUNCEMENTS_ADDRESS : ADMIN_ANNOUNCEMENTS_ADDRESS
