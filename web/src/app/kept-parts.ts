/** Loaded by need, and kept on the device with the pages that are: what these need without a line. Only the build reads this list
 * (build/service-worker.ts). */
export const keptParts: readonly (() => Promise<unknown>)[] = [
  () => import('./AccountMenuItems.tsx'),
  () => import('./Banners.tsx'),
  () => import('./BottomTabs.tsx'),
  () => import('./Footer.tsx'),
  () => import('./MobileMenu.tsx'),
  () => import('./SignedInTools.tsx'),
  () => import('./WaitingBanner.tsx'),
  () => import('../features/attempts/browser/store.ts'),
  () => import('../features/attempts/components/sitting-place.tsx'),
  () => import('../features/attempts/result/exam-result.tsx'),
  () => import('../features/users/components/sign-in-again.tsx'),
  () => import('../features/users/session/logout.ts'),
  () => import('../imigongo/drawn-cover.tsx'),
  () => import('../lib/device/outbox/store.ts'),
  () => import('../lib/queries.tsx'),
  () => import('../lib/show-toast.tsx'),
  () => import('../lib/updates.ts'),
  () => import('../ui/copy-line.tsx'),
]
