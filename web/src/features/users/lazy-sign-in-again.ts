import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** With the form's code, so only when it is needed. */
export const LazySignInAgain = lazyPart(() => import('./components/sign-in-again.tsx'), 'SignInAgain')
