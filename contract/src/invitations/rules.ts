/** Sent together at most. */
export const INVITATIONS_MAX = 1000
/** Resent or withdrawn together at most. */
export const INVITATIONS_BULK_MAX = 200
export const INVITATION_COURSES_MAX = 20
export const INVITATION_DAYS = 7
/** The most that a pasted or uploaded list may hold. */
export const INVITATION_LIST_MAX_BYTES = 900_000

/** As a row is stored. */
export const INVITATION_STATES = ['waiting', 'sent', 'failed', 'accepted', 'withdrawn'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
/** As a list shows and filters it: a sent one whose link is over has expired. */
export const INVITATION_STANDINGS = ['waiting', 'sent', 'expired', 'failed', 'accepted', 'withdrawn'] as const
export type InvitationStanding = (typeof INVITATION_STANDINGS)[number]

/** Nobody has answered it yet: it may be sent again or withdrawn. */
export const isOpen = (state: InvitationStanding) => state !== 'accepted' && state !== 'withdrawn'
