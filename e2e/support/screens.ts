import type { APIRequestContext } from '@playwright/test'
import { people } from './people.ts'
import { type Places, placesOf } from './places.ts'

export interface Screen {
  name: string
  path: string
}

/** Whose screens are walked together; null for visitors. */
export const walkers = {
  visitor: null,
  graduate: people.finishedStudent,
  student: people.busyStudent,
  candidate: people.candidate,
  passed: people.passedStudent,
  certified: people.certified,
  payer: people.payer,
  newcomer: people.newStudent,
  instructor: people.webInstructor,
  admin: people.admin,
  superadmin: people.superadmin,
} as const
export type Walker = keyof typeof walkers

const NOTES = 'HTML: every word has a job'
const GRADED = 'Tags and rules'

const screens: Record<Walker, Record<string, (at: Places) => string>> = {
  visitor: {
    home: () => '/',
    about: () => '/about',
    courses: () => '/courses',
    'courses-none-found': () => '/courses?q=nothing-is-called-this',
    'course-free': ({ free }) => `/course/${free._id}`,
    'course-paid': ({ paid }) => `/course/${paid._id}`,
    login: () => '/login',
    register: () => '/register',
    forgot: () => '/forgot',
    'reset-password': () => '/reset-password/0123456789',
    'undo-email': () => '/undo-email/0123456789',
    'unsubscribe-cut-link': () => '/unsubscribe/0123456789',
    'oauth-failed': () => '/oauth-success?error=google_auth_failed',
    'not-found': () => '/no/such/page',
    'certificate-form': () => '/certificate',
    'certificate-valid': ({ number }) => `/certificate/${number}`,
    'certificate-unknown': () => '/certificate/K7QM-4XPD-92HX',
  },
  graduate: {
    'courses-signed-in': () => '/courses',
    account: () => '/account',
    'account-courses': () => '/account/courses',
    'account-progress': () => '/account/progress',
    'account-settings': () => '/account/settings',
    'account-notifications': () => '/account/notifications',
    notifications: () => '/notifications',
    'notifications-none-found': () => '/notifications?unread&group=messages',
    dashboard: ({ graduate }) => `/${graduate}/dashboard`,
    'study-done': ({ free }) => `/course/study/${free._id}`,
    'quiz-result': ({ quiz }) => `/quiz/result/${quiz(GRADED)}`,
    'exam-lobby': ({ free }) => `/final-exam/${free._id}`,
  },
  student: {
    study: ({ free }) => `/course/study/${free._id}`,
    'lecture-video': ({ lecture }) => `/lectures/${lecture('What a web page is')}`,
    'lecture-audio': ({ lecture }) => `/lectures/${lecture('A page you can hear')}`,
    'lecture-pdf': ({ lecture }) => `/lectures/${lecture('HTML and CSS on two pages')}`,
    'lecture-pptx': ({ lecture }) => `/lectures/${lecture('Planning a page on paper')}`,
    'lecture-slides': ({ lecture }) => `/lectures/${lecture(NOTES)}`,
    payment: ({ paid }) => `/payment-instructions/${paid._id}`,
    'quiz-list': ({ free }) => `/course/${free._id}/quizzes`,
    'quiz-result-awaiting': ({ quiz }) => `/quiz/result/${quiz(GRADED)}`,
    'check-in': () => '/check-in',
    messages: () => '/messages',
    'messages-nobody': () => '/messages/0/0',
    'messages-thread': ({ free, webInstructor }) => `/messages/${webInstructor}/${free._id}`,
    announcements: () => '/announcements',
    'announcements-of-course': ({ free }) => `/announcements?course=${free._id}`,
    announcement: ({ announcement }) => `/announcements/${announcement}`,
    'announcement-none': () => '/announcements/0123456789abcdef01234567',
    'exam-locked': ({ free }) => `/final-exam/${free._id}`,
  },
  candidate: {
    'quiz-lobby': ({ quiz }) => `/take-quiz/${quiz(GRADED)}`,
    'quiz-result-none': ({ quiz }) => `/quiz/result/${quiz(GRADED)}`,
    'exam-awaiting': ({ free }) => `/final-exam/${free._id}`,
  },
  passed: {
    'exam-passed': ({ prices }) => `/final-exam/${prices._id}`,
    'payment-pending': ({ offline }) => `/payment-instructions/${offline._id}`,
    'payment-receipt': ({ receipt }) => `/payment-success/${receipt}`,
    'account-payments': () => '/account/payments',
  },
  certified: {
    'my-certificates': () => '/my-certificates',
    'study-certified': ({ prices }) => `/course/study/${prices._id}`,
  },
  payer: { 'payment-rejected': ({ withoutExam }) => `/payment-instructions/${withoutExam._id}` },
  newcomer: {
    'dashboard-empty': ({ newcomer }) => `/${newcomer}/dashboard`,
    'my-certificates-none': () => '/my-certificates',
  },
  instructor: {
    'instructor-dashboard': () => '/instructor/dashboard',
    students: ({ free }) => `/instructor/students?course=${free._id}`,
    questions: () => '/instructor/questions',
    question: ({ lectureQuestion }) => `/instructor/questions/${lectureQuestion}`,
    'questions-answered': ({ free }) => `/instructor/questions?state=answered&course=${free._id}`,
    'instructor-announcements': () => '/instructor/announcements',
    'instructor-new-announcement': ({ free }) => `/instructor/announcements/new?course=${free._id}`,
    'announcement-scheduled': ({ scheduled }) => `/instructor/announcements/${scheduled}`,
    'announcement-sent': ({ announcement }) => `/instructor/announcements/${announcement}`,
    student: ({ free, graduate }) => `/instructor/students/${free._id}/${graduate}`,
    'instructor-courses': () => '/instructor/courses',
    'instructor-new-course': () => '/instructor/courses/new',
    'instructor-edit-course': ({ free }) => `/instructor/courses/${free._id}`,
    'instructor-lectures': ({ free }) => `/instructor/courses/${free._id}/lectures`,
    'instructor-add-lecture': ({ free }) => `/instructor/courses/${free._id}/lectures?add`,
    'instructor-pick-course': () => '/instructor/lectures',
    'slide-editor': ({ lecture }) => `/instructor/lectures/${lecture(NOTES)}/slides`,
    'instructor-quizzes': () => '/instructor/quizzes',
    'quiz-create-asks': () => '/instructor/quizzes?create',
    'quiz-list-teacher': ({ free }) => `/quiz-list/${free._id}`,
    'instructor-new-quiz': ({ lecture }) => `/instructor/quizzes/new/${lecture(NOTES)}`,
    'quiz-edit': ({ quiz }) => `/edit-quiz/${quiz(GRADED)}`,
    'quiz-submissions': ({ quiz }) => `/submissions/${quiz(GRADED)}`,
    'quiz-sittings': ({ quiz }) => `/submissions/${quiz(GRADED)}?view=sittings`,
    'instructor-submissions': () => '/instructor/submissions',
    grading: ({ submission }) => `/grade-submission/${submission}`,
    'grading-by-question': ({ quiz, question }) => `/submissions/${quiz(GRADED)}/question/${question}`,
    'exam-cards': () => '/instructor/final-exam',
    'exam-new': ({ withoutExam }) => `/instructor/final-exam/${withoutExam._id}/create`,
    'exam-preview': ({ free }) => `/instructor/final-exam/${free._id}/preview`,
    'exam-edit': ({ free }) => `/instructor/final-exam/${free._id}/edit`,
    'exam-management': ({ free }) => `/instructor/final-exam/${free._id}`,
    'exam-sittings': ({ free }) => `/instructor/final-exam/${free._id}?view=sittings`,
    'instructor-messages': () => '/messages',
    'instructor-notifications': () => '/notifications',
    'instructor-thread': ({ free, graduate }) => `/messages/${graduate}/${free._id}`,
    attendance: ({ free }) => `/instructor/attendance/${free._id}`,
    'attendance-summary': ({ free }) => `/instructor/attendance/${free._id}?view=summary`,
    'check-in-screen': ({ free }) => `/instructor/attendance/${free._id}/check-in`,
    'preview-course': ({ free }) => `/instructor/courses/${free._id}/preview`,
    'preview-lecture': ({ lecture }) => `/instructor/lectures/${lecture(NOTES)}/preview`,
    'preview-quiz': ({ quiz }) => `/instructor/quizzes/${quiz(GRADED)}/preview`,
    'instructor-add-several': ({ free }) => `/instructor/courses/${free._id}/lectures?add=several`,
    'exam-marking': ({ examSubmission }) => `/instructor/final-exam/mark/${examSubmission}`,
    'exam-review': ({ examSubmission }) => `/instructor/final-exam/submission/${examSubmission}`,
    'exam-by-question': ({ exam, examQuestion }) =>
      `/instructor/final-exam/exam/${exam}/question/${examQuestion}`,
  },
  admin: {
    'admin-catalogue': () => '/courses',
    'admin-own-dashboard': ({ admin }) => `/${admin}/dashboard`,
    'admin-courses': () => '/admin/course',
    'admin-add-course': () => '/admin/course?add',
    'admin-course': ({ free }) => `/admin/course/${free._id}`,
    'admin-course-quizzes': ({ free }) => `/admin/course/${free._id}/quizzes`,
    'admin-exam': ({ free }) => `/admin/course/${free._id}/final-exam`,
    'admin-no-exam': ({ withoutExam }) => `/admin/course/${withoutExam._id}/final-exam`,
    'admin-students': ({ free }) => `/admin/course/${free._id}/students`,
    'admin-student': ({ free, graduate }) => `/admin/course/${free._id}/students/${graduate}`,
    'admin-attendance': ({ free }) => `/admin/course/${free._id}/attendance`,
    'admin-add-lecture': ({ free }) => `/admin/course/${free._id}/add-lecture`,
    'admin-edit-lecture': ({ lecture }) => `/admin/lecture/${lecture(NOTES)}/edit`,
    'admin-lectures': ({ free }) => `/admin/lectures?course=${free._id}`,
    'admin-course-overview': ({ free }) => `/admin/course-overview?course=${free._id}`,
    'admin-quizzes': ({ free }) => `/admin/quizzes?course=${free._id}`,
    'admin-quiz-edit': ({ quiz }) => `/admin/quiz/${quiz(GRADED)}/edit`,
    'admin-submissions': () => '/admin/all-submissions',
    'admin-dashboard': () => '/admin/dashboard',
    'admin-analytics': () => '/admin/analytics',
    'admin-analytics-course': ({ free }) => `/admin/analytics?range=7&course=${free._id}&compare=off`,
    'payment-review': () => '/admin/payment-requests',
    'payments-all': () => '/admin/payment-requests?tab=all',
    certifications: () => '/admin/certifications',
    'admin-edit-course': ({ free }) => `/admin/course/${free._id}/edit`,
    'admin-course-lectures': ({ free }) => `/admin/course/${free._id}/lectures`,
    'admin-slide-editor': ({ lecture }) => `/admin/lecture/${lecture(NOTES)}/slides`,
    users: () => '/admin/users',
    'users-none-found': () => '/admin/users?q=nobody-is-called-this',
    person: ({ graduate }) => `/admin/users/${graduate}`,
    'admin-questions': () => '/instructor/questions',
    invitations: () => '/admin/invitations',
    'admin-announcements': () => '/admin/announcements?q=office',
    'admin-new-announcement': () => '/admin/announcements/new',
    'admin-announcement': ({ announcement }) => `/admin/announcements/${announcement}`,
    'admin-announced': () => '/announcements',
    'admin-announced-one': ({ announcement }) => `/announcements/${announcement}`,
    'admin-messages': () => '/messages',
    'admin-thread': ({ graduate }) => `/messages/${graduate}/null`,
    'message-reports': () => '/admin/message-reports',
    'message-report-none': () => '/admin/message-reports/0123456789abcdef01234567',
    audit: () => '/admin/audit',
    'audit-narrowed': () => '/admin/audit?from=2020-01-01&to=2020-01-02',
    'settings-refused': () => '/admin/settings',
  },
  superadmin: {
    'superadmin-dashboard': () => '/admin/dashboard',
    'superadmin-users': () => '/admin/users?role=admin',
    'superadmin-system': () => '/admin/system',
    settings: () => '/admin/settings',
    'superadmin-audit': () => '/admin/audit',
  },
}

/** Every screen with its address in this run. */
export async function screensOf(request: APIRequestContext): Promise<Record<Walker, Screen[]>> {
  const at = await placesOf(request)
  const found = Object.entries(screens).map(([walker, listed]) => [
    walker,
    Object.entries(listed).map(([name, pathAt]) => ({ name, path: pathAt(at) })),
  ])
  return Object.fromEntries(found)
}

const AT_ONCE = 6

/** The names of a walker's screens, so many to a test. */
export function partsOf(walker: Walker): string[][] {
  const names = Object.keys(screens[walker])
  const parts = Array.from({ length: Math.ceil(names.length / AT_ONCE) }, (_, at) => at * AT_ONCE)
  return parts.map((from) => names.slice(from, from + AT_ONCE))
}
