import { createRoot } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import { Toaster } from '../ui/toaster.tsx'
import { Translations } from './language.tsx'
import type { ToastKind, ToastOptions } from './toast.ts'

let isMounted = false

/** The toaster lives beside the app, so that it is there before the first toast and outlasts every page. */
function mountOnce(): void {
  if (isMounted) return
  isMounted = true
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <Translations>
      <Toaster />
    </Translations>,
  )
}

export function showToast(kind: ToastKind, message: string, { durationMs, id }: ToastOptions = {}): void {
  mountOnce()
  const options = { id, duration: durationMs }
  if (kind === 'info') toast(message, options)
  else toast[kind](message, options)
}
