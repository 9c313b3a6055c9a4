import type { Certificate } from '@academy/contract/certificates'
import { useLingui } from '@lingui/react/macro'
import { toast } from '../../../lib/toast.ts'

/** Phones and tablets have a sheet of their own for this; elsewhere the link is copied. */
export const sharesBySheet = (): boolean =>
  typeof navigator.share === 'function' && matchMedia('(pointer:coarse)').matches

/** Gives the public page of a certificate to others. */
export function useShareLink() {
  const { t } = useLingui()
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t`Link copied`)
    } catch {
      toast.error(t`This browser did not let us copy. The link is ${url}`, { durationMs: 10_000 })
    }
  }
  const share = async ({ checkUrl, holderName, courseTitle }: Certificate) => {
    try {
      await navigator.share({ title: courseTitle, text: t`Certificate of ${holderName}`, url: checkUrl })
    } catch (failure) {
      // Closing the sheet is no failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copy(checkUrl)
    }
  }
  return { copy: ({ checkUrl }: Certificate) => copy(checkUrl), share }
}
