import type { ComponentProps } from 'react'
import { CourseCertificate } from '../../../certificates/index.ts'

/** A file of its own, so that the study page does not wait for it. */
export function StudyCertificate(props: ComponentProps<typeof CourseCertificate>) {
  return <CourseCertificate {...props} />
}
