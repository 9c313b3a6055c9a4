import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { SavedFile } from '../../lib/save-file.ts'
import { useSaveFile } from '../../lib/use-save-file.ts'
import { Button } from '../button.tsx'

interface CsvButtonProps {
  /** `callFile` of the list's `…/csv`, with the filters in force. */
  fetchFile: () => Promise<SavedFile>
}

/** The whole list as its filters let it through, as a file for spreadsheets. */
export function CsvButton({ fetchFile }: CsvButtonProps) {
  const { t } = useLingui()
  const { save, isSaving } = useSaveFile(fetchFile, t`The list could not be saved. Please try again.`)
  return (
    <Button size="sm" busy={isSaving} onClick={save} title={t`Save the list as CSV`}>
      <Download aria-hidden="true" />
      {/* On phones the icon alone is seen. */}
      <span className="max-[47.5rem]:sr-only">
        <Trans>CSV</Trans>
      </span>
    </Button>
  )
}
