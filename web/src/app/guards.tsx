import { isId } from '@academy/contract/http/rules'
import { isAdmin } from '@academy/contract/users/rules'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useSession } from '../features/users/index.ts'
import { drawnAnswer } from '../lib/calls/drawn-answers.ts'
import { isPageHeld } from '../lib/calls/session-token.ts'
import type { Guard } from '../lib/pages/page-route.ts'
import { forgetReturn, peekReturn, rememberReturn } from '../lib/pages/return-to.ts'
import { toast } from '../lib/toast.ts'
import { PageComing } from '../ui/page-coming.tsx'

type GuardedProps = { guard: Guard; loginNote?: string; children: ReactNode }

/**
 * One guard for each phrase of the specification's route tables. They spare people screens that would only refuse them;
 * what anybody may do is decided by the server.
 */
export function Guarded({ guard, loginNote, children }: GuardedProps) {
  const session = useSession()
  const params = useParams()
  if (guard === 'everyone') return children
  // These the server draws for visitors: they stand until it is known who reads them.
  const isDrawn = guard === 'course-visitors' || guard === 'logged-out-only'
  // Pages of signed-in people are drawn by the server as they wait for their person.
  if (session.status === 'loading' && !isDrawn) return import.meta.env.SSR ? children : <PageComing />

  const { user, role } = session
  const isAdministrator = role !== null && isAdmin(role)
  const courseId = params.id?.toLowerCase() ?? ''
  const mayReadCourse = isAdministrator || user?.subscription.includes(courseId)
  if (guard === 'course-visitors') {
    const lead = mayReadCourse && !isDrawnAsGone(courseId) && (
      <Navigate to={`/course/study/${courseId}`} replace />
    )
    return (
      <Gate key={courseId} lead={lead}>
        {children}
      </Gate>
    )
  }
  if (guard === 'logged-out-only') return <Gate lead={user && <BackToIntended />}>{children}</Gate>
  if (!user) return isPageHeld() ? children : <ToLogin note={loginNote} />
  if (guard === 'logged-in') return children
  const isInstructor = role === 'instructor'
  const mayEnter = {
    'instructors-only': isInstructor,
    'teachers-only': isInstructor || isAdministrator,
    'admins-only': isAdministrator,
  }[guard as string]
  if (mayEnter) return children
  // What is left is for students; admins look on, instructors go home.
  if (mayEnter === false || isInstructor) return <LeadOn to="/" />
  if (guard === 'own-pages' && params.userId !== user._id) return <LeadOn to={`/${user._id}/dashboard`} />
  if (guard === 'course-students' && !mayReadCourse) {
    return <LeadOn to={isId(courseId) ? `/course/${courseId}` : '/courses'} />
  }
  return children
}

const isDrawnAsGone = (id: string) => drawnAnswer('GET /api/course/{id}', { params: { id } })?.status === 404

/** A page on which somebody signed in or enrolled stays on the screen, out of reach, until the one it leads to has come. */
function Gate({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const [wasOpen] = useState(!lead)
  return (
    <>
      {lead}
      {wasOpen && (
        <div className="contents" inert={Boolean(lead)}>
          {children}
        </div>
      )}
    </>
  )
}

/** What it leads to may be long on its way. */
export const LeadOn = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <PageComing />
  </>
)

function ToLogin({ note }: { note?: string }) {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (note) toast.error(note, { id: 'login-note' })
  }, [note])
  useEffect(() => rememberReturn(pathname + search + hash), [pathname, search, hash])
  return <LeadOn to="/login" />
}

/** A logged-in person on a page for logged-out people: to where they wanted to go before logging in, else home. */
function BackToIntended() {
  const [to] = useState(() => peekReturn() ?? '/')
  useEffect(forgetReturn, [])
  return <Navigate to={to} replace />
}
