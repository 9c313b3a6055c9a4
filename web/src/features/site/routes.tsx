import { lazyPlainPage, type PageRoute } from '../../lib/page-route.ts'

const HomePage = lazyPlainPage('site', () => import('./pages/home-page.tsx'), 'HomePage')
const AboutPage = lazyPlainPage('site', () => import('./pages/about-page.tsx'), 'AboutPage')
export const NotFoundPage = lazyPlainPage('site', () => import('./pages/not-found-page.tsx'), 'NotFoundPage')

export const siteRoutes: readonly PageRoute[] = [
  { path: '/', guard: 'everyone', page: HomePage },
  { path: '/about', guard: 'everyone', page: AboutPage },
]
