import {
  type AcademySettings,
  ACADEMY_MESSAGES as M,
  type SettingsEntry,
  type SettingsForm,
  settingsForm,
} from '@academy/contract/academy'
import { type Context, signedIn } from '../../http/context.ts'
import { conflict } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { mergeSettings } from './live-settings.ts'
import { findSaid, lockSaid, writeSaid } from './store.ts'

const ENTRIES = Object.keys(settingsForm.shape) as SettingsEntry[]

export async function readSettings(ctx: Context) {
  const row = await findSaid(ctx.db)
  return viewSettings(ctx, row)
}

/** Who saved first is not overwritten. What says the same as the file follows the file from now on. */
export async function changeSettings(ctx: Context, { version, ...form }: SettingsForm & { version: number }) {
  const row = await lockSaid(ctx.db)
  if (row.version !== version) throw conflict(M.savedMeanwhile)
  const file = formOf(ctx.liveSettings.file)
  const before = formOf(mergeSettings(ctx.liveSettings.file, row.said).merged)
  const said = Object.fromEntries(
    ENTRIES.filter((entry) => !isSame(form[entry], file[entry])).map((entry) => [entry, form[entry]]),
  )
  if (isSame(form, before) && isSame(said, row.said)) return { message: M.saved, ...viewSettings(ctx, row) }
  const changed = await writeSaid(ctx.db, {
    said,
    version: version + 1,
    at: ctx.now(),
    by: signedIn(ctx).name,
  })
  await recordAct(ctx, 'change-settings', 'settings', { before, after: form, version: changed.version })
  ctx.afterCommit(() => ctx.liveSettings.look('now'))
  return { message: M.saved, ...viewSettings(ctx, changed) }
}

function viewSettings({ liveSettings: { file } }: Context, row: Awaited<ReturnType<typeof findSaid>>) {
  const { merged, refused } = mergeSettings(file, row?.said ?? {})
  return {
    settings: formOf(merged),
    file: formOf(file),
    overrides: ENTRIES.filter((entry) => entry in (row?.said ?? {}) && !refused.includes(entry)),
    version: row?.version ?? 0,
    changedAt: row?.changed_at?.toISOString() ?? null,
    changedBy: row?.changed_by ?? null,
  }
}

function formOf({ documentViewer: _, ...form }: AcademySettings): SettingsForm {
  return form
}

/** Whatever the order of their fields. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, inOrder(field)])
}
