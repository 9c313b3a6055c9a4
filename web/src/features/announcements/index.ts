// Announcements: what a course, a role or everybody is told at once. Staff write and look after theirs; everybody reads at one address.

export { ANNOUNCEMENTS_ADDRESS } from './announcements-address.ts'
export { PinnedAnnouncements } from './lazy-parts.ts'
export { pinnedQuery } from './pinned-query.ts'
export { sentAnnouncementsAddress } from './staff-addresses.ts'
