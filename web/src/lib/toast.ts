export interface ToastOptions {
  /** Success 2 s, error 4 s, unless told. */
  durationMs?: number
  /** A second toast of the same id replaces the first. */
  id?: string
  /** Where to go on from here; such a toast stays longer. */
  action?: { label: string; onPress: () => void }
}
export type ToastKind = 'success' | 'error' | 'info'

/** The toaster loads with the first toast, so that a visit without one does not pay for it. */
const show = (kind: ToastKind) => (message: string, options?: ToastOptions) => {
  void import('./show-toast.tsx').then(({ showToast }) => showToast(kind, message, options))
}

export const toast = { success: show('success'), error: show('error'), info: show('info') }
