import type { Lecture } from '@academy/contract/lectures'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { SeveralFiles, type SeveralFilesProps } from '../several/several-files.tsx'
import { taughtLectureQuery } from './api.ts'
import type { Audience } from './form-faults.ts'
import { LectureForm } from './lecture-form.tsx'
import styles from './lecture-panel.module.css'

type PanelProps = { audience: Audience; onSaved: (lecture: Lecture) => void; onClose: () => void }

/** Beside the list on wide screens, above it on narrow ones; the list stays in use. */
function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`${styles.panel} card`} aria-label={t`Lecture form`}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export function AddPanel({ courseId, ...rest }: PanelProps & { courseId: string }) {
  return (
    <Panel title={<Trans>Add lecture</Trans>}>
      <LectureForm courseId={courseId} {...rest} />
    </Panel>
  )
}

export function SeveralPanel(props: SeveralFilesProps) {
  return (
    <Panel title={<Trans>Add several files</Trans>}>
      <SeveralFiles {...props} />
    </Panel>
  )
}

export function EditPanel({ id, ...rest }: PanelProps & { id: string }) {
  return (
    <Panel title={<Trans>Edit lecture</Trans>}>
      <EditForm id={id} {...rest} />
    </Panel>
  )
}

/** Also the admin's page: loads the lecture, then shows its form. */
export function EditForm({ id, audience, ...rest }: PanelProps & { id: string }) {
  // A form in use is not replaced by what arrives later.
  const found = useQuery({
    ...taughtLectureQuery(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data, error } = found
  if (data) {
    return (
      <LectureForm key={id} audience={audience} courseId={data.courseId} lecture={data.lecture} {...rest} />
    )
  }
  if (error) {
    return (
      <ErrorPanel
        message={failureMessage(error, LECTURE_MESSAGES.fetchFailed)}
        found={found}
        back={rest.onClose}
      />
    )
  }
  return (
    <SkeletonGroup>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  )
}
