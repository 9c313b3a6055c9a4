import { defineConfig } from '@playwright/test'
import { browser, laptop, phone } from './support/devices.ts'

/** What is asserted here follows rights, rules, time or keys, and is the same at every width, or is the work of staff at a desk. What is about
 * how a page looks or is touched runs at both. Each of them has its screens walked at both by `every-screen`, their passing states at one. */
const AT_A_DESK = [
  'academy-not-set-up',
  'administer-a-course',
  'an-admin-is-demoted',
  'analytics-to-csv',
  'announcements',
  'change-email',
  'content-policy',
  'film-from-the-storage',
  'find-by-keyboard',
  'first-requests',
  'focus-follows',
  'forgotten-password',
  'google-and-github',
  'grade-by-keyboard',
  'import-questions',
  'invite-twenty-people',
  'lists-by-keyboard',
  'look-as-a-student',
  'mark-exams-by-keyboard',
  'offline',
  'print-a-list',
  'push',
  'quiz-runs-out',
  'reads-ahead',
  'refusals',
  'repeat-visits',
  'several-lectures',
  'superadmin-watches-the-system',
  'teach-a-course',
  'two-change-the-settings',
  'unsubscribe',
  'uploads',
  'who-has-stopped',
  'who-may-see-what',
]
/** The same for what students do on a phone, with what their teachers and the office do for it, and for teachers in class. */
const ON_A_PHONE = [
  'certificate',
  'course-card',
  'drawn-pages',
  'early-pages',
  'final-exam',
  'home-of-a-course',
  'lecture-questions',
  'messages',
  'messages-kept',
  'notifications',
  'sit-a-quiz',
  'sit-on-a-hanging-line',
  'study-a-course',
  'styles-of-a-page',
  'take-attendance',
]
const filesOf = (journeys: readonly string[]) => journeys.map((journey) => `**/${journey}.spec.ts`)

/** A page lives for a second or two: what the optimizing compiler works out for it comes too late, and takes a tenth of its time. */
const SHORT_LIVES = '--js-flags=--no-opt'

/** Whole journeys at 390 and 1280 px on one academy that this run starts for itself. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/academy-of-run.ts',
  outputDir: '../test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Where nobody looks on, a journey that fails once may try again; the summary says so.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Only journeys about being offline let the service worker in.
  use: {
    ...browser,
    launchOptions: { ...browser.launchOptions, args: [...browser.launchOptions.args, SHORT_LIVES] },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: filesOf(AT_A_DESK) },
    { name: 'laptop', use: laptop, testIgnore: filesOf(ON_A_PHONE) },
  ],
})
