import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { SavedFile } from '../../lib/save-file.ts'
import { useSaveFile } from '../../lib/use-save-file.ts'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'

interface CsvButtonProps {
  /** `callFile` of the list's `…/csv`, with the filters in force. */
  fetchFile: () => Promise<SavedFile>
  /** The icon alone, where there is no room. */
  isSmall?: boolean
}

/** The whole list as its filters let it through, as a file for spreadsheets. */
export function CsvButton({ fetchFile, isSmall }: CsvButtonProps) {
  const { t } = useLingui()
  const { save, isSaving } = useSaveFile(fetchFile, t`The list could not be saved. Please try again.`)
  if (isSmall)
    return (
      <IconButton label={t`Save as CSV`} aria-busy={isSaving || undefined} onClick={save}>
        <Download aria-hidden="true" />
      </IconButton>
    )
  return (
    <Button size="sm" busy={isSaving} onClick={save}>
      <Download aria-hidden="true" />
      <Trans>CSV</Trans>
    </Button>
  )
}
