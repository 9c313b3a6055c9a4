import { t } from '@lingui/core/macro'
import { CallFailure } from '../../../lib/calls/call.ts'

export type ThirdParty = 'turnstile' | 'hcaptcha' | 'recaptcha'

interface Widget {
  render: (
    host: HTMLElement,
    options: {
      sitekey: string
      theme: 'light' | 'dark'
      callback: (solution: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => unknown
}

const SERVICES: Record<ThirdParty, { script: string; name: string }> = {
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', name: 'turnstile' },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', name: 'hcaptcha' },
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', name: 'grecaptcha' },
}
const READY = 'captchaIsReady'
const loads = new Map<ThirdParty, Promise<Widget>>()

/** The service's script, once a visit; a failed load may be tried again. */
function loadWidget(provider: ThirdParty): Promise<Widget> {
  const known = loads.get(provider)
  if (known) return known
  const { script, name } = SERVICES[provider]
  const globals = window as unknown as Record<string, unknown>
  const load = new Promise<Widget>((resolve, reject) => {
    const element = document.createElement('script')
    globals[READY] = () => resolve(globals[name] as Widget)
    element.src = `${script}?render=explicit&onload=${READY}`
    element.onerror = () => {
      loads.delete(provider)
      element.remove()
      reject(new CallFailure(0, t`The check could not be loaded. It comes from another service.`))
    }
    document.head.append(element)
  })
  loads.set(provider, load)
  return load
}

/** Draws the service's own widget into a fresh child of `host`. Undefined stands for a solution that has expired. */
export async function drawThirdParty(
  host: HTMLElement,
  { provider, siteKey }: { provider: ThirdParty; siteKey: string },
  onChange: (solution: string | undefined) => void,
): Promise<void> {
  const widget = await loadWidget(provider)
  const place = document.createElement('div')
  host.replaceChildren(place)
  widget.render(place, {
    sitekey: siteKey,
    theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    callback: onChange,
    'expired-callback': () => onChange(undefined),
    'error-callback': () => onChange(undefined),
  })
}
