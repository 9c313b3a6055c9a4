import { ANNOUNCEMENTS_ADDRESS } from './announcements-address.ts'

/** In its address: what was announced to one course, as `courseAnnouncementsAddress` of the courses has it. */
export const COURSE_PARAM = 'course'
export const announcementAddress = (id: string) => `${ANNOUNCEMENTS_ADDRESS}/${id}`
