import { sql } from 'kysely'
import type { TestAcademy } from './academy.ts'

/** Rows of everything that a call could write; limits and jobs come and go by themselves. */
export async function rowCounts(academy: TestAcademy): Promise<unknown> {
  const { rows } = await sql`select
    (select count(*) from users) as users, (select count(*) from sessions) as sessions,
    (select count(*) from activations) as activations, (select count(*) from courses) as courses,
    (select count(*) from lectures) as lectures, (select count(*) from enrolments) as enrolments,
    (select count(*) from lecture_completions) as completions, (select count(*) from audit_log) as acts,
    (select count(*) from lecture_positions) as positions, (select count(*) from assessments) as assessments,
    (select count(*) from papers) as papers, (select count(*) from question_images) as images,
    (select jsonb_agg(a order by id) from attempts a) as attempts,
    (select jsonb_agg(a order by attempt_id, question_id) from attempt_answers a) as answers,
    (select jsonb_agg(s order by id) from submissions s) as submissions,
    (select count(*) from extra_times) as times, (select count(*) from answer_evidence) as evidence,
    (select count(*) from grade_drafts) as drafts, (select count(*) from grading_comments) as comments,
    (select jsonb_agg(p order by id) from payment_requests p) as payments, (select count(*) from statements) as statements,
    (select count(*) from statement_payments) as received, (select count(*) from notifications) as notifications,
    (select jsonb_agg(r order by id) from certification_requests r) as requests,
    (select jsonb_agg(c order by id) from certificates c) as certificates`.execute(academy.services.db)
  return rows[0]
}
