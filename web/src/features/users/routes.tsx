import { lazyPage, lazyPlainPage, type PageRoute } from '../../lib/page-route.ts'

const LoginPage = lazyPlainPage('users', () => import('./pages/login-page.tsx'), 'LoginPage')
const RegisterPage = lazyPlainPage('users', () => import('./pages/register-page.tsx'), 'RegisterPage')
const VerifyPage = lazyPlainPage('users', () => import('./pages/verify-page.tsx'), 'VerifyPage')
const ForgotPage = lazyPlainPage('users', () => import('./pages/forgot-page.tsx'), 'ForgotPage')
const ResetPage = lazyPlainPage('users', () => import('./pages/reset-password-page.tsx'), 'ResetPasswordPage')
const SetupPage = lazyPlainPage('users', () => import('./pages/setup-page.tsx'), 'SetupPage')
const OAuthPage = lazyPlainPage('users', () => import('./pages/oauth-success-page.tsx'), 'OAuthSuccessPage')
const AccountPage = lazyPage('users', () => import('./pages/account-page.tsx'), 'AccountPage')

export const userRoutes: readonly PageRoute[] = [
  { path: '/login', guard: 'logged-out-only', page: LoginPage },
  { path: '/register', guard: 'logged-out-only', page: RegisterPage },
  { path: '/verify', guard: 'logged-out-only', page: VerifyPage },
  { path: '/forgot', guard: 'logged-out-only', page: ForgotPage },
  { path: '/reset-password/:token', guard: 'logged-out-only', page: ResetPage },
  { path: '/setup/:token', guard: 'logged-out-only', page: SetupPage },
  { path: '/oauth-success', guard: 'everyone', frame: 'bare', page: OAuthPage },
  { path: '/account', guard: 'logged-in', page: AccountPage },
  { path: '/account/courses', guard: 'logged-in', page: AccountPage },
  { path: '/account/progress', guard: 'logged-in', page: AccountPage },
  { path: '/account/payments', guard: 'logged-in', page: AccountPage },
  { path: '/account/settings', guard: 'logged-in', page: AccountPage },
]
