import { NOWHERE } from '@academy/contract/http/rules'
import { lazyPlainPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const HomePage = lazyPlainPage('site', () => import('./pages/home-page.tsx'), 'HomePage')
const AboutPage = lazyPlainPage('site', () => import('./pages/about-page.tsx'), 'AboutPage')
const UnsubscribePage = lazyPlainPage('site', () => import('./pages/unsubscribe-page.tsx'), 'UnsubscribePage')
const NotFoundPage = lazyPlainPage('site', () => import('./pages/not-found-page.tsx'), 'NotFoundPage')

const open = { guard: 'everyone', frame: 'public', kind: 'public' } as const

export const siteRoutes: readonly PageRoute[] = [
  {
    ...open,
    path: '/',
    place: 'home',
    drawn: true,
    head: import.meta.env.SSR && {
      words:
        'Technology courses from {location}, made for your phone and priced in RWF. Learn at your own pace, and earn a certificate that anybody can check.',
      isHome: true,
      isListed: true,
    },
    page: HomePage,
  },
  {
    ...open,
    path: '/about',
    place: 'about',
    drawn: true,
    head: import.meta.env.SSR && {
      words: 'The story, mission and vision of {name}. {tagline}',
      isListed: true,
    },
    page: AboutPage,
  },
  { ...open, path: '/unsubscribe/:token', drawn: true, secrets: ['token'], page: UnsubscribePage },
  { ...open, path: NOWHERE, frame: 'by-role', drawn: true, page: NotFoundPage },
]
