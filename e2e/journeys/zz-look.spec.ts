import { test } from '@playwright/test'
import { people } from '../support/people.ts'
import { signIn } from '../support/sign-in.ts'
