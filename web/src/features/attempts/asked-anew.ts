/** How the lobby of a quiz or an exam is asked for: each time, because a clock may have started elsewhere. Asking starts none. */
export const ASKED_ANEW = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
