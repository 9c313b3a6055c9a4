/** What a notification is about. Its picture, the filters of the page and a person's choices go by it; a kind that people were told
 * of once stays in the list. */
export const NOTE_KINDS = [
  'grade',
  'exam',
  'course-update',
  'announcement',
  'question',
  'payment',
  'certificate',
  'submission-waits',
  'course-assigned',
  'payment-waits',
  'certification-waits',
  'message',
  'role',
  'address',
] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** Without these a person cannot be reached at all: nobody turns them off. */
const ALWAYS_TOLD = ['address'] as const
export type ChosenKind = Exclude<NoteKind, (typeof ALWAYS_TOLD)[number]>
/** What a person chooses by which ways to hear of. */
export const CHOSEN_KINDS = NOTE_KINDS.filter(
  (kind): kind is ChosenKind => !(ALWAYS_TOLD as readonly string[]).includes(kind),
)

/** What is worth a text message, which costs money: decided once, and waited for. */
export const SMS_KINDS = ['payment', 'certificate', 'exam'] as const satisfies readonly ChosenKind[]

/** The kinds as the page narrows them: each stands in one group. */
export const NOTE_GROUPS = {
  grades: ['grade', 'exam'],
  courses: ['course-update', 'announcement', 'question', 'course-assigned'],
  submissions: ['submission-waits'],
  payments: ['payment', 'payment-waits'],
  certificates: ['certificate', 'certification-waits'],
  messages: ['message'],
  account: ['role', 'address'],
} as const satisfies Record<string, readonly NoteKind[]>
export type NoteGroup = keyof typeof NOTE_GROUPS

const EVERYBODY = ['student', 'instructor', 'admin'] as const
const ADMINS = ['admin'] as const

/** Who can come to hear of a kind. Everybody may learn, so that what students hear is heard by all. */
export const NOTE_KIND_READERS = {
  grade: EVERYBODY,
  exam: EVERYBODY,
  'course-update': EVERYBODY,
  announcement: EVERYBODY,
  question: EVERYBODY,
  payment: EVERYBODY,
  certificate: EVERYBODY,
  'submission-waits': ['instructor', 'admin'],
  'course-assigned': ['instructor', 'admin'],
  'payment-waits': ADMINS,
  'certification-waits': ADMINS,
  message: EVERYBODY,
  role: EVERYBODY,
  address: EVERYBODY,
} as const satisfies Record<NoteKind, readonly (typeof EVERYBODY)[number][]>
