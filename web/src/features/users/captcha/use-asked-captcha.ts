import { useState } from 'react'
import type { CallFailure } from '../../../lib/calls/call.ts'
import { useCaptcha } from './use-captcha.ts'

/** For forms that need a check only once the server asks for one: after failures, or when many come from one address. */
export function useAskedCaptcha() {
  const [isAsked, setIsAsked] = useState(false)
  const captcha = useCaptcha(isAsked)
  /** For the form's `onRefused`: the sentence still shows, and the check beside it. */
  const onRefused = (failure: CallFailure) => {
    if (failure.fields.captcha) setIsAsked(true)
    return false
  }
  return { captcha, isAsked, onRefused }
}
