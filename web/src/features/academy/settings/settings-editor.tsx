import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { academy, setAcademy } from '../../../lib/academy.ts'
import { fetchNow } from '../../../lib/queries/fetch-now.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { LazyAuditOf } from '../../audit/index.ts'
import { type SettingsReply, saveSettings, settingsQuery } from '../api.ts'
import styles from './settings.module.css'
import { SettingsFields } from './settings-fields.tsx'
import { checkSettings, settingsOf, valuesOf, withFormer, withTyped } from './settings-form.ts'
import { SettingsPreview } from './settings-preview.tsx'

/** The form beside what it will look like, and what was set before. */
export function SettingsEditor({ loaded }: { loaded: SettingsReply }) {
  const queryClient = useQueryClient()
  const [reply, setReply] = useState(loaded)
  const form = useForm(() => valuesOf(loaded.settings), {
    check: checkSettings,
    send: async (values) => {
      const saved = await saveSettings(queryClient, settingsOf(values), reply.version)
      setReply(saved.reply)
      const { settings } = saved.reply
      const tagline = settings.tagline.replace('{year}', String(settings.foundedYear))
      setAcademy({ ...academy(), ...settings, tagline })
      toast.success(saved.message)
    },
  })
  const readAgain = async () => {
    const fresh = await fetchNow(queryClient, settingsQuery)
    setReply(fresh)
    const now = valuesOf(fresh.settings)
    form.reset(now)
    form.replace(withTyped(now, form))
  }
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(form.saved)
  return (
    <form {...form.form} className={styles.page}>
      <LeaveGuard when={isDirty}>
        <Trans>The settings you changed are not saved yet.</Trans>
      </LeaveGuard>
      <div className={styles.form}>
        <SettingsFields form={form} />
        <div className={styles.acts}>
          {isDirty && (
            <p>
              <Trans>Not saved yet</Trans>
            </p>
          )}
          <FormProblem form={form}>{form.problem}</FormProblem>
          {form.problem && (
            <Button onClick={() => void readAgain()}>
              <Trans>Show what is saved</Trans>
            </Button>
          )}
          {isDirty && (
            <Button variant="quiet" onClick={() => form.reset(valuesOf(reply.settings))}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            busy={form.isBusy}
            // It keeps the focus of who pressed it.
            aria-disabled={!isDirty || undefined}
            onClick={(event) => isDirty || event.preventDefault()}
          >
            <Trans>Save settings</Trans>
          </Button>
        </div>
      </div>
      <div className={styles.beside}>
        <SettingsPreview values={form.values} />
        <Card as="section" className={styles.group}>
          <h2>
            <Trans>Changed before</Trans>
          </h2>
          <Suspense fallback={null}>
            <LazyAuditOf
              subject="settings"
              act={({ before }) =>
                before && (
                  <Button size="sm" onClick={() => form.replace(withFormer(form.values, before))}>
                    <Trans>Use the former values</Trans>
                  </Button>
                )
              }
            />
          </Suspense>
        </Card>
        <FromWhere overrides={reply.overrides} />
      </div>
    </form>
  )
}

/** Which of the two speaks. */
function FromWhere({ overrides }: { overrides: readonly string[] }) {
  return (
    <p className="meta">
      {overrides.length > 0 ? (
        <Trans>
          Set here, over the operator’s academy.json: {overrides.join(', ')}. All else is the file’s.
        </Trans>
      ) : (
        <Trans>Everything is as the operator’s academy.json has it. What you set here holds over it.</Trans>
      )}
    </p>
  )
}
