import { t } from '@lingui/core/macro'
import { toast } from '../../lib/toast.ts'

/** Copies; where there is no clipboard it marks the text, so that one press of the device's own menu copies it. */
export async function copyText(text: string, said: string, shownIn: HTMLElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said)
  } catch {
    if (shownIn) getSelection()?.selectAllChildren(shownIn)
    toast.info(t`It is marked. Copy it from the menu of your device.`)
  }
}
