import type { ComponentProps } from 'react'
import { CourseCertificate } from '../../../certificates/index.ts'

/** A file of its own: only a passed exam shows it. */
export function ExamCertificate(props: ComponentProps<typeof CourseCertificate>) {
  return <CourseCertificate {...props} />
}
