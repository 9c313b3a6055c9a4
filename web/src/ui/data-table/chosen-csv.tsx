import { CHOSEN_MAX_ROWS } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedFile } from '../../lib/save-file.ts'
import { useSaveFile } from '../../lib/use-save-file.ts'
import { Button } from '../button.tsx'

interface ChosenCsvProps {
  chosen: ReadonlySet<string>
  /** `callFile` of the list's `…/csv`, with the ids, commas between them. */
  fetchFile: (ids: string) => Promise<SavedFile>
}

/** On the bulk bar: the chosen rows alone as a file for spreadsheets. It changes nothing, so it asks nothing. */
export function ChosenCsv({ chosen, fetchFile }: ChosenCsvProps) {
  const { t } = useLingui()
  const { save, isSaving } = useSaveFile(
    () => fetchFile([...chosen].join()),
    t`The list could not be saved. Please try again.`,
  )
  const isTooMany = chosen.size > CHOSEN_MAX_ROWS
  return (
    <Button
      size="sm"
      busy={isSaving}
      disabled={isTooMany}
      title={isTooMany ? t`At most ${CHOSEN_MAX_ROWS} rows at once` : undefined}
      onClick={save}
    >
      <Trans>CSV of these</Trans>
    </Button>
  )
}
