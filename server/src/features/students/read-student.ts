import { STUDENT_MESSAGES as M, type StudentInCourse } from '@academy/contract/students'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { courseForOwner } from '../courses/index.ts'
import { factsOfClass } from './class-store.ts'
import { findStudent } from './list-store.ts'
import {
  type AssessedRow,
  activeDaysOf,
  assessmentsOf,
  type CertificateRow,
  certificateOf,
  lecturesOf,
} from './one-student-store.ts'
import { viewStudent } from './views.ts'

export async function readStudent(
  ctx: Context,
  courseId: string,
  studentId: string,
): Promise<StudentInCourse> {
  const course = await courseForOwner(ctx, courseId)
  const row = await findStudent(ctx.db, courseId, studentId)
  if (!row) throw notFound(M.notFound)
  const facts = await factsOfClass(ctx, courseId)
  const lectures = await lecturesOf(ctx.db, courseId, studentId)
  const assessed = await assessmentsOf(ctx.db, courseId, studentId)
  const certificate = await certificateOf(ctx.db, courseId, studentId)
  const exam = assessed.find(({ kind }) => kind === 'final-exam')
  return {
    course: { _id: course.id, title: course.title },
    student: viewStudent(row, facts, ctx.now()),
    median: facts.median,
    lectures: lectures.map((lecture) => ({
      _id: lecture.id,
      title: lecture.title,
      lectureType: lecture.lecture_type,
      completedAt: lecture.completed_at?.toISOString() ?? null,
      openedAt: lecture.opened_at?.toISOString() ?? null,
    })),
    quizzes: assessed.filter(({ kind }) => kind === 'quiz').map(viewAssessed),
    finalExam: exam ? viewAssessed(exam) : null,
    certificate: certificate ? viewCertificate(certificate) : null,
    activeDays: await activeDaysOf(ctx.db, courseId, studentId),
  }
}

function viewAssessed(row: AssessedRow) {
  const { id, title, is_open: isOpen, submission_id: submissionId } = row
  const result = submissionId && {
    submissionId,
    status: row.status,
    submittedAt: row.submitted_at.toISOString(),
    totalMarks: row.total_marks,
    totalMarksAwarded: row.unmarked_count > 0 ? null : row.total_marks_awarded,
    passed: row.passed,
  }
  return { _id: id, title, isOpen, result: result || null }
}

function viewCertificate(row: CertificateRow) {
  const at = row.revoked_at ?? row.completed_at ?? row.approved_at ?? row.requested_at
  const status = row.revoked_at ? ('revoked' as const) : row.status
  return { status, certificateNumber: row.number, at: at.toISOString() }
}
