import type { Attachment } from '@academy/contract/messages'
import { useLingui } from '@lingui/react/macro'

/** What stands for a message in a list: its words, or what it is without any. */
export function useMessageText(): (message: { content: string; attachment: Attachment | null }) => string {
  const { t } = useLingui()
  return ({ content, attachment }) => {
    if (content !== '' || !attachment) return content
    return attachment.kind === 'picture' ? t`Picture` : attachment.name
  }
}
