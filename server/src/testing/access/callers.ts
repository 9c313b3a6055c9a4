/** Who calls, in the order of the cells below. S0 is a student without the course, S1 studies it, S2 has completed it;
 * I0 is an instructor of another course, I1 owns it; AD is an admin, SA a superadmin. */
export const CALLERS = ['visitor', 'S0', 'S1', 'S2', 'I0', 'I1', 'AD', 'SA'] as const

export type CallerKind = (typeof CALLERS)[number]

/** What most calls answer, by whom they let in. A room's own are named in its file beside this one. */
export const EVERYONE = '200 200 200 200 200 200 200 200'
export const REDIRECTED = '302 302 302 302 302 302 302 302'
export const SIGNED_IN = '401 200 200 200 200 200 200 200'
export const STUDENTS = '401 200 200 200 403 403 403 403'
/** Who studies the course, and who teaches it or runs the academy. */
export const INSIDE = '401 403 200 200 403 200 200 200'
/** Who studies the course. */
export const STUDYING = '401 403 200 200 403 403 403 403'
export const TEACHERS = '401 403 403 403 200 200 200 200'
/** Who teaches the course, and who runs the academy. */
export const OWNER = '401 403 403 403 403 200 200 200'
export const ADMINS = '401 403 403 403 403 403 200 200'
export const SUPERADMINS = '401 403 403 403 403 403 403 200'
/** Who grades the submission: others hear that there is none. */
export const GRADER = '401 403 403 403 404 200 200 200'
export const GRADER_READING = '401 404 404 404 404 200 200 200'
/** Who has completed the course. */
export const GRADUATE = '401 403 403 200 403 403 403 403'
export const UNKNOWN = 'others hear that there is none'
