/** What a row of the audit log may be about. */
export const SUBJECT_KINDS = [
  'person',
  'course',
  'lecture',
  'quiz',
  'final-exam',
  'assessment',
  'submission',
  'attempt',
  'payment',
  'statement',
  'certification',
  'batch',
  'certificate',
  'invitation',
  'attendance',
  'question',
  'announcement',
  'message-report',
  'job',
  'settings',
  'academy',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** Where an action's name does not say what its subject is, or says two things. */
const KIND_OF_ACTION: Record<string, SubjectKind> = {
  'request-certifications': 'course',
  'approve-certifications': 'batch',
  'assign-course': 'course',
  'extend-time': 'assessment',
  'fix-key': 'assessment',
  'accept-late-answers': 'submission',
  'order-lectures': 'course',
  'payment-received-unapproved': 'payment',
}

/** In this order: `remove-payment-statement` is about a statement, `approve-certification` about a request. */
const KIND_OF_WORD: [word: RegExp, kind: SubjectKind][] = [
  [/message-report/, 'message-report'],
  [/announcement/, 'announcement'],
  [/statement/, 'statement'],
  [/payment/, 'payment'],
  [/certification/, 'certification'],
  [/certificate/, 'certificate'],
  [/invit/, 'invitation'],
  [/attendance|check-in/, 'attendance'],
  [/lecture-question|lecture-answer/, 'question'],
  [/setting/, 'settings'],
  [/submission|grade|marks/, 'submission'],
  [/final-exam|exam/, 'final-exam'],
  [/quiz/, 'quiz'],
  [/lecture|caption|slide/, 'lecture'],
  [/role|superadmin|user|person|people|provider|session|password|email/, 'person'],
  [/course|enrol/, 'course'],
  [/job/, 'job'],
]

/** An action is a verb and a noun, `delete-lecture`: the noun says what it is about. */
export function subjectKindOf(action: string): SubjectKind {
  const known = KIND_OF_ACTION[action]
  if (known) return known
  return KIND_OF_WORD.find(([word]) => word.test(action))?.[1] ?? 'academy'
}

/** `delete-lecture` as a person reads it: 'Delete lecture'. */
export function actionWords(action: string): string {
  const words = action.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
