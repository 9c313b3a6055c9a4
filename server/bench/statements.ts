/** What the academy asks its database, letter for letter as its log of statements shows it, for the bare server to ask the same. */

export const CALLER = `select "s"."id" as "sessionId", "u"."id", "u"."name", "u"."email", "u"."role", "u"."mainrole",
  s.last_seen_at < now() - make_interval(mins => $2) as "isStale"
  from "sessions" as "s" inner join "users" as "u" on "u"."id" = "s"."user_id"
  where "s"."token_hash" = $1 and "s"."expires_at" > now()`

export const CATALOGUE_COUNTS = `select "category", "courses" from "course_counts" where "courses" > $1`

const COURSE_COLUMNS = `"courses"."id", "courses"."title", "courses"."description", "courses"."category", "courses"."created_by",
  "courses"."instructor_id", "courses"."duration_weeks", "courses"."price_rwf", "courses"."course_type", "courses"."image_key",
  "courses"."created_at", "courses"."updated_at"`

export const CATALOGUE_PAGE = `select ${COURSE_COLUMNS},
  (select count(*) from lectures l where l.course_id = courses.id) as "lecture_count"
  from "courses" order by "courses"."id" desc limit $1 offset $2`

const FREE_COURSE = (isWanted: string) => `(select json_build_object('id', f.id, 'title', f.title) from (
  select id, title from courses free where price_rwf = 0 and ${isWanted}
  order by id desc limit 20) f
  where exists (select from lectures where course_id = f.id) limit 1)`

export const PUBLIC_COURSE = `select ${COURSE_COLUMNS}, "totals"."students" as "student_count",
  "totals"."quizzes" as "quiz_count", "exam"."passing_percent", "teacher"."name" as "teacher_name",
  "taught"."courses" as "teacher_courses", "taught"."students" as "teacher_students",
  (select coalesce(json_agg(l), '[]') from (
  select title, lecture_type, document_type, duration_seconds, page_count, size_bytes from lectures
  where course_id = courses.id order by position, id limit 1000) l) as "outline",
  case when exam.id is not null
  then (select coalesce(sum(passed), 0) from assessment_submission_counts where assessment_id = exam.id)
  else (select coalesce(sum(students), 0) from course_progress_counts
    where course_id = courses.id and totals.lectures > 0 and completed >= totals.lectures) end as "finished_count",
  (select coalesce(json_agg(o), '[]') from (
  select id, title, course_type, price_rwf from courses other
  where other.instructor_id = courses.instructor_id and other.id <> courses.id
  order by other.id desc limit 3) o) as "other_courses",
  case when courses.price_rwf > 0
  then coalesce(${FREE_COURSE('free.category = courses.category')}, ${FREE_COURSE('true')}) end as "free_course"
  from "courses" left join "users" as "teacher" on "teacher"."id" = "courses"."instructor_id"
  left join "assessments" as "exam" on "exam"."course_id" = "courses"."id" and "exam"."kind" = $1
  left join lateral (select coalesce(sum("students"), 0) as "students", coalesce(sum("lectures"), 0) as "lectures",
    coalesce(sum("quizzes"), 0) as "quizzes" from "course_totals" where "course_id" = "courses"."id") as "totals" on true
  left join lateral (select coalesce(sum("students"), 0) as "students", coalesce(sum("courses"), 0) as "courses"
    from "instructor_totals" where "instructor_id" = "courses"."instructor_id") as "taught" on true
  where "courses"."id" = $2`

export const COURSE_AND_ENROLMENT = `select "courses"."id", "courses"."title", "courses"."instructor_id", "enrolments"."user_id" as "enrolled"
  from "courses" left join "enrolments" on "enrolments"."course_id" = "courses"."id" and "enrolments"."user_id" = $1
  where "courses"."id" = $2`

export const LECTURES = `select "id", "course_id", "title", "description", "lecture_type", "document_type", "file_key", "file_name",
  "size_bytes", "duration_seconds", "page_count", "position", "created_at", "updated_at"
  from "lectures" where "course_id" = $1 order by "position", "id" limit $2`

export const MEDIA_GRANT = `with file as (
    select course_id, file_name, null as uploaded_by from lectures where file_key = $1
    union all
    select course_id, regexp_replace(file_name, '\\.pptx$', '.pdf', 'i'), null from lectures where pages_key = $2
    union all
    select course_id, null, null from lectures where captions_key = $3
    union all
    select l.course_id, null, i.uploaded_by from slide_images i left join lectures l on l.id = i.lecture_id
    where i.key = $4
  )
  select u.id as "userId", u.role, u.mainrole, f.is_known is not null as "isKnown", f.file_name as "fileName",
    f.uploaded_by as "uploadedBy", c.instructor_id as "instructorId",
    exists (select from enrolments e where e.course_id = f.course_id and e.user_id = u.id) as "isEnrolled"
  from sessions s
    join users u on u.id = s.user_id
    left join (select *, true as is_known from file) f on true
    left join courses c on c.id = f.course_id
  where s.id = $5 and s.expires_at > now()`
