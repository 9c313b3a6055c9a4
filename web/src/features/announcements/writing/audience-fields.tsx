import type { AudienceKind } from '@academy/contract/announcements/rules'
import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { ROLES, type Role } from '@academy/contract/users/rules'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { Radio } from '../../../ui/choices.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { Select } from '../../../ui/select.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { instructorCoursesQuery } from '../../courses/index.ts'
import { useRoleGroups } from '../audience-labels.ts'
import type { AnnouncementValues } from './announcement-values.ts'
import styles from './writing.module.css'

/** Whom it tells: instructors a course of theirs, admins also a role or everybody. */
export function AudienceFields({ form, isAdmin }: { form: Form<AnnouncementValues>; isAdmin: boolean }) {
  const { t } = useLingui()
  const group = useId()
  const roles = useRoleGroups()
  const { kind, role } = form.values
  const kinds: Record<AudienceKind, { label: string; detail: string }> = {
    course: { label: t`One course`, detail: t`Everybody who studies it` },
    role: { label: t`One role`, detail: t`All students, instructors or admins` },
    all: { label: t`Everybody`, detail: t`Whoever has an account here` },
  }
  return (
    <>
      {isAdmin && (
        <div role="radiogroup" aria-label={t`To whom`} className={styles.choices}>
          {(Object.keys(kinds) as AudienceKind[]).map((value) => (
            <Radio
              key={value}
              {...kinds[value]}
              name={group}
              checked={kind === value}
              onChange={() => form.set('kind', value)}
            />
          ))}
        </div>
      )}
      {kind === 'course' && <CourseField form={form} />}
      {kind === 'role' && (
        <Field label={<Trans>Role</Trans>}>
          <Select
            value={role}
            onChange={({ target }) => form.set('role', target.value as Role)}
            options={ROLES.map((value) => ({ value, label: roles[value] }))}
          />
        </Field>
      )}
    </>
  )
}

function CourseField({ form }: { form: Form<AnnouncementValues> }) {
  const { t } = useLingui()
  const found = useQuery(instructorCoursesQuery)
  const { data, error, isPending } = found
  if (!data && error)
    return <StaleBanner message={failureMessage(error, COURSE_MESSAGES.fetchFailed)} found={found} />
  return (
    <Field
      label={<Trans>Course</Trans>}
      error={form.errors.course}
      hint={data?.length === 0 && <Trans>You teach no course yet.</Trans>}
    >
      <Combobox
        value={form.values.course}
        onChange={(course) => form.set('course', course)}
        placeholder={t`Choose a course`}
        loading={isPending}
        options={(data ?? []).map(({ _id, title, studentCount }) => ({
          value: _id,
          label: title,
          detail: plural(studentCount, { 0: 'No students yet', one: '# student', other: '# students' }),
        }))}
      />
    </Field>
  )
}
