import { createRoot } from 'react-dom/client'
import { type Renderable, type Toast, toast, type ValueOrFunction } from 'react-hot-toast/headless'
import { Toaster } from '../ui/toaster.tsx'
import { Translations } from './texts/language.tsx'

export interface ToastOptions {
  /** Success 2 s, error 4 s, unless told. */
  durationMs?: number
  /** A second toast of the same id replaces the first. */
  id?: string
  /** Where to go on from here; such a toast stays longer. */
  action?: { label: string; onPress: () => void }
}
export type ToastKind = 'success' | 'error' | 'info'

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
