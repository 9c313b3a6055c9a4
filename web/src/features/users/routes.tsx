import { lazyPage, lazyPlainPage } from '../../lib/lazy-page.ts'
import type { PageRoute } from '../../lib/page-route.ts'

const LoginPage = lazyPlainPage('users', () => import('./pages/login-page.tsx'), 'LoginPage')
const RegisterPage = lazyPlainPage('users', () => import('./pages/register-page.tsx'), 'RegisterPage')
const VerifyPage = lazyPlainPage('users', () => import('./pages/verify-page.tsx'), 'VerifyPage')
const ForgotPage = lazyPlainPage('users', () => import('./pages/forgot-page.tsx'), 'ForgotPage')
const ResetPage = lazyPlainPage('users', () => import('./pages/reset-password-page.tsx'), 'ResetPasswordPage')
const UndoEmailPage = lazyPlainPage('users', () => import('./pages/undo-email-page.tsx'), 'UndoEmailPage')
const SetupPage = lazyPlainPage('users', () => import('./pages/setup-page.tsx'), 'SetupPage')
const OAuthPage = lazyPlainPage('users', () => import('./pages/oauth-success-page.tsx'), 'OAuthSuccessPage')
const AccountPage = lazyPage('users', () => import('./pages/account-page.tsx'), 'AccountPage')

const signIn = { guard: 'logged-out-only', frame: 'public', kind: 'public' } as const
const account = { guard: 'logged-in', frame: 'by-role', kind: 'learner', place: 'account' } as const

export const userRoutes: readonly PageRoute[] = [
  { ...signIn, path: '/login', place: 'login', drawn: true, page: LoginPage },
  { ...signIn, path: '/register', drawn: true, page: RegisterPage },
  { ...signIn, path: '/verify', page: VerifyPage },
  { ...signIn, path: '/forgot', drawn: true, page: ForgotPage },
  { ...signIn, path: '/reset-password/:token', page: ResetPage },
  { ...signIn, path: '/setup/:token', page: SetupPage },
  { path: '/undo-email/:token', guard: 'everyone', frame: 'public', kind: 'public', page: UndoEmailPage },
  { path: '/oauth-success', guard: 'everyone', frame: 'bare', kind: 'public', page: OAuthPage },
  { ...account, path: '/account', page: AccountPage },
  { ...account, path: '/account/courses', page: AccountPage },
  { ...account, path: '/account/progress', page: AccountPage },
  { ...account, path: '/account/payments', page: AccountPage },
  { ...account, path: '/account/settings', page: AccountPage },
  { ...account, path: '/account/notifications', page: AccountPage },
]
