import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import type { QuestionFormat } from '@academy/contract/quizzes/rules'
import { Trans } from '@lingui/react/macro'
import { Download, FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { call, failureMessage } from '../../../../lib/call.ts'
import { lazyPart } from '../../../../lib/lazy-part.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button } from '../../../../ui/button.tsx'
import type { QuestionDraft } from './paper-values.ts'
import styles from './question-tools.module.css'

const ExportMenu = lazyPart(() => import('./export-menu.tsx'), 'ExportMenu')
const ImportDialog = lazyPart(() => import('./import-dialog.tsx'), 'ImportDialog')

type QuestionToolsProps = {
  exportId: string | undefined
  onInsert: (questions: readonly QuestionDraft[]) => void
}

/** Questions from a file, and into one. */
export function QuestionTools({ exportId, onInsert }: QuestionToolsProps) {
  const [isImporting, setIsImporting] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const [isMenuAwaited, setIsMenuAwaited] = useState(false)

  async function exportAs(id: string, format: QuestionFormat) {
    setIsExporting(true)
    try {
      const file = await call('GET /api/instructor/assessments/{id}/export', {
        params: { id },
        query: { format },
      })
      saveFile({ fileName: file.fileName, blob: new Blob([file.content], { type: file.mediaType }) })
    } catch (failure) {
      toast.error(failureMessage(failure, QUIZ_MESSAGES.loadFailed))
    } finally {
      setIsExporting(false)
    }
  }

  // A press before the menu's code has come opens it when it comes.
  const exportButton = (onClick?: () => void) => (
    <Button size="sm" variant="quiet" busy={isExporting} onClick={onClick}>
      <Download aria-hidden="true" />
      <Trans>Export</Trans>
    </Button>
  )
  return (
    <div className={styles.tools}>
      <h2>
        <Trans>Questions</Trans>
      </h2>
      <Button size="sm" variant="quiet" onClick={() => setIsImporting(true)}>
        <FileUp aria-hidden="true" />
        <Trans>Import questions</Trans>
      </Button>
      {exportId && (
        <Suspense fallback={exportButton(() => setIsMenuAwaited(true))}>
          <ExportMenu
            trigger={exportButton()}
            isOpenAtFirst={isMenuAwaited}
            onChoose={(format) => void exportAs(exportId, format)}
          />
        </Suspense>
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog
            onClose={() => setIsImporting(false)}
            onAdd={(questions) => {
              setIsImporting(false)
              onInsert(questions)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
