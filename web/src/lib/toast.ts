import type { ToastKind, ToastOptions } from './show-toast.tsx'

/** The toaster loads with the first toast, so that a visit without one does not pay for it. */
const show = (kind: ToastKind) => (message: string, options?: ToastOptions) => {
  void import('./show-toast.tsx').then((toaster) => toaster.showToast(kind, message, options))
}

export const toast = { success: show('success'), error: show('error'), info: show('info') }
