import type { APIRequestContext } from '@playwright/test'
import { ask, logIn } from './api.ts'
import { demoCourse } from './made.ts'
import { people } from './people.ts'

export interface Screen {
  name: string
  path: string
}

/** Whose screens are walked together; null for visitors. */
export const walkers = {
  visitor: null,
  graduate: people.finishedStudent,
  student: people.busyStudent,
  newcomer: people.newStudent,
  instructor: people.webInstructor,
  admin: people.admin,
} as const
export type Walker = keyof typeof walkers

const FREE = 'Your First Web Page'
const PAID = 'How Machines Learn'

/** Every screen with its address in this run. */
export async function screensOf(request: APIRequestContext): Promise<Record<Walker, Screen[]>> {
  const as = await logIn(request, people.admin)
  const [free, paid] = [await demoCourse(request, FREE), await demoCourse(request, PAID)]
  const { lectures } = await ask<{ lectures: { _id: string; title: string }[] }>(
    request,
    `GET /api/lectures/${free._id}`,
    { as },
  )
  const lecture = (title: string) => `/lectures/${lectures.find((one) => one.title === title)?._id}`
  const slides = lectures.find((one) => one.title === 'HTML: every word has a job')?._id
  const finished = await logIn(request, people.finishedStudent)
  return {
    visitor: [
      { name: 'home', path: '/' },
      { name: 'about', path: '/about' },
      { name: 'courses', path: '/courses' },
      { name: 'courses-none-found', path: '/courses?q=nothing-is-called-this' },
      { name: 'course-free', path: `/course/${free._id}` },
      { name: 'course-paid', path: `/course/${paid._id}` },
      { name: 'login', path: '/login' },
      { name: 'register', path: '/register' },
      { name: 'forgot', path: '/forgot' },
      { name: 'reset-password', path: '/reset-password/0123456789' },
      { name: 'oauth-failed', path: '/oauth-success?error=google_auth_failed' },
      { name: 'not-found', path: '/no/such/page' },
    ],
    graduate: [
      { name: 'courses-signed-in', path: '/courses' },
      { name: 'account', path: '/account' },
      { name: 'account-courses', path: '/account/courses' },
      { name: 'account-progress', path: '/account/progress' },
      { name: 'account-settings', path: '/account/settings' },
      { name: 'dashboard', path: `/${finished.user._id}/dashboard` },
      { name: 'study-done', path: `/course/study/${free._id}` },
    ],
    student: [
      { name: 'study', path: `/course/study/${free._id}` },
      { name: 'lecture-video', path: lecture('What a web page is') },
      { name: 'lecture-audio', path: lecture('A page you can hear') },
      { name: 'lecture-pdf', path: lecture('HTML and CSS on two pages') },
      { name: 'lecture-pptx', path: lecture('Planning a page on paper') },
      { name: 'lecture-slides', path: `/lectures/${slides}` },
      { name: 'payment', path: `/payment-instructions/${paid._id}` },
    ],
    newcomer: [
      { name: 'dashboard-empty', path: `/${(await logIn(request, people.newStudent)).user._id}/dashboard` },
    ],
    instructor: [
      { name: 'instructor-courses', path: '/instructor/courses' },
      { name: 'instructor-new-course', path: '/instructor/courses/new' },
      { name: 'instructor-edit-course', path: `/instructor/courses/${free._id}` },
      { name: 'instructor-lectures', path: `/instructor/courses/${free._id}/lectures` },
      { name: 'instructor-add-lecture', path: `/instructor/courses/${free._id}/lectures?add` },
      { name: 'instructor-pick-course', path: '/instructor/lectures' },
      { name: 'slide-editor', path: `/instructor/lectures/${slides}/slides` },
    ],
    admin: [
      { name: 'admin-courses', path: '/admin/course' },
      { name: 'admin-add-course', path: '/admin/course?add' },
      { name: 'admin-course', path: `/admin/course/${free._id}` },
      { name: 'admin-add-lecture', path: `/admin/course/${free._id}/add-lecture` },
      { name: 'admin-edit-lecture', path: `/admin/lecture/${slides}/edit` },
    ],
  }
}
