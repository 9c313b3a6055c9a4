import * as M from '@academy/contract/payments/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Download, RotateCw, Upload } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useIsLive } from '../../../../lib/use-is-live.ts'
import { useSaveFile } from '../../../../lib/use-save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { exportFile, REQUESTS_KEY } from '../api.ts'
import { viewIn } from '../review-view.ts'
import styles from './review-actions.module.css'

interface ReviewActionsProps {
  /** Icons alone, where the bar has no room. */
  isSmall?: boolean
  onImport: () => void
  onRefresh: () => Promise<void>
}

/** Import, export, refresh: in the bar beside the title, on phones beside the tabs. */
export function ReviewActions({ isSmall, onImport, onRefresh }: ReviewActionsProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [params] = useSearchParams()
  const readings = useIsFetching({ queryKey: REQUESTS_KEY }, queryClient)
  // What the server drew was being read; hydration would leave that mark standing.
  const isReading = useIsLive() && readings > 0
  const { save, isSaving } = useSaveFile(() => exportFile(viewIn(params)), M.exportFailed)
  const refresh = (
    <IconButton label={t`Refresh`} aria-busy={isReading || undefined} onClick={() => void onRefresh()}>
      <RotateCw aria-hidden="true" className={isReading ? styles.turning : undefined} />
    </IconButton>
  )
  if (isSmall) {
    return (
      <div className={styles.acts}>
        <IconButton label={t`Import statement`} onClick={onImport}>
          <Upload aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Export`} aria-busy={isSaving || undefined} onClick={save}>
          <Download aria-hidden="true" />
        </IconButton>
        {refresh}
      </div>
    )
  }
  return (
    <>
      <Button size="sm" onClick={onImport}>
        <Upload aria-hidden="true" />
        <Trans>Import statement</Trans>
      </Button>
      <Button size="sm" busy={isSaving} onClick={save}>
        <Download aria-hidden="true" />
        <Trans>Export</Trans>
      </Button>
      {refresh}
    </>
  )
}
