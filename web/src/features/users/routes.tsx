import { lazyPage, lazyPlainPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const LoginPage = lazyPlainPage('users', () => import('./pages/login-page.tsx'), 'LoginPage')
const RegisterPage = lazyPlainPage('users', () => import('./pages/register-page.tsx'), 'RegisterPage')
const VerifyPage = lazyPlainPage('users', () => import('./pages/verify-page.tsx'), 'VerifyPage')
const ForgotPage = lazyPlainPage('users', () => import('./pages/forgot-page.tsx'), 'ForgotPage')
const ResetPage = lazyPlainPage('users', () => import('./pages/reset-password-page.tsx'), 'ResetPasswordPage')
const UndoEmailPage = lazyPlainPage('users', () => import('./pages/undo-email-page.tsx'), 'UndoEmailPage')
const SetupPage = lazyPlainPage('users', () => import('./pages/setup-page.tsx'), 'SetupPage')
const OAuthPage = lazyPlainPage('users', () => import('./pages/oauth-success-page.tsx'), 'OAuthSuccessPage')
const AccountPage = lazyPage('users', () => import('./pages/account-page.tsx'), 'AccountPage')

const signIn = {
  guard: 'logged-out-only',
  frame: 'public',
  kind: 'public',
  place: 'login',
  drawn: true,
} as const
const byLetter = { secrets: ['token'] } as const
const account = { guard: 'logged-in', frame: 'by-role', kind: 'learner', place: 'account' } as const

export const userRoutes: readonly PageRoute[] = [
  {
    ...signIn,
    path: '/login',
    head: import.meta.env.SSR && {
      words: 'Sign in to {name} and go on where you stopped.',
      isListed: true,
    },
    page: LoginPage,
  },
  {
    ...signIn,
    path: '/register',
    head: import.meta.env.SSR && {
      words: 'Create an account at {name}. It costs nothing, and some courses are free.',
      isListed: true,
    },
    page: RegisterPage,
  },
  { ...signIn, path: '/verify', page: VerifyPage },
  {
    ...signIn,
    path: '/forgot',
    head: import.meta.env.SSR && { words: 'Set a new password for your account at {name}.' },
    page: ForgotPage,
  },
  { ...signIn, ...byLetter, path: '/reset-password/:token', page: ResetPage },
  { ...signIn, ...byLetter, path: '/setup/:token', guard: 'everyone', page: SetupPage },
  { ...signIn, ...byLetter, path: '/undo-email/:token', guard: 'everyone', page: UndoEmailPage },
  {
    path: '/oauth-success',
    guard: 'everyone',
    frame: 'bare',
    kind: 'public',
    drawn: true,
    secrets: ['token', 'user'],
    page: OAuthPage,
  },
  { ...account, path: '/account', page: AccountPage },
  { ...account, path: '/account/courses', page: AccountPage },
  { ...account, path: '/account/progress', page: AccountPage },
  { ...account, path: '/account/payments', page: AccountPage },
  { ...account, path: '/account/settings', page: AccountPage },
  { ...account, path: '/account/notifications', page: AccountPage },
]
