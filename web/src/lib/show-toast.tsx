import { createRoot } from 'react-dom/client'
import { type Renderable, type Toast, toast, type ValueOrFunction } from 'react-hot-toast/headless'
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

/** Time to read it, decide and press. */
const ACTION_MS = 8_000

export function showToast(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  mountOnce()
  const { durationMs, id, action } = options
  const how = { id, duration: durationMs ?? (action && ACTION_MS) }
  const words: ValueOrFunction<Renderable, Toast> = action
    ? (shown) => (
        <>
          {message}{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              toast.dismiss(shown.id)
              action.onPress()
            }}
          >
            {action.label}
          </button>
        </>
      )
    : message
  if (kind === 'info') toast(words, how)
  else toast[kind](words, how)
}
