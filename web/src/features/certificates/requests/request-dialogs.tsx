import type { CertificationRequest } from '@academy/contract/certificates'
import { DrawDialog } from './draw-dialog.tsx'
import { ReissueDialog } from './reissue-dialog.tsx'
import type { RequestAct } from './request-state.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What asks before it acts. */
export type AskedAct = Exclude<RequestAct, 'approve'>
export type OpenAct = (act: AskedAct, request: CertificationRequest) => void

const DIALOGS = {
  upload: UploadDialog,
  draw: DrawDialog,
  withdraw: WithdrawDialog,
  revoke: RevokeDialog,
  reissue: ReissueDialog,
} as const

interface RequestDialogsProps {
  asked: { act: AskedAct; request: CertificationRequest } | null
  onClose: () => void
}

export function RequestDialogs({ asked, onClose }: RequestDialogsProps) {
  if (!asked) return null
  const Asked = DIALOGS[asked.act]
  return <Asked request={asked.request} onClose={onClose} />
}
