import type { PageRead as BuiltRead, PageHead } from '@academy/contract/http'
import type { NOWHERE } from '@academy/contract/http/rules'
import type { MessageDescriptor } from '@lingui/core'
import type { CallAddress } from '../calls/call-types.ts'
import type { LazyPage } from './lazy-page.ts'

/** One for each phrase of the specification's route tables; `course-visitors` and `course-students` also look at `:id`.
 * `teachers-only` lets instructors and admins pass; admins on a `superadmins-only` page are told so in its place. */
export type Guard =
  | 'everyone'
  | 'logged-in'
  | 'logged-out-only'
  | 'students-only'
  | 'instructors-only'
  | 'teachers-only'
  | 'admins-only'
  | 'superadmins-only'
  | 'own-pages'
  | 'course-visitors'
  | 'course-students'

/** `public` has header and footer, `portal` the sidebar, `focus` a bar of its own, `bare` nothing (loading screens).
 * `by-role` is an address of everybody's: staff see it in the portal, others as a public page. */
export type Frame = 'public' | 'portal' | 'focus' | 'bare' | 'by-role'

/** Which budget a page counts in. */
export type PageKind = 'public' | 'learner' | 'player' | 'portal' | 'editor'

/** What is current in the navigation, of the public pages and of the portals; an instructor's and an admin's place of one name are the same
 * thing. */
export type Place =
  | 'home'
  | 'about'
  | 'login'
  | 'dashboard'
  | 'courses'
  | 'course-overview'
  | 'lectures'
  | 'quizzes'
  | 'final-exams'
  | 'submissions'
  | 'students'
  | 'questions'
  | 'announcements'
  | 'users'
  | 'messages'
  | 'message-reports'
  | 'payments'
  | 'certifications'
  | 'analytics'
  | 'audit'
  | 'settings'
  | 'account'
  | 'notifications'

export interface Crumb {
  to: string
  label: MessageDescriptor | string
}

/** What a trail is made of: the address's parameters, the names that the page has read (a course's title), and who looks. */
export interface TrailFacts {
  params: Readonly<Record<string, string | undefined>>
  names: Readonly<Record<string, string | undefined>>
  isInstructor: boolean
}

/** The steps between the place and the page, the page itself left out. A name that has not come yet leaves its step out. */
export type Trail = (facts: TrailFacts) => readonly Crumb[]

/** The parts of a course's home in the portals, as tabs under one header. */
export type CourseTabName =
  | 'overview'
  | 'lectures'
  | 'quizzes'
  | 'final-exam'
  | 'submissions'
  | 'students'
  | 'attendance'

/** Which part of a course's home a page is. A list of several courses is one only while a course is chosen in the address. */
export interface CourseTab {
  name: CourseTabName
  /** The course's id in the address: a parameter of the path, or `?course=`. */
  course: ':id' | ':courseId' | '?course'
}

/** A call that a page makes at once, by its address in the contract. One with a query is made where the page's own address has none: what
 * a list shows may stand there. Its parts stand in the order of the page's own call. */
export type PageRead = BuiltRead<CallAddress & `GET ${string}`>

/** Parameters of a page's address. */
export type PageParams = Readonly<Record<string, string | undefined>>

/** A course tells its own words and picture, the catalogue its category. */
type RouteHead = PageHead & { shows?: 'course' | 'catalogue' }

interface AnyPage {
  path: string
  guard: Guard
  kind: PageKind
  /** Absent where no line of the navigation leads there. */
  place?: Place
  /** Asked for together with the page's code, not after it: the very calls that its first queries make. */
  reads?: (params: PageParams) => readonly PageRead[]
  /** The server draws it with its data, as a visitor sees it; a list names the parameters of the address that the page shows. Its first
   * queries take what they show from `drawnFirst`. */
  drawn?: true | readonly string[]
  /** Parameters of the address, or of its query, that are no ids but one person's own. The page is drawn without them, and nobody keeps it under
   * its address. Every other parameter of a drawn page is an id: what is none is an address of nothing. */
  secrets?: readonly string[]
  /** For the server alone (`import.meta.env.SSR &&`): browsers do without these words. Absent where there is nothing to find. */
  head?: RouteHead | false
  /** What holds without a line. `kept`: the page's code is on the device from the first visit on. `read`: it shows what was read
   * before, and of when that is. `none`: it says that it needs a line. A portal's page says one of them. */
  offline?: 'kept' | 'read' | 'none'
  /** Said when the guard leads somebody who is logged out to the login screen. */
  loginNote?: string
  /** The address is another page's, which `page` is: whoever comes is led on there. */
  leadsTo?: string
  page: LazyPage
}

interface PlacedPage extends AnyPage {
  frame: 'portal' | 'by-role'
  place: Place
  /** Absent where the page is its place's own, or hangs right under it. */
  trail?: Trail
  tab?: CourseTab
}

interface OpenPage extends AnyPage {
  frame: 'public' | 'focus' | 'bare'
  trail?: undefined
  tab?: undefined
}

/** The page of every address that no other page has: it says so. Nothing leads there. */
interface NowherePage extends AnyPage {
  path: typeof NOWHERE
  frame: 'by-role'
  place?: undefined
  trail?: undefined
  tab?: undefined
}
/** All that is told of a page: router, frames, navigation, budgets, files and the service worker derive from it. */
export type PageRoute = PlacedPage | OpenPage | NowherePage
